import type { Settings } from '../tenant/settings/subjects.ts';

/** What every form says besides its labels: forms.json `texts`, and what depends on the form. */
export type FormTexts = Settings['forms']['texts'] & {
  /** "An error occurred when submitting this form" (leads and dealer §8). */
  readonly failed: string;
  /** The same before the last step. */
  readonly failedStep: string;
  /** Said after `failed` where the server has stored the form although a later part failed. */
  readonly storedHelp: string;
};

/** In what a form differs from the others. */
export interface FormWays {
  /** Each step is sent when it is left, so that the server has what was filled in. */
  readonly sendsSteps: boolean;
  /** The sentence for a shopper who is offline; null where the form is kept on the device and sent later. */
  readonly offline: string | null;
  /** The reply must say where the shopper goes on. */
  readonly needsRedirect: boolean;
}

export const usualWays: FormWays = { sendsSteps: true, offline: null, needsRedirect: false };
