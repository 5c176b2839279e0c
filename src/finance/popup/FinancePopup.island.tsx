/**
 * An island because the finance form opens in a dialog over the page. It hydrates when the pointer or focus comes
 * near a link to the form, and fetches its texts then. Without JavaScript the links lead to the finance page.
 */
import { lazy, Suspense, useState } from 'react';
import { useOpenedLinks } from '../../ui/dialog/use-opened-links.ts';
import { type FinancePopupContent, useFinancePopup } from './use-finance-popup.ts';

interface Opened extends FinancePopupContent {
  /** The query of the link that opened it. */
  readonly search: string;
}

/** Called together with the request for the texts, so that code and data load in parallel. */
const loadDialog = async () => {
  const { FinanceDialog } = await import('./FinanceDialog.tsx');
  return { default: FinanceDialog };
};
const Dialog = lazy(loadDialog);

export function FinancePopup() {
  const contentOf = useFinancePopup();
  /** A closed dialog stays mounted to keep its input, until a dialog for another vehicle replaces it. */
  const [opened, setOpened] = useState<Opened | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const load = async (search: string) => {
    const [content] = await Promise.all([contentOf(search), loadDialog().catch(loadDialog)]);
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
