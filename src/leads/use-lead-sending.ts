import type { FormProps } from '../forms/Form.tsx';
import { visitSoFar } from './form/visit.store.ts';
import { tellLeadSent, thanksAfter } from './success/sent-lead.store.ts';

/**
 * What a form does around sending where it becomes a lead: the visit goes along, events tell of the lead, and the
 * shopper goes on to where the reply says, else to the page of thanks.
 */
export function useLeadSending(): Pick<FormProps, 'extra' | 'onSent' | 'onStored'> {
  return {
    extra: () => ({ url: location.pathname, lead_attributes: JSON.stringify(visitSoFar()) }),
    onStored: (reply, values, form) => form && tellLeadSent(form, values, reply),
    onSent: (reply, values, form) => {
      if (form === null || !tellLeadSent(form, values, reply)) return;
      const path = thanksAfter(values, reply);
      // A dialog is an entry of the history of its own, to which nobody wants to go back.
      if (form.closest('dialog[open]')) location.replace(path);
      else location.assign(path);
    },
  };
}
