import type { ReactNode } from 'react';
import { toast } from '../../../ui/toasts/toast.store.ts';
import { useSearchForm } from '../save/use-search-form.ts';
import type { SavedSearch } from '../saved-search.schema.ts';
import type { SavedSearchesFacts } from '../saved-searches-facts.ts';
import { savedSearchesPath } from '../saved-searches-paths.ts';

interface ButtonProps {
  facts: SavedSearchesFacts;
  /** Action and hidden fields of the form. */
  action: string;
  fields: Readonly<Record<string, string>>;
  className: string;
  /** Accessible name, if the visible label is not enough. */
  label?: string;
  onDone: (search: SavedSearch | null) => void;
  children: ReactNode;
}

/** A form that consists of a button. Errors are shown as a toast. */
export function SearchButton({ facts, action, fields, className, label, onDone, children }: ButtonProps) {
  const { list, form } = facts;
  const { isBusy, submit } = useSearchForm({
    texts: { failed: list.failed, offline: form.offline },
    channel: 'sms',
    path: savedSearchesPath,
    onDone,
    onFailed: (message) => toast(message, form.close, { isAlert: true }),
  });
  return (
    <form method="post" action={action} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className} aria-label={label} aria-disabled={isBusy || undefined}>
        {children}
      </button>
    </form>
  );
}
