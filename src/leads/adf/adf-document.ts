import { staffClock } from '../../locations/hours/branch-zone.ts';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import { instantOf, localIso } from '../../values/time/date.ts';
import { element, known, renderXml, type XmlElement } from '../../values/xml.ts';
import { appointmentText } from '../test-drive/appointment/appointment-text.ts';
import { adfComments } from './adf-comments.ts';
import { type AdfDealer, type AdfLead, fieldText } from './adf-lead.ts';
import { adfVehicles } from './adf-vehicles.ts';

interface Delivery {
  /** True when the same lead was delivered before and somebody triggered the delivery again. */
  readonly isResent: boolean;
}

/**
 * A lead in the Auto-lead Data Format 1.0, which every CRM of the trade reads. Elements follow the order of the
 * format's DTD. Any field may hold any text.
 * @see https://repository.data2type.de/ADF/v_1.0/html
 */
export function adfDocument(lead: AdfLead, dealer: AdfDealer, { isResent }: Delivery): string {
  const prospect = element('prospect', { status: isResent ? 'resend' : 'new' }, [
    element('id', { sequence: '1', source: dealer.site.url }, lead.id),
    element('requestdate', {}, localIso(lead.receivedAtMs, dealer.site.timeZone)),
    ...adfVehicles(lead, dealer),
    customer(lead, dealer),
    vendor(lead, dealer),
    element('provider', {}, [
      element('name', { part: 'full' }, lead.attributes.source),
      element('service', {}, lead.category),
      element('url', {}, dealer.site.url),
    ]),
  ]);
  const document = renderXml(element('adf', {}, [prospect]));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${document}\n`;
}

function customer(lead: AdfLead, dealer: AdfDealer): XmlElement {
  const [first, last] = [fieldText(lead, 'name'), fieldText(lead, 'last_name')];
  const [email, phone] = [fieldText(lead, 'email'), fieldText(lead, 'phone')];
  const prefers = fieldText(lead, 'PreferredContactMethod');
  return element('customer', {}, [
    element('contact', {}, [
      ...names(first, last, email ?? phone ?? ''),
      ...reachedBy(email, phone, prefers),
      postalAddress(fieldText(lead, 'postcode')),
    ]),
    timeframe(lead, dealer),
    known('comments', adfComments(lead, dealer)),
  ]);
}

/** The appointment of a test drive in the time zone of its branch, once for calendars and once as text. */
function timeframe(lead: AdfLead, { leads, site, locations: { locations } }: AdfDealer): XmlElement | null {
  const at = fieldText(lead, 'booking_at');
  const clock = staffClock(
    locations.find(({ id }) => id === lead.routing.branch),
    site,
  );
  const instant = at === null ? null : instantOf(at, clock.timeZone);
  if (instant === null) return null;
  const words = appointmentText(instant, clock);
  return element('timeframe', {}, [
    element('description', {}, `${leads.testDrive.category}: ${words}`),
    element('earliestdate', {}, localIso(instant, clock.timeZone)),
  ]);
}

/** CRMs file a contact by name. A lead without a name is filed under its e-mail address or phone number. */
function names(first: string | null, last: string | null, otherwise: string): (XmlElement | null)[] {
  const type = 'individual';
  if (first === null && last === null) return [element('name', { part: 'full', type }, otherwise)];
  return [known('name', first, { part: 'first', type }), known('name', last, { part: 'last', type })];
}

/** ADF requires at least one of e-mail and phone. */
function reachedBy(
  email: string | null,
  phone: string | null,
  prefers: string | null,
): (XmlElement | null)[] {
  const isPreferred = (ways: readonly string[]) => (prefers !== null && ways.includes(prefers) ? '1' : null);
  const type = phone?.startsWith('04') ? 'cellphone' : 'voice';
  const byPhone = { type, time: 'nopreference', preferredcontact: isPreferred(['Phone', 'SMS']) };
  return [
    known('email', email, { preferredcontact: isPreferred(['Email']) }),
    email !== null && phone === null ? null : element('phone', byPhone, phone ?? ''),
  ];
}

/** ADF allows a postcode only inside an address that has a street element. */
function postalAddress(postcode: string | null): XmlElement | null {
  if (postcode === null) return null;
  return element('address', { type: 'home' }, [
    element('street', { line: '1' }, ''),
    element('postalcode', {}, postcode),
    element('country', {}, 'AU'),
  ]);
}

function vendor(lead: AdfLead, { site, locations: { locations } }: AdfDealer): XmlElement {
  const branch =
    locations.find(({ id }) => id === lead.routing.branch) ?? locations.find(({ primary }) => primary);
  const phone = branch?.phone ?? branch?.landlinePhone ?? site.phone;
  return element('vendor', {}, [
    branch ? element('id', { sequence: '1', source: site.url }, branch.id) : null,
    known('id', lead.routing.dealership?.slug ?? null, { sequence: '2', source: site.url }),
    element('vendorname', {}, branch?.name ?? site.name),
    element('url', {}, site.url),
    element('contact', {}, [
      element('name', { part: 'full', type: 'business' }, site.name),
      known('email', site.email),
      element('phone', { type: 'voice' }, phone ?? ''),
      branch ? branchAddress(branch) : null,
    ]),
  ]);
}

function branchAddress({ address: { street, city, state, postcode } }: Location): XmlElement {
  return element('address', { type: 'work' }, [
    element('street', { line: '1' }, street),
    element('city', {}, city),
    element('regioncode', {}, state),
    element('postalcode', {}, postcode),
    element('country', {}, 'AU'),
  ]);
}
