import type { Settings } from '../tenant/settings/subjects.ts';
import { fill } from '../values/fill.ts';

type Dealer = Pick<Settings['site'], 'vehicleWord' | 'name' | 'legalName' | 'phone' | 'email'>;

/** The values of the placeholders that any text of a dealer may contain, such as `{dealer}`. */
export function dealerWords(site: Dealer, { startOfSentence = false } = {}): Record<string, string> {
  const word = (text: string) => (startOfSentence ? text.charAt(0).toUpperCase() + text.slice(1) : text);
  return {
    car: word(site.vehicleWord.one),
    cars: word(site.vehicleWord.many),
    dealer: site.name,
    legalName: site.legalName,
    phone: site.phone ?? '',
    email: site.email ?? '',
  };
}

/**
 * Subjects with lists of texts (announcements, links, paragraphs) in which `{dealer}` and the like are filled in. Not
 * `success`: its `{phone}` is the number of a branch, filled in later. Not `leads`: a category must stay equal to the
 * setting `defaultCategory`; only the boxes of its service form are filled in.
 */
const subjectsWithLists = [
  'appointments',
  'blog',
  'brands',
  'catalogue',
  'finance',
  'home',
  'locations',
  'navigation',
  'promotions',
  'site',
  'valuation',
  'vehicle',
] as const satisfies readonly (keyof Settings)[];

/** Whether `withDealerWords` fills the lists of this subject. */
export function hasFilledLists(subject: string): boolean {
  return subjectsWithLists.some((name) => name === subject);
}

/**
 * The settings with the dealer's words in the texts of lists, such as `{dealer}` in an announcement. Texts outside lists
 * also have placeholders of their own, so the pages that show them fill them in.
 */
export function withDealerWords(settings: Settings): Settings {
  const words = dealerWords(settings.site);
  const capitalised = dealerWords(settings.site, { startOfSentence: true });
  const filledText = (text: string) =>
    fill(
      text.replace(/^\{\w+\}/, (first) => fill(first, capitalised)),
      words,
    );
  const filled = (value: unknown, isListed: boolean): unknown => {
    if (typeof value === 'string') return isListed ? filledText(value) : value;
    if (Array.isArray(value)) return value.map((item) => filled(item, true));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, isListed)]));
  };
  const changed = subjectsWithLists.map((subject) => [subject, filled(settings[subject], false)]);
  const { service } = settings.leads;
  const leads = { ...settings.leads, service: { ...service, options: service.options.map(filledText) } };
  // Only texts have changed, so the type is still that of the settings.
  return { ...settings, leads, ...Object.fromEntries(changed) } as Settings;
}
