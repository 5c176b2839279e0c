import type { FormProps } from '../../forms/Form.tsx';
import { tellLeadSent, thanksAfter } from '../success/sent-lead.store.ts';
import { visitSoFar } from './visit.store.ts';

/**
 * Sending for forms that become leads: attaches the visit, dispatches the lead events, and navigates to the URL in
 * the reply or to the page of thanks.
 */
export function useLeadSending(): Pick<FormProps, 'extra' | 'onSent' | 'onStored'> {
  return {
    extra: () => ({ url: location.pathname, lead_attributes: JSON.stringify(visitSoFar()) }),
    onStored: (reply, values, form) => form && tellLeadSent(form, values, reply),
    onSent: (reply, values, form) => {
      if (form === null || !tellLeadSent(form, values, reply)) return;
      const path = thanksAfter(values, reply);
      // An open dialog has a history entry of its own; `replace` prevents Back from returning to it.
      if (form.closest('dialog[open]')) location.replace(path);
      else location.assign(path);
    },
  };
}
