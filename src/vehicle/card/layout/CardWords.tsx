import type { ReactNode } from 'react';
import type { CardLayout } from '../../../tenant/templates.ts';

interface Props {
  layout: CardLayout;
  title: ReactNode;
  price: ReactNode;
  facts: ReactNode;
  /** Everything below. */
  children?: ReactNode;
}

/** A card's parts below its photo, in the order in which they are seen. */
export function CardWords({ layout, title, price, facts, children }: Props) {
  return (
    <div className="card-words">
      {layout === 'sticker' && price}
      {title}
      <div className="card-body">
        {layout === 'photo' && price}
        {facts}
        {(layout === 'story' || layout === 'sheet') && price}
        {children}
      </div>
    </div>
  );
}
