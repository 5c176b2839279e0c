/**
 * An island because what is typed is checked, kept as a draft and sent without leaving the page. It hydrates at the
 * first touch, or at once where the device keeps a draft or contact details. Without JavaScript the form is posted.
 */
import { LeadFields } from './fields/LeadFields.tsx';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';

/** Any of the dealer's lead forms, by the name in its facts. */
export function LeadFormIsland(props: LeadFormProps) {
  return <LeadForm {...props} Fields={LeadFields} />;
}
