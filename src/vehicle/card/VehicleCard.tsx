import type { ReactNode } from 'react';
import { CarControls } from '../../garage/controls/CarControls.tsx';
import type { CardLayout } from '../../tenant/templates.ts';
import type { ImageSettings } from '../../ui/photo/image-url.ts';
import { fill } from '../../values/fill.ts';
import { COMPARISON_ANCHOR } from '../price/price-display.ts';
import { WeeklyPrice } from '../price/WeeklyPrice.tsx';
import type { CardFacts } from './card.ts';
import type { PhotoStripTexts } from './card-settings.ts';
import { CardWords } from './layout/CardWords.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import { TagLabel } from './TagLabel.tsx';

export interface CardTexts {
  noPhoto: string;
  /** Texts for swiping through several photos; null or absent to show one photo. */
  photos?: PhotoStripTexts | null;
}

interface Props {
  card: CardFacts;
  images: ImageSettings;
  texts: CardTexts;
  layout: CardLayout;
  /** Loads the photo eagerly, for the first two cards of a page. */
  priority?: boolean;
  title?: 'h2' | 'h3';
  /** Rendered at the bottom of the card. */
  children?: ReactNode;
}

/** A vehicle in a list. Rendered by Astro in built pages and by React in the search island. */
export function VehicleCard({
  card,
  images,
  texts,
  layout,
  priority = false,
  title: Title = 'h3',
  children,
}: Props) {
  const [primary, ...others] = card.actions.actions;
  const name = [card.heading, card.subheading].filter(Boolean).join(' ');
  const strip = card.images.length > 1 ? texts.photos : null;
  const marks = [...(strip ? [fill(strip.count, { count: card.photosCount })] : []), ...(card.marks ?? [])];
  return (
    <article className="card" data-status={card.status}>
      <div className="card-photo photo-backdrop">
        {card.images.length === 0 ? (
          <NoPhoto picture={card.bodyPicture} text={texts.noPhoto} priority={priority} />
        ) : (
          <PhotoStrip
            card={card}
            label={strip ? fill(strip.label, { name }) : undefined}
            images={images}
            priority={priority}
          />
        )}
        {card.tag && <TagLabel tag={card.tag} />}
        {marks.length > 0 && <p className="card-place card-media">{marks.join(' · ')}</p>}
        {card.locationLabel && <p className="card-place">{card.locationLabel}</p>}
        <CarControls card={card} images={images} />
      </div>
      <CardWords
        layout={layout}
        title={
          <Title className="card-title">
            <a href={card.href}>
              {card.heading}
              {card.subheading && <span className="card-badge"> {card.subheading}</span>}
            </a>
          </Title>
        }
        price={<CardPrice card={card} />}
        facts={
          <dl className="card-facts">
            {card.facts.map((fact) => (
              <div key={fact.name} className={isNumberAlone(fact) ? 'card-fact--named' : undefined}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        }
      >
        {card.actions.message && <p className="card-message">{card.actions.message}</p>}
        <p className="card-actions">
          {primary && (
            <a className="button" href={primary.href} aria-label={`${primary.label}: ${name}`}>
              {primary.label}
            </a>
          )}
          {others.map((action) => (
            <a key={action.name} href={action.href} aria-label={`${action.label}: ${name}`}>
              {action.label}
            </a>
          ))}
        </p>
        {children}
      </CardWords>
    </article>
  );
}

/** Such as 2 berths: layouts that hide the labels of facts show those of these. */
function isNumberAlone({ name }: CardFacts['facts'][number]): boolean {
  return name === 'sleeps' || name === 'tare';
}

function CardPrice({ card }: { card: CardFacts }) {
  const { price } = card;
  return (
    <div className="card-price">
      <p>
        <strong className={price.kind === 'none' ? 'price price--none' : 'price'}>{price.text}</strong>
        {price.typeText && <span className="price-type"> {price.typeText}</span>}
      </p>
      {price.wasText && <p className="price-was">{price.wasText}</p>}
      {price.belowMarketText && (
        <p className="price-below">
          <a href={`${card.href}#${COMPARISON_ANCHOR}`}>{price.belowMarketText}</a>
        </p>
      )}
      <WeeklyPrice weekly={card.weekly} loan={card.loan} />
    </div>
  );
}

interface NoPhotoProps {
  picture: string | null;
  text: string;
  priority: boolean;
}

function NoPhoto({ picture, text, priority }: NoPhotoProps) {
  return (
    <div className="no-photo">
      {picture && (
        <img
          src={picture}
          alt=""
          width="480"
          height="320"
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <p>{text}</p>
    </div>
  );
}
