import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFeedRow, type FeedRow, rowsOf } from '../fixtures/sites/small-feed.ts';
import { openChangedDealer, type State, start } from './changed-dealer.ts';

/** The numbers of random changes in addition to one of each kind. */
const MORE_OF_STOCK = 6;
const MORE_OF_PROMOTIONS = 2;
type Change = (state: State) => State;

const withRow =
  (at: number, change: (row: FeedRow) => Partial<FeedRow>): Change =>
  (state) => ({
    ...state,
    rows: state.rows.map((row, index) =>
      index === at % state.rows.length ? { ...row, ...change(row) } : row,
    ),
  });
const withFile =
  (name: string, content: unknown): Change =>
  (state) => ({
    ...state,
    files: { ...state.files, [name]: content },
  });

const place = fc.nat(100);
const stockChanges: readonly fc.Arbitrary<Change>[] = [
  fc
    .tuple(place, fc.integer({ min: 4000, max: 90_000 }))
    .map(([at, price]) => withRow(at, () => ({ price: String(price) }))),
  fc
    .tuple(place, fc.constantFrom('Toyota', 'Kia', 'Mazda'))
    .map(([at, make]) => withRow(at, () => ({ make, model: `${make} One` }))),
  fc.tuple(place, fc.constantFrom('Hatch', 'SUV', 'Ute')).map(([at, body]) => withRow(at, () => ({ body }))),
  place.map((at) => withRow(at, () => ({ images: '' }))),
  place.map((at) => withRow(at, () => ({ comments: 'Now with <b>new</b> tyres & a full tank.' }))),
  place.map((at) => withRow(at, ({ condition }) => ({ condition: condition === 'Used' ? 'New' : 'Used' }))),
  place.map(
    (at): Change =>
      (state) => ({ ...state, rows: state.rows.filter((_, index) => index !== at % state.rows.length) }),
  ),
  fc.tuple(place, fc.integer({ min: 5000, max: 60_000 })).map(
    ([number, price]): Change =>
      (state) => ({
        ...state,
        rows: [
          ...state.rows.filter(({ stockNumber }) => stockNumber !== `N${number}`),
          aFeedRow({ stockNumber: `N${number}`, vin: '', price: String(price), make: 'Kia', model: 'Rio' }),
        ],
      }),
  ),
  fc.constant<Change>((state) => ({ ...state, rows: state.rows.toReversed() })),
  fc.constant<Change>((state) => state),
];

const settingChanges: readonly fc.Arbitrary<Change>[] = [
  fc
    .constantFrom('/vehicle.json', '/search.json')
    .chain((name) =>
      fc
        .integer({ min: 1, max: 9 })
        .map((count) =>
          name === '/vehicle.json'
            ? withFile('vehicle.json', { page: { maxSimilar: count } })
            : withFile('search.json', { hitsPerPage: count + 3 }),
        ),
    ),
  fc
    .constantFrom('View', 'See it', 'More')
    .map((label) => withFile('vehicle.json', { card: { viewDetails: { label } } })),
  fc
    .constantFrom('#0b3d2e', '#7a1f1f', '#1a2b5c')
    .map((accent) => withFile('theme.json', { colours: { accent } })),
  fc
    .constantFrom('Figtree', 'Karla', 'Fraunces')
    .map((heading) => withFile('theme.json', { fonts: { heading } })),
];

const promotionChanges: readonly fc.Arbitrary<Change>[] = [
  fc.tuple(fc.nat(48), fc.nat(48)).map(([from, length]) =>
    withFile('promotions.json', {
      announcements: [{ text: 'Open late', start: hour(from), expiry: hour(from + length + 1) }],
    }),
  ),
  fc.constant(withFile('promotions.json', {})),
  fc.integer({ min: 1, max: 30 }).map(
    (hours): Change =>
      (state) => ({ ...state, now: state.now + hours * 3_600_000 }),
  ),
];

