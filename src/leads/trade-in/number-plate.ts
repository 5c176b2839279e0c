/** "regoState" (leads and dealer §3): where a vehicle is registered. */
export const regoStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** As they are written in full, on number plates too. */
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

/** The plate as registers write it, `123ABC`; null when no Australian plate is written so. */
export function readPlate(text: string): string | null {
  const plate = text.toUpperCase().replace(/[\s·.-]/g, '');
  return /^[A-Z0-9]{1,9}$/.test(plate) ? plate : null;
}

export function readRegoState(text: string): RegoState | null {
  const state = text.trim().toUpperCase();
  return regoStates.find((known) => known === state) ?? null;
}
