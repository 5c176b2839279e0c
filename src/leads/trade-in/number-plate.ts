import { MAX_PLATE_CHARACTERS } from '../../values/input/format-typed.ts';
import { plainCharacters } from '../../values/input/typed-text.ts';

/** "regoState" (leads and dealer §3): the state of registration. */
export const regoStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** Full names of the states, as on number plates. */
export const regoStateNames: Readonly<Record<(typeof regoStates)[number], string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

type RegoState = (typeof regoStates)[number];

/** Normalises a plate to `123ABC`; null if no Australian plate has this format. Accepts whatever the input does. */
export function readNumberPlate(text: string): string | null {
  const plate = plainCharacters(text)
    .toUpperCase()
    .replace(/[\s·.-]/g, '');
  return /^[A-Z0-9]+$/.test(plate) && plate.length <= MAX_PLATE_CHARACTERS ? plate : null;
}

export function readRegoState(text: string): RegoState | null {
  const state = text.trim().toUpperCase();
  return regoStates.find((known) => known === state) ?? null;
}
