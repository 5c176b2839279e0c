/**
 * An island because it filters models by body type without loading another page. It hydrates at the first touch, or at
 * once where the address has a body type. Without JavaScript all models are shown, and a link scrolls to each body type.
 */
import './models-by-body.css';
import type { MouseEvent } from 'react';
import type { CatalogueCard } from '../search/catalogue/catalogue-cards.ts';
import { ModelGrid } from '../search/catalogue/ModelGrid.tsx';
import { useAddressQuery } from '../ui/use-address-query.ts';
import { MODELS_PATH } from './model-path.ts';

interface Props {
  groups: readonly {
    readonly body: string;
    readonly label: string;
    readonly cards: readonly CatalogueCard[];
  }[];
  texts: { readonly bodies: string; readonly all: string };
}

export function ModelsByBody({ groups, texts }: Props) {
  const { asked, isRead, ask } = useAddressQuery(['body']);
  const chosen = asked.body ?? '';
  /** Props of the link to a body type; `''` means all. */
  const to = (body: string) => ({
    href: body === '' ? MODELS_PATH : `${MODELS_PATH}?body=${body}#${body}`,
    'aria-current': body === chosen || undefined,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      ask({ body }, 'push');
    },
  });
  return (
    <>
      <nav aria-label={texts.bodies}>
        <ul role="list">
          <li>
            <a {...to('')}>{texts.all}</a>
          </li>
          {groups.map(({ body, label, cards }) => (
            <li key={body}>
              <a {...to(body)}>
                {label} <span className="muted figures">{cards.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ body, label, cards }, index) => (
        <section
          key={body}
          id={body}
          aria-labelledby={`${body}-models`}
          hidden={chosen !== '' && chosen !== body}
          data-as-built={!isRead || undefined}
        >
          <h2 id={`${body}-models`}>{label}</h2>
          <ModelGrid cards={cards} level="h3" first={index === 0 ? 2 : 0} />
        </section>
      ))}
    </>
  );
}
