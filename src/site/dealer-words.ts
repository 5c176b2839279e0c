import type { Settings } from '../tenant/settings/subjects.ts';

type Dealer = Pick<Settings['site'], 'vehicleWord' | 'name' | 'legalName' | 'phone' | 'email'>;

/** The placeholders that every text of a dealer may hold, `{dealer}` and the like, and what stands for each. */
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
