import './compare.css';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { fill } from '../../values/fill.ts';
import { type CardFacts, type CardSettings, cardFacts } from '../../vehicle/card/card.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { carListPath } from '../car-list.ts';
import { COMPARE_PATH } from './compare-paths.ts';
import { type ComparedGroup, type ComparedRow, comparison } from './comparison.ts';

interface Props {
  vehicles: readonly Vehicle[];
  settings: Pick<Settings, 'garage' | 'images' | 'site' | 'vehicle'>;
  shown: CardSettings;
}

/** A table of vehicles with sticky names and labels, and a switch that works without JavaScript. */
export function Comparison({ vehicles, settings, shown }: Props) {
  const texts = settings.garage.compare;
  const { one: car, many: cars } = settings.site.vehicleWord;
  const cards = vehicles.map((vehicle) => cardFacts(vehicle, shown));
  return (
    <>
      {cards.length === 1 ? (
        <p className="muted">{fill(texts.one, { car, cars })}</p>
      ) : (
        <p className="compare-only no-print">
          <label>
            <input type="checkbox" id="only-differences" /> {texts.onlyDifferences}
          </label>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be focusable by keyboard. */}
      <section className="compare-scroll" aria-labelledby="compare-heading" tabIndex={0}>
        <table className="compare" data-cars={cards.length}>
          <thead>
            <tr className="compare-pictures">
              <td />
              {cards.map((card) => (
                <PictureCell key={card.id} card={card} cards={cards} settings={settings} />
              ))}
            </tr>
            <tr className="compare-names">
              <td />
              {cards.map((card) => (
                <NameCell key={card.id} card={card} />
              ))}
            </tr>
          </thead>
          {comparison(vehicles, { ...shown, locale: settings.site.locale }, texts).map((group) => (
            <Group key={group.title} group={group} cars={cards.length} texts={texts} />
          ))}
        </table>
      </section>
    </>
  );
}

interface PictureProps {
  card: CardFacts;
  cards: readonly CardFacts[];
  settings: Props['settings'];
}

function PictureCell({ card, cards, settings: { garage, images, vehicle } }: PictureProps) {
  const others = cards.filter(({ id }) => id !== card.id).map(({ slug }) => slug);
  const [url] = card.images;
  return (
    <td>
      <div className="compare-picture photo-backdrop">
        {url === undefined ? (
          <span className="compare-no-photo small">{vehicle.texts.noPhoto}</span>
        ) : (
          <Photo url={url} alt="" sizes="(min-width: 992px) 280px, 45vw" settings={images} priority />
        )}
        {/* A tag with an expiry is omitted, because it may have expired when the page is viewed. */}
        {card.tag?.until === null && <span className={`tag tag--${card.tag.kind}`}>{card.tag.text}</span>}
        <a className="compare-remove no-print" href={withoutPath(others)}>
          <span aria-hidden="true">×</span>
          <span className="visually-hidden">{fill(garage.compare.remove, { name: card.heading })}</span>
        </a>
      </div>
    </td>
  );
}

/**
 * The path of the comparison without one vehicle. If no vehicle is left, `?cars=` is empty, so that
 * CompareActs clears the device's list too.
 */
function withoutPath(others: readonly string[]): string {
  return others.length === 0 ? `${COMPARE_PATH}?cars=` : carListPath(COMPARE_PATH, others);
}

function NameCell({ card: { href, heading, subheading, price } }: { card: CardFacts }) {
  return (
    <th scope="col">
      <a href={href}>
        {heading}
        {subheading !== null && <span className="card-badge">{subheading}</span>}
      </a>
      <strong className="figures">{price.text}</strong>
    </th>
  );
}

type Texts = Settings['garage']['compare'];

function Group({ group, cars, texts }: { group: ComparedGroup; cars: number; texts: Texts }) {
  const isSame = cars > 1 && group.rows.every(({ differs }) => !differs);
  return (
    <tbody className={`compare-${group.kind}`} data-same={isSame ? '' : undefined}>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={cars + 1}>
          <span>{group.title}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.label} row={row} texts={texts} />
      ))}
    </tbody>
  );
}

function Row({ row: { label, values, differs, best }, texts }: { row: ComparedRow; texts: Texts }) {
  return (
    <tr {...(differs ? { 'data-differs': '' } : { 'data-same': '' })}>
      <th scope="row">{label}</th>
      {values.map((value, place) =>
        value === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: values have no identity other than their index.
          <td key={place} className="compare-none">
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{texts.hasNot}</span>
          </td>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: values have no identity other than their index.
          <td key={place}>
            {value}
            {best.includes(place) && <span className="compare-best"> {texts.best}</span>}
          </td>
        ),
      )}
    </tr>
  );
}
