import { toast } from '../../ui/toast.client.ts';

/** Says that no more can be kept: seldom, so that it is loaded only then. */
export function sayFull(sentence: string, closeLabel: string): void {
  toast(sentence, closeLabel);
}
