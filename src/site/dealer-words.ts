import type { Settings } from '../tenant/settings/subjects.ts';

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
