/**
 * An island because the form of finance opens over the page. It hydrates when somebody comes near a link to it; what it
 * says is fetched then. Without JavaScript the links lead to the page of finance.
 */
import { lazy, Suspense, useState } from 'react';
import { useOpenedLinks } from '../../ui/use-opened-links.ts';
import { type FinancePopupContent, useFinancePopup } from './use-finance-popup.ts';

interface Opened extends FinancePopupContent {
  /** The query of its link. */
  readonly search: string;
}

/** Its code is loaded at the same time as its content. */
const loadDialog = async () => {
  const { FinanceDialog } = await import('./FinanceDialog.tsx');
  return { default: FinanceDialog };
};
const Dialog = lazy(loadDialog);

export function FinancePopup() {
  const contentOf = useFinancePopup();
  /** A closed dialog stays mounted and keeps what was typed, until another vehicle's replaces it. */
  const [opened, setOpened] = useState<Opened | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const load = async (search: string) => {
    const [content] = await Promise.all([contentOf(search), loadDialog()]);
    return content;
  };
  const root = useOpenedLinks({
    wantedBy: ({ hash, search }) => (hash === '#finance-form' ? { search } : null),
    near: ({ search }) => load(search),
    open: async ({ search }, link) => {
      setOpened({ search, ...(await load(search)) });
      setOpener(link);
    },
  });
  return (
    <div ref={root}>
      <Suspense>
        {opened && (
          <Dialog key={opened.search} {...opened} opener={opener} onClosed={() => setOpener(null)} />
        )}
      </Suspense>
    </div>
  );
}
