import { describe, expect, it } from 'vitest';
import { cpuMs } from '#tests/fixtures/search/cpu-time.ts';
import { documentsOf, idsFor, searchIn } from './text-search.fixture.ts';

const cars = documentsOf(
  'Toyota Corolla',
  'Toyota Camry',
  'Toyotta Corona',
  'Land Rover Defender',
  'Landcruiser',
);

describe('the documents found by a query', () => {
  it.each([
    ['all words must match', 'toyota corolla', ['1']],
    ['the last word may be the start of one', 'toyota co', ['1']],
    ['a word before the last may not', 'toyo corolla', ['1']],
    ['typos are tried when nothing matches as written', 'toyota camrry', ['2']],
    ['letters may change places', 'corlola', ['1']],
    ['words of up to three letters have no typos', 'lnd', []],
    ['seven letters allow two typos', 'defnedr', ['4']],
    ['words are dropped from the right if there is no match', 'corolla xyzxyz', ['1']],
    ['words are joined', 'land cruiser', ['5']],
    ['a word is split', 'landrover', ['4']],
    ['excluded words', 'toyota -camry', ['1']],
    ['exclusion alone', '-toyota', ['5', '4', '3']],
    ['several excluded words', '-toyota -landcruiser', ['4', '3']],
    ['an excluded phrase', '-"land rover"', ['5', '3', '2', '1']],
    ['an excluded phrase wants its order', '-"rover land"', ['5', '4', '3', '2', '1']],
    ['excluded words and phrases', 'toyota -camry -"land rover"', ['1']],
    ['no words that begin like an excluded one, nor typos of it', '-toyo -tyota', ['5', '4', '3', '2', '1']],
    ['phrases', '"land rover"', ['4']],
    ['phrases want their order', '"rover land"', []],
    ['a phrase and words', '"land rover" defender', ['4']],
  ])('%s: %s', (_, q, ids) => {
    expect(idsFor({ documents: cars }, q)).toEqual(ids);
  });

  it('finds words across fields', () => {
    const documents = [
      { id: '1', make: 'Kia', colour: 'White' },
      { id: '2', make: 'Kia', colour: 'Red' },
    ];
    expect(idsFor({ documents, fields: ['make', 'colour'] }, 'white kia')).toEqual(['1']);
  });

  it('excludes a word and a phrase in whichever field they are', () => {
    const documents = [
      { id: '1', make: 'Kia', colour: 'White' },
      { id: '2', make: 'Land Rover', colour: 'Red' },
      { id: '3', make: 'Mazda', colour: 'Blue' },
    ];
    expect(idsFor({ documents, fields: ['make', 'colour'] }, '-white -"land rover"')).toEqual(['3']);
  });

  it('respect the filter, even when similar words are looked up', () => {
    const documents = documentsOf(...Array.from({ length: 30 }, (_, i) => `s1${String(i).padStart(3, '0')}`));
    const allowed = documents.map((_, row) => Number(row === 3));
    expect(idsFor({ documents, allowed }, 's1')).toEqual(['4']);
  });

  it('are limited to ten words for a prefix, those of the highest default sorting field', () => {
    const documents = Array.from({ length: 30 }, (_, i) => ({
      id: String(i),
      title: `s1${i + 100}`,
      points: i % 20,
    }));
    const schema = { default_sorting_field: 'points' };
    const ids = idsFor({ documents, schema }, 's1');
    expect(ids.sort()).toEqual(['10', '11', '12', '13', '14', '15', '16', '17', '18', '19']);
  });

  it('include typos in numbers by default', () => {
    expect(idsFor({ documents: documentsOf('2018 Kia') }, '2019')).toEqual(['1']);
  });

  it.each([
    ['prefixes', { prefix: false, params: { dropTokensThreshold: 0 } }, 'toyota co', []],
    ['typos', { numTypos: 0 }, 'camrry', []],
    ['dropping words', { params: { dropTokensThreshold: 0 } }, 'corolla xyzxyz', []],
    [
      'splitting and joining',
      { params: { splitJoinTokens: 'off' as const, dropTokensThreshold: 0 } },
      'land cruiser',
      [],
    ],
    [
      'typos in numbers',
      { documents: documentsOf('2018 Kia'), params: { typosForNumbers: false } },
      '2019',
      [],
    ],
  ])('exclude %s if that is switched off', (_, options, q, ids) => {
    expect(idsFor({ documents: cars, ...options }, q)).toEqual(ids);
  });

  it('are found within the time limit for senseless queries', () => {
    const words = Array.from({ length: 1000 }, (_, i) => `toyta${i}`).join(' ');
    for (const q of [
      words,
      'a'.repeat(10_000),
      '"a '.repeat(3000),
      '-corolla '.repeat(1000),
      '🚗é漢'.repeat(900),
    ]) {
      expect(cpuMs(() => searchIn({ documents: cars }, q))).toBeLessThan(1000);
    }
  });

  it('matches a text of a hundred words with itself', () => {
    const long = Array.from({ length: 100 }, (_, i) => `foo${i}`).join(' ');
    expect(
      idsFor({ documents: documentsOf(long, 'foo1'), params: { dropTokensThreshold: 0 } }, long),
    ).toEqual(['1']);
  });
});

describe('the order of found documents', () => {
  const order = (q: string, ...titles: string[]): string[] =>
    idsFor({ documents: documentsOf(...titles) }, q);

  it('has exact words before prefixes', () => {
    expect(order('gold', 'Gold Rush', 'Golden Rush')).toEqual(['1', '2']);
  });

  it('has a field that equals the query first', () => {
    expect(order('corolla', 'Corolla', 'Corolla Hatch', 'Blue Corolla')[0]).toBe('1');
  });

  it('has adjacent words first', () => {
    expect(order('white car', 'white sedan car', 'white car sedan', 'car in some white')).toEqual([
      '2',
      '1',
      '3',
    ]);
  });

  it('has the earlier field first, unless a later one equals the query', () => {
    const documents = [
      { id: '1', title: 'Basketball Shoes', text: 'Basketball' },
      { id: '2', title: 'Nike Jordan', text: 'Shoes' },
      { id: '3', title: 'Jordan', text: 'Shoes of old' },
    ];
    expect(idsFor({ documents, fields: ['title', 'text'] }, 'shoes')).toEqual(['2', '1', '3']);
    const params = { textMatchType: 'max_weight' as const };
    expect(idsFor({ documents, fields: ['title', 'text'], params }, 'shoes')).toEqual(['1', '2', '3']);
  });

  it('counts dropped query words that a document contains', () => {
    expect(order('white zzzz corolla', 'white corolla', 'white camry')).toEqual(['1', '2']);
  });

  it('has early words first if requested', () => {
    const documents = documentsOf('the corolla', 'a very fine corolla', 'corolla one');
    expect(idsFor({ documents, params: { prioritizeTokenPosition: true } }, 'corolla')).toEqual([
      '3',
      '1',
      '2',
    ]);
  });

  it('uses the best text of an array', () => {
    const documents = [
      { id: '1', tags: ['red seats', 'heated mirrors'] },
      { id: '2', tags: ['mirrors', 'heated seats'] },
    ];
    expect(idsFor({ documents, fields: ['tags'] }, 'heated seats')).toEqual(['2', '1']);
  });
});
