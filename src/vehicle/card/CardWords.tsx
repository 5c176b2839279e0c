import type { ReactNode } from 'react';
import type { TemplateSections } from '../../tenant/templates.ts';

/** The order of a card's parts below its photo; its look is in the template's style sheet. */
export type CardLayout = TemplateSections['card'];

interface Props {
  layout: CardLayout;
  title: ReactNode;
  price: ReactNode;
  facts: ReactNode;
  /** Everything below. */
  children?: ReactNode;
}

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
