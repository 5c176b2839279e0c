/**
 * An island because it saves the search currently on the screen, which changes without a page load. It hydrates at
 * the first touch. Without JavaScript the link leads to a form that saves the unfiltered listing.
 */
import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { toast } from '../../../ui/toasts/toast.store.ts';
import { isSignedIn } from '../../session/session.store.ts';
import { signInPath } from '../../sign-in/sign-in-path.ts';
import type { SaveSearchFacts } from '../saved-searches-facts.ts';
import { saveSearchPath } from '../saved-searches-paths.ts';
import './save-search-link.css';
import { type ScreenParts, screenFacts } from '../../../search/screen/page/screen-facts.ts';
import { searchOfPage } from '../../../search/screen/page/search-of-page.ts';
import { type PageData, readPageData } from '../../../ui/hydration/page-data.ts';
import { searchCriteria } from '../search-criteria.ts';
import { searchInWords } from '../search-in-words.ts';

const loadDialog = async () => (await import('./SaveSearchDialog.tsx')).SaveSearchDialog;

interface Props {
  facts: SaveSearchFacts;
  /** The data that the page shares with its search island. */
  parts: PageData<ScreenParts>;
  /** The criteria of the unfiltered listing. */
  search: string;
  /** Name of a search without filters. */
  all: string;
}

interface Shown {
  readonly Dialog: Awaited<ReturnType<typeof loadDialog>>;
  readonly asked: { readonly search: string; readonly name: string };
}

export function SaveSearch({ facts, parts, search, all }: Props) {
  const { texts } = facts;
  const isOpening = useRef(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const open = async (link: HTMLElement) => {
    if (isOpening.current) return;
    isOpening.current = true;
    const asked = searchOnScreen(parts, all);
    if (!isSignedIn()) {
      const back = location.pathname + location.search;
      const redirect = saveSearchPath(asked.search);
      location.assign(signInPath({ type: 'saved-search', redirect, back }));
    } else {
      const Dialog = await loadDialog()
        .catch(loadDialog)
        .catch(() => null);
      if (Dialog !== null) {
        setShown({ Dialog, asked });
        setOpener(link);
      } else if (navigator.onLine) location.assign(saveSearchPath(asked.search));
      else toast(texts.offline, texts.close, { isAlert: true });
    }
    isOpening.current = false;
  };
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(event.currentTarget);
  };
  return (
    <>
      <a className="save-search-link" href={saveSearchPath(search)} rel="nofollow" onClick={press}>
        <Icon name="bookmark" />
        {texts.open}
      </a>
      {shown && <shown.Dialog {...{ facts, opener }} asked={shown.asked} onClosed={() => setOpener(null)} />}
    </>
  );
}

/** The criteria of the current search, and the search in words. */
function searchOnScreen(parts: PageData<ScreenParts>, all: string): Shown['asked'] {
  const facts = screenFacts(readPageData(parts));
  const state = searchOfPage(facts.page) ?? facts.page.base;
  return { search: searchCriteria(state), name: searchInWords(state, facts, all) };
}
