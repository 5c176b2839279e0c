import { element, known, type XmlElement } from '../../values/xml.ts';
import { type AdfDealer, type AdfLead, type AdfVehicle, fieldText } from './adf-lead.ts';

/**
 * The vehicle that the lead is about, and the shopper's trade-in. ADF requires at least one vehicle with year, make
 * and model; for an enquiry about no vehicle the three are empty.
 */
export function adfVehicles(lead: AdfLead, dealer: AdfDealer): readonly XmlElement[] {
  const trade = tradeIn(lead, dealer);
  const wanted =
    lead.vehicle === null ? wantedByWords(lead, trade, dealer) : catalogueVehicle(lead, lead.vehicle, dealer);
  return [wanted, trade].filter((vehicle) => vehicle !== null);
}

function catalogueVehicle(lead: AdfLead, vehicle: AdfVehicle, dealer: AdfDealer): XmlElement {
  const { currency, url } = dealer.site;
  const status = vehicle.carType === 'new' ? 'new' : 'used';
  return element('vehicle', { interest: interestOf(lead, dealer), status }, [
    element('id', { sequence: '1', source: url }, vehicle.id),
    element('year', {}, String(vehicle.year ?? '')),
    element('make', {}, vehicle.make ?? ''),
    element('model', {}, vehicle.model ?? ''),
    known('vin', vehicle.vin),
    known('stock', vehicle.stockNumber),
    known('trim', vehicle.badge),
    known('doors', vehicle.doors),
    known('bodystyle', vehicle.body),
    known('transmission', vehicle.transmission),
    known('odometer', vehicle.odometerKm, { status: 'unknown', units: 'km' }),
    colour(vehicle.colour),
    known('imagetag', vehicle.image && absolute(vehicle.image, url), { alttext: vehicle.name }),
    known('price', vehicle.price, { type: 'asking', currency }),
    finance(lead, currency),
    known('comments', `${url}/cars/${vehicle.slug}`),
  ]);
}

function interestOf(lead: AdfLead, { leads }: AdfDealer): string {
  return lead.category === leads.testDrive.category ? 'test-drive' : 'buy';
}

function colour(name: string | null): XmlElement | null {
  const parts = [known('exteriorcolor', name), element('preference', {}, '1')];
  return name === null || name === '' ? null : element('colorcombination', {}, parts);
}

function absolute(address: string, siteUrl: string): string {
  return address.startsWith('/') ? `${siteUrl}${address}` : address;
}

/** The loan that the shopper asks for. */
function finance(lead: AdfLead, currency: string): XmlElement | null {
  const total = fieldText(lead, 'amount') ?? fieldText(lead, 'purchasePrice');
  if (total === null) return null;
  return element('finance', {}, [
    element('method', {}, 'finance'),
    element('amount', { type: 'total', limit: 'maximum', currency }, total),
  ]);
}

/**
 * The vehicle as the shopper described it; null when the lead is only about a trade-in. A customer's own car in the
 * workshop is not for sale: it stays in the comments.
 */
function wantedByWords(lead: AdfLead, trade: XmlElement | null, dealer: AdfDealer): XmlElement | null {
  const { service, parts, valuation } = dealer.leads;
  const isServed = [service.category, parts.category].includes(lead.category);
  const said = (name: string) => (isServed ? null : fieldText(lead, name));
  const description = said('car_description');
  if (description === null && trade !== null) return null;
  const interest = lead.category === valuation.category ? 'trade-in' : interestOf(lead, dealer);
  return element('vehicle', { interest }, [
    element('year', {}, said('car_year') ?? ''),
    element('make', {}, said('Vehicle Make') ?? ''),
    element('model', {}, said('Vehicle Model') ?? ''),
    known('comments', description),
  ]);
}

function tradeIn(lead: AdfLead, { site }: AdfDealer): XmlElement | null {
  const said = (name: string) => fieldText(lead, `trade_${name}`);
  const rego = [said('rego'), said('rego_state')].filter((part) => part !== null).join(' ');
  const [make, model] = [said('make'), said('model')];
  if (make === null && model === null && rego === '') return null;
  return element('vehicle', { interest: 'trade-in', status: 'used' }, [
    element('year', {}, said('year') ?? ''),
    element('make', {}, make ?? ''),
    element('model', {}, model ?? ''),
    known('vin', said('vin')),
    known('trim', said('badge')),
    known('odometer', said('odometer_km'), { status: 'unknown', units: 'km' }),
    known('price', said('valuation_high'), { type: 'appraisal', currency: site.currency }),
    known('comments', [rego && `Rego ${rego}`, said('notes')].filter(Boolean).join('\n')),
  ]);
}
