import * as v from 'valibot';
import { storedAtom } from '../../../ui/storage/stored.store.ts';

/** Two cards a row on a phone, chosen on this device. early-input.js reads it before the first paint. */
export const $twoInRow = storedAtom<boolean>({
  key: 'two-in-row',
  version: 1,
  schema: v.boolean(),
  empty: false,
});
