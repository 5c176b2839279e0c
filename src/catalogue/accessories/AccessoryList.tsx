import './accessory-list.css';
import type { FoundAccessory } from './accessory-groups.ts';

export interface AccessoryTexts {
  readonly fits: string;
  readonly ask: string;
}

interface Props {
  accessories: readonly FoundAccessory[];
  level: 'h3' | 'h4';
  texts: AccessoryTexts;
}

/** Accessories of a group, each with a link to enquire about it. */
export function AccessoryList({ accessories, level: Heading, texts }: Props) {
  return (
    <ul role="list" className="accessories">
      {accessories.map(({ accessory, model, askHref }) => (
        <li key={askHref}>
          {accessory.picture && (
            <img src={accessory.picture} alt="" width="480" height="320" loading="lazy" decoding="async" />
          )}
          <div className="info">
            {model.isNamed && <p className="small muted">{model.name}</p>}
            <Heading className="name">{accessory.name}</Heading>
            {accessory.text && <p>{accessory.text}</p>}
            {accessory.fits && <p className="small muted">{`${texts.fits} ${accessory.fits}`}</p>}
          </div>
          <div className="acts">
            {accessory.price && <p className="cost figures">{accessory.price}</p>}
            <a className="button button--quiet" href={askHref}>
              {texts.ask} <span className="visually-hidden">: {accessory.name}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
