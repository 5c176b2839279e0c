import type { Settings } from '../../tenant/settings/subjects.ts';
import type { LeadRouting } from '../routing/lead-routing.ts';

/** The part of a stored lead that goes into the ADF document. */
export interface AdfLead {
  readonly id: string;
  readonly receivedAtMs: number;
  readonly category: string;
  readonly subcategory: string | null;
  readonly routing: LeadRouting;
  readonly fields: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly vehicle: AdfVehicle | null;
  readonly attributes: {
    readonly url: string;
    readonly source: string;
    readonly visited_pages: readonly string[];
    readonly linked_query_params: Readonly<Record<string, string>>;
  };
  readonly consent: { readonly optIn: boolean; readonly text: string; readonly at: number };
  /**
   * Id of the first lead that this one duplicates: same person, same vehicle, within a day; null for a first lead.
   */
  readonly repeats: string | null;
  readonly withdrawnAtMs: number | null;
}

/** The vehicle that the lead is about, from the catalogue. */
export interface AdfVehicle {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly carType: 'new' | 'demo' | 'used';
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly manufacturerSlug: string | null;
  readonly badge: string | null;
  readonly body: string | null;
  readonly transmission: string | null;
  readonly colour: string | null;
  readonly doors: number | null;
  readonly vin: string | null;
  readonly stockNumber: string | null;
  readonly odometerKm: number | null;
  readonly price: number | null;
  readonly image: string | null;
}

export type AdfDealer = Pick<Settings, 'site' | 'locations' | 'leads'>;

/** A field as trimmed text; null when it is missing or empty. */
export function fieldText({ fields }: AdfLead, name: string): string | null {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (value === undefined) return null;
  return valueText(value).trim() || null;
}

export function valueText(value: AdfLead['fields'][string]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? value.join(', ') : String(value);
}
