/**
 * An island because the list is filtered by text and options. It hydrates at the first touch, or at once if the
 * address has a filter. Without JavaScript all models are on one page.
 */
import { type MouseEvent, useEffect, useRef } from 'react';
import { fill } from '../../values/fill.ts';
import { dropSecondClicks } from '../screen/plain-click.ts';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { CataloguePages } from './CataloguePages.tsx';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { type CatalogueState, cataloguePath, emptyCatalogueState } from './catalogue-state.ts';
import { ModelCard } from './ModelCard.tsx';
import { type LoadEngine, useCatalogue } from './use-catalogue.ts';

interface Props extends CatalogueFacts {
  load?: LoadEngine;
}

export function Catalogue({ cards, perPage, texts, load }: Props) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(dropSecondClicks, []);
  const { state, results, hasFailed, warm, go } = useCatalogue({ cards, perPage }, load);
  const found = results?.found ?? cards.length;
  const shown = results?.places ?? cards.keys();
  /** Props of a link to another state of the catalogue. */
  const to = (target: CatalogueState) => ({
    href: cataloguePath(target),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go(() => target);
      top.current?.scrollIntoView();
    },
  });
  const isNarrowed = cataloguePath({ ...state, page: 1 }) !== cataloguePath(emptyCatalogueState);
  return (
    <div className="catalogue-list" ref={top}>
      <CatalogueFilters {...{ cards, texts, state, go, warm }} counts={results?.counts ?? null} />
      <div className="count">
        <p className="muted figures" role="status">
          {fill(found === 1 ? texts.countOne : texts.countMany, { count: found.toLocaleString('en-AU') })}
        </p>
        {isNarrowed && (
          <a className="clear" {...to(emptyCatalogueState)}>
            {texts.clear}
          </a>
        )}
      </div>
      <ul role="list" className="model-grid" data-as-built={(results === null && !hasFailed) || undefined}>
        {[...shown].map((place, index) => {
          const card = cards[place];
          if (card === undefined) return null;
          const isLater = results === null && index >= perPage;
          return (
            <li key={place} data-later={isLater || undefined}>
              <ModelCard card={card} isFirst={index < 2} />
            </li>
          );
        })}
      </ul>
      {found === 0 && (
        <div className="panel none">
          <h2>{texts.noResultsTitle}</h2>
          <p>{texts.noResultsText}</p>
          <a className="button" {...to(emptyCatalogueState)}>
            {texts.clear}
          </a>
        </div>
      )}
      <CataloguePages
        texts={texts}
        page={state.page}
        pages={results?.pageCount ?? Math.ceil(cards.length / perPage)}
        to={(page) => to({ ...state, page })}
      />
    </div>
  );
}
