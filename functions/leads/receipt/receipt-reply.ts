import { isByDealership } from '#src/leads/routing/lead-routing.ts';
import type { Receipt } from '#src/leads/success/receipt.schema.ts';
import { successKind } from '#src/leads/success/success-kind.ts';
import { branchClock } from '#src/locations/hours/branch-zone.ts';
import { dealerWords } from '#src/site/dealer-words.ts';
import type { Location } from '#src/tenant/settings/locations/locations.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { imageUrl } from '#src/ui/photo/image-url.ts';
import { formatPhone } from '#src/values/contact/phone.ts';
import { fill } from '#src/values/fill.ts';
import { formatWholeMoney } from '#src/values/money.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { leadRecipient } from './lead-recipient.ts';
import { dateAndTimeOf, receiptRows } from './receipt-rows.ts';

interface Asked {
  readonly lead: StoredLead;
  /** The test drive as it stands now. */
  readonly appointment: Receipt['appointment'];
  readonly similar: Receipt['similar'];
  readonly nowMs: number;
}

/** What a shopper sees of a lead on `/success` and on the receipt page. */
export async function receiptReply(
  published: Pick<PublishedSite, 'settings' | 'vehicle'>,
  { lead, appointment, similar, nowMs }: Asked,
): Promise<Receipt> {
  const { settings } = published;
  const { id, receivedAtMs, category, subcategory, fields } = lead;
  const recipient = leadRecipient(appointment?.location.id ?? lead.routing.branch, settings, nowMs);
  const kind = successKind({ category, subcategory, appointment: appointment?.status ?? null }, settings);
  const words = {
    ...dealerWords(settings.site),
    branch: recipient.name,
    phone: recipient.phone?.label ?? '',
  };
  const { booking_at: _booked, ...unbooked } = fields;
  return {
    lead_id: id,
    received_at: iso(receivedAtMs),
    ...{ category, subcategory, fields: readableFields(fields) },
    branch: branchOf(lead, settings),
    dealership: lead.routing.dealership,
    vehicle: await vehicleOf(published, lead),
    consent: consentOf(lead, settings),
    heading: settings.success.kinds[kind].heading,
    intro: introOf(lead, settings),
    next: settings.success.kinds[kind].next.map((step) => fill(step, words)),
    recipient,
    // Leaves out the booked time: the appointment may have been moved and shows its own.
    sent: receiptRows(
      { ...(appointment === null ? fields : unbooked), ...chosenDealership(lead) },
      settings,
      branchClock(locationOf(lead, settings), settings.site),
    ),
    offer: offerOf(lead, settings),
    ...{ appointment, similar },
  };
}

function readableFields({ phone, ...others }: StoredLead['fields']): Receipt['fields'] {
  return { ...others, ...(typeof phone === 'string' && { phone: formatPhone(phone) }) };
}

function locationOf({ routing }: StoredLead, { locations }: Settings): Location | undefined {
  return locations.locations.find(({ id }) => id === routing.branch);
}

function branchOf(lead: StoredLead, settings: Settings): Receipt['branch'] {
  const location = locationOf(lead, settings);
  return location === undefined ? null : { id: location.id, name: location.name };
}

/** Only if the shopper chose a dealership; otherwise showing the branch is enough. */
function chosenDealership({ routing: { rule, dealership } }: StoredLead): StoredLead['fields'] {
  return isByDealership(rule) && dealership !== null ? { dealership_slug: dealership.name } : {};
}

async function vehicleOf(
  { settings, vehicle: vehicleAt }: Pick<PublishedSite, 'settings' | 'vehicle'>,
  { vehicle }: StoredLead,
): Promise<Receipt['vehicle']> {
  if (vehicle === null) return null;
  const { id, slug, name, image } = vehicle;
  const isThere = (await vehicleAt(slug)) !== null;
  return {
    ...{ id, slug, name },
    path: isThere ? vehiclePath({ slug }) : null,
    image:
      image === null ? null : imageUrl(image, Math.min(...settings.images.widths), 3 / 2, settings.images),
  };
}

function consentOf({ consent, withdrawnAtMs }: StoredLead, settings: Settings): Receipt['consent'] {
  const { receipt } = settings.leads;
  const asked = consent.optIn ? `${receipt.agreed} ${consent.text}` : receipt.declined;
  return {
    opt_in: consent.optIn && withdrawnAtMs === null,
    words:
      withdrawnAtMs === null ? asked : fill(receipt.withdrawn, dateAndTimeOf(withdrawnAtMs, settings.site)),
    ...{ text: consent.text, page: consent.page, terms: consent.terms },
    at: iso(consent.at),
    withdrawn_at: withdrawnAtMs === null ? null : iso(withdrawnAtMs),
  };
}

function introOf(lead: StoredLead, settings: Settings): string {
  const { receipt } = settings.leads;
  const branch = branchOf(lead, settings);
  const received = fill(receipt.intro, {
    dealer: settings.site.name,
    ...dateAndTimeOf(lead.receivedAtMs, settings.site),
  });
  if (branch === null) return received;
  const { rule, dealership } = lead.routing;
  // A dealership without a name of its own has that of its first branch.
  const isNamed = isByDealership(rule) && dealership?.name !== branch.name;
  const where = isNamed ? receipt.branchOfDealership : receipt.branch;
  return `${received} ${fill(where, { branch: branch.name, dealership: dealership?.name ?? '' })}`;
}

function offerOf({ fields }: StoredLead, { leads, success, site }: Settings): Receipt['offer'] {
  const dollars = (name: string) => {
    const value = fields[name];
    return typeof value === 'number' ? formatWholeMoney(value, site.currency) : null;
  };
  const taken = dollars('trade_offer_accepted');
  const label = leads.receipt.labels['trade_offer_accepted'] ?? success.texts.estimate;
  if (taken !== null) return { label, text: taken };
  const [low, high] = [dollars('trade_valuation_low'), dollars('trade_valuation_high')];
  return low === null || high === null ? null : { label: success.texts.estimate, text: `${low} – ${high}` };
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