const contentChanges: readonly fc.Arbitrary<Change>[] = [
  fc
    .tuple(fc.constantFrom('offers', 'team'), fc.constantFrom('One', 'Two'))
    .map(([name, text]) =>
      withFile(
        `content/${name}.md`,
        `---\ntitle: ${text}\ndescription: What ${text} is.\n---\n\n# ${text}\n\nAsk {dealer}.\n`,
      ),
    ),
  fc.constantFrom('offers', 'team').map((name) => withFile(`content/${name}.md`, null)),
  fc
    .constantFrom(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>',
      // This icon cannot be rendered, so the icons are made from the logo.
      '<svg xmlns="http://www.w3.org/2000/svg" width="9"/>',
    )
    .map((svg) => withFile('public/favicon.svg', svg)),
];

/**
 * A change of each kind and some more, in random order: chance alone would leave out several kinds. In each group a
 * change of files or of the time comes first and then one or two of the stock: the former render almost every page
 * again, which would hide what earlier changes of the group have left stale.
 */
function randomGroups(): Change[][] {
  const wide = shuffledWith(
    [...settingChanges, ...promotionChanges, ...contentChanges],
    promotionChanges,
    MORE_OF_PROMOTIONS,
  );
  const ofStock = shuffledWith(stockChanges, stockChanges, MORE_OF_STOCK);
  return fc
    .sample(fc.tuple(wide, ofStock), 1)
    .flatMap(([first, rest]) =>
      first.map((change, group) => [change, ...rest.filter((_, index) => index % first.length === group)]),
    );
}

/** One change of each of the kinds, and some more of others, in random order. */
function shuffledWith(
  kinds: readonly fc.Arbitrary<Change>[],
  others: readonly fc.Arbitrary<Change>[],
  count: number,
): fc.Arbitrary<Change[]> {
  const more = fc.array(fc.oneof(...others), { minLength: count, maxLength: count });
  return fc
    .tuple(fc.tuple(...kinds), more)
    .chain((parts) => fc.shuffledSubarray(parts.flat(), { minLength: kinds.length + count }));
}

/** The time this many hours after the start, in the format of the settings. */
function hour(count: number): string {
  return new Date(start + count * 3_600_000).toISOString().replace('.000Z', 'Z');
}

describe('a build after a change', () => {
  const dealer = openChangedDealer(rowsOf(14));
  const { apply, build, buildAnew, copyKnowledge, differences, wrongDigests } = dealer;
  beforeAll(() => build('delta', start));
  afterAll(dealer.close);

  it('equals a full build byte by byte, after each group of many random changes of every kind', async () => {
    let state: State = { rows: rowsOf(14), files: {}, now: start };
    const counts = { kept: 0, rendered: 0 };
    for (const [index, changes] of randomGroups().entries()) {
      const rendered: number[] = [];
      for (const change of changes) {
        state = change(state);
        apply(state);
        // What the last of these builds knew before it.
        copyKnowledge();
        rendered.push((await build('delta', state.now)).rendered);
        expect(wrongDigests()).toEqual([]);
      }
      const anew = await buildAnew(state.now);
      expect({ index, rendered, differences: differences() }).toEqual({ index, rendered, differences: [] });
      for (const count of rendered) {
        counts.kept += anew.rendered - count;
        counts.rendered += count;
      }
    }
    // If no page were kept, the test would prove nothing. Most changes affect one car, and the dealer has few
    // cars.
    expect(counts.kept).toBeGreaterThan(counts.rendered / 2);
  }, 900_000);

  it('renders with the production program, in any environment', () => {
    const programs = join(import.meta.dirname, '../../.data/programs');
    const usedAt = (name: string) => statSync(join(programs, name)).mtimeMs;
    const finished = readdirSync(programs).filter((name) => !name.endsWith('.new'));
    const [latest = ''] = finished.sort((one, other) => usedAt(other) - usedAt(one));
    const files = globSync('**/*.{js,mjs}', { cwd: join(programs, latest) });
    expect(files.length).toBeGreaterThan(100);
    const forDevelopers = files.filter((file) =>
      readFileSync(join(programs, latest, file), 'utf8').includes('jsxDEV'),
    );
    expect(forDevelopers).toEqual([]);
  });
});
