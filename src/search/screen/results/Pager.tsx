import type { MouseEvent, ReactNode } from 'react';
import { usePagination } from 'react-instantsearch';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fill } from '../../../values/fill.ts';
import { pageLinks } from '../../landing/listing/paging.ts';
import { isPlainClick } from '../plain-click.ts';
import { useScreen } from '../use-screen.ts';
import './pager.css';

interface Props {
  /** Called when another page was chosen: the keyboard goes on at its cars, not below them. */
  onPaged: () => void;
}

/** Links to the pages of results. Those without parameters are built pages, which work without JavaScript. */
export function Pager({ onPaged }: Props) {
  const { texts, router, state, dispatch } = useScreen();
  const { nbPages: pageCount, currentRefinement } = usePagination();
  const page = Math.min(currentRefinement + 1, pageCount);
  if (pageCount <= 1) return null;
  const hrefOf = (to: number) => router.linkOf({ ...state, page: to });
  const link = (to: number, children: ReactNode, attributes: Readonly<Record<string, string>>) => (
    <a
      {...attributes}
      href={hrefOf(to)}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        dispatch({ type: 'page', page: to });
        onPaged();
      }}
    >
      {children}
    </a>
  );
  const named = (to: number) => ({ 'aria-label': fill(texts.page, { page: to, pages: pageCount }) });
  return (
    <nav className="pager figures" aria-label={texts.pages}>
      {page > 1 &&
        link(page - 1, [<Icon key="icon" name="chevron-left" />, texts.previousPage], {
          rel: 'prev',
          className: 'pager-step',
        })}
      <ol role="list">
        {pageLinks(page, pageCount).map((to, place) => (
          <li key={to === 'gap' ? `gap ${place}` : to}>
            {to === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              link(to, to, to === page ? { ...named(to), 'aria-current': 'page' } : named(to))
            )}
          </li>
        ))}
      </ol>
      {page < pageCount &&
        link(page + 1, [texts.nextPage, <Icon key="icon" name="chevron-right" />], {
          rel: 'next',
          className: 'pager-step pager-next',
        })}
      {hrefOf(pageCount).includes('?') && <p className="pager-further">{texts.furtherPages}</p>}
    </nav>
  );
}
