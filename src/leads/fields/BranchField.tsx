import { BranchPicker } from '../../forms/fields/BranchPicker.tsx';
import type { LeadFormFacts } from '../form/lead-form-facts.ts';

/** The branch or dealership of a lead: a list, or a hidden field, as `branchQuestion` decides. */
export function BranchField({ facts }: { facts: Pick<LeadFormFacts, 'branch' | 'labels'> }) {
  const { branch, labels } = facts;
  if (branch === null) return null;
  const { name, question } = branch;
  const choices = (by: 'location' | 'dealership') => (question.ask?.by === by ? question.ask.choices : null);
  return (
    <>
      <BranchPicker
        name="dealership_slug"
        label={labels.dealership}
        choices={choices('dealership')}
        value={question.dealership}
      />
      <BranchPicker
        name={name}
        label={labels.location}
        choices={choices('location')}
        value={question.location}
      />
    </>
  );
}
