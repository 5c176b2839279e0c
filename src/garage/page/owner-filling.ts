import type { Filling } from '../../leads/about-vehicle/form-filling.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatPhone, maskPhone } from '../../values/phone.ts';

/** Who has signed in, as far as the page of the garage shows it. */
interface Owner {
  readonly contact: {
    /** National digits. */
    readonly phone: string;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly email: string | null;
  };
  /** The details have just been saved. */
  readonly hasSaved: boolean;
  /** The lists that have something in them: their empty states go. */
  readonly filled: readonly string[];
}

const shown = { hidden: null } as const;
const away = { hidden: '' } as const;

/** What makes the page that of whoever has signed in. The number is masked: others may look over a shoulder. */
export function ownerFillings({ contact, hasSaved, filled }: Owner, { garage }: Pick<Settings, 'garage'>) {
  const { texts } = garage.page;
  const { first_name, last_name, email } = contact;
  const phone = maskPhone(formatPhone(contact.phone));
  const name = [first_name, last_name].filter((part) => part !== null).join(' ');
  const fields = { first_name, last_name, email };
  return [
    { at: '[data-own]', attributes: shown },
    { at: '[data-guest]', attributes: away },
    { at: '[data-fill="who"]', text: fill(name === '' ? texts.signedIn : texts.signedInAs, { name, phone }) },
    ...Object.entries(fields).map(([field, value]) => ({
      at: `[name="${field}"]`,
      attributes: { value: value ?? '' },
    })),
    ...(hasSaved ? [{ at: '[data-fill="details-saved"]', attributes: shown }] : []),
    ...filled.map((list) => ({ at: `[data-none="${list}"]`, attributes: away })),
  ] satisfies Filling[];
}
