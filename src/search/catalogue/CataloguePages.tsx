import type { ComponentProps } from 'react';
import { fill } from '../../values/fill.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';

interface Props {
  texts: CatalogueFacts['texts'];
  page: number;
  pages: number;
  /** Props of the link to a page. */
  to: (page: number) => ComponentProps<'a'>;
}

/** Links to the previous and next page, if there are several. */
export function CataloguePages({ texts, page, pages, to }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={texts.pages}>
      {page > 1 && (
        <a className="button button--quiet" rel="prev" {...to(page - 1)}>
          {texts.previousPage}
        </a>
      )}
      <span className="figures">{fill(texts.page, { page, pages })}</span>
      {page < pages && (
        <a className="button button--quiet" rel="next" {...to(page + 1)}>
          {texts.nextPage}
        </a>
      )}
    </nav>
  );
}
