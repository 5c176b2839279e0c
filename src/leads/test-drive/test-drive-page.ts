import type { Settings } from '../../tenant/settings/subjects.ts';
import { testDriveBranches } from './test-drive-branch.ts';

/** "Lead pages: /book-test-drive/" (leads and dealer §2). */
export const TEST_DRIVE_PATH = '/book-test-drive';

type Needed = {
  readonly vehicle: { readonly card: Pick<Settings['vehicle']['card'], 'testDrive'> };
  readonly locations: Pick<Settings['locations'], 'locations'>;
};

/** Whether the dealer takes test drives: the button is enabled, and at least one branch can take them. */
export function hasTestDrives({ vehicle: { card }, locations: { locations } }: Needed): boolean {
  return card.testDrive.show && testDriveBranches(locations).length > 0;
}
