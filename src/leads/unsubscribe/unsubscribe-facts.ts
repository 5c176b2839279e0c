import type { SubmissionResult } from '../../forms/sending/submission-result.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formTexts } from '../form/lead-form-facts.ts';
import type { UnsubscribeTexts } from './unsubscribe.schema.ts';

/** Takes the posted form; a GET shows the form to browsers without JavaScript. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/** Props of the page on demand. */
export interface UnsubscribeProps {
  readonly isDone: boolean;
  /** Posted values and their errors; null if nothing was posted yet. */
  readonly lastResult: SubmissionResult | null;
}

export type UnsubscribeFacts = ReturnType<typeof unsubscribeFacts>;

export function unsubscribeFacts(settings: Pick<Settings, 'contact' | 'forms' | 'leads' | 'site'>) {
  const { label, hint, submit, done } = settings.contact.forms.unsubscribe;
  return {
    ...{ label, hint, submit },
    done: fill(done, { dealer: settings.site.name }),
    errors: unsubscribeErrors(settings),
    texts: formTexts(settings),
  };
}

export function unsubscribeErrors({ contact, leads }: Pick<Settings, 'contact' | 'leads'>): UnsubscribeTexts {
  return { required: leads.texts.required, invalid: contact.forms.unsubscribe.invalid };
}
