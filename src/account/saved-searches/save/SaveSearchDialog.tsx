import { useStore } from '@nanostores/react';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { $account } from '../../session/account.store.ts';
import type { SaveSearchFacts } from '../saved-searches-facts.ts';
import { SaveSearchForm } from './SaveSearchForm.island.tsx';
import styles from './save-search-dialog.css?url';

interface Props {
  facts: SaveSearchFacts;
  /** The criteria to save, and the search in words. */
  asked: { readonly search: string; readonly name: string };
  /** The button that opened the dialog; null while it is closed. */
  opener: HTMLElement | null;
  onClosed: () => void;
}

/** The form in a dialog over the search results. */
export function SaveSearchDialog({ facts, asked, opener, onClosed }: Props) {
  const email = useStore($account)?.email ?? '';
  const { heading: title, close } = facts.texts;
  return (
    <Sheet id="save-search-sheet" {...{ title, close, styles, opener, onClosed }}>
      {opener && <SaveSearchForm facts={facts} {...asked} email={email} />}
    </Sheet>
  );
}
