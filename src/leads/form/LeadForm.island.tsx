/**
 * An island because what is typed is checked, kept as a draft and sent without leaving the page. It hydrates at the
 * first touch, or at once where the device keeps a draft or contact details. Without JavaScript the form is posted.
 */
import { LeadFields } from '../fields/LeadFields.tsx';
import { type LeadFormProps, LeadFormShell } from './LeadFormShell.tsx';

/** Renders any of the dealer's lead forms; `facts` says which one. */
export function LeadForm(props: LeadFormProps) {
  return <LeadFormShell {...props} Fields={LeadFields} />;
}
