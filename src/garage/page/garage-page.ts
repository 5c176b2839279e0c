import { garagePaths } from '../../account/gate-kinds.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';

export const [GARAGE_PATH] = garagePaths;

/** The built page, which the function serves to signed-out visitors. */
export const GARAGE_FILE = '/forms/garage';

type Dealer = Pick<Settings, 'garage' | 'account'>;

export function hasGarage({ garage }: Pick<Dealer, 'garage'>): boolean {
  return garage.page.show;
}
