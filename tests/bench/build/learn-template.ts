/** A part of a template derived from pages of the same kind: common text, or a named variable. */
export type TemplatePart =
  | { readonly kind: 'literal'; readonly text: string }
  /** Plain text is escaped by the engine; markup is inserted unescaped. */
  | { readonly kind: 'value'; readonly name: string; readonly isMarkup: boolean }
  /** The value with this name selects the variant. */
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly variants: readonly (readonly TemplatePart[])[];
    };

/** The values of a page's template variables, by name. */
export type PageData = Record<string, string | number>;

export interface LearntPages {
  readonly template: readonly TemplatePart[];
  readonly data: readonly PageData[];
}

interface Row {
  readonly data: PageData;
  readonly text: string;
}

/** Landmarks are searched in this many sample texts and then checked against all others. */
const sampled = 60;
/** Texts shorter than this on average are not split further. */
const shortest = 60;
const maxVariants = 12;

/**
 * Derives the template of generated pages: what occurs once in each page is template text, and the text in between is
 * split in the same way. The template filled with a page's data gives the page byte by byte.
 */
export function learnTemplate(pages: readonly string[]): LearntPages {
  let names = 0;
  const newName = () => {
    names += 1;
    return `v${names}`;
  };

  function learn(rows: readonly Row[]): TemplatePart[] {
    const texts = rows.map(({ text }) => text);
    const { prefix, suffix } = sharedEnds(texts);
    const inner = rows.map(({ data, text }) => ({
      data,
      text: text.slice(prefix.length, text.length - suffix.length),
    }));
    return [literal(prefix), ...learnInner(inner), literal(suffix)].filter(
      (part) => part.kind !== 'literal' || part.text !== '',
    );
  }

  function learnInner(rows: readonly Row[]): TemplatePart[] {
    const length = rows.reduce((sum, { text }) => sum + text.length, 0) / rows.length;
    if (length === 0) return [];
    if (length < shortest || rows.length === 1 || rows.every(({ text }) => isPlain(text)))
      return [value(rows)];
    const marks = landmarks(sampleOf(rows).map(({ text }) => text));
    const gaps = rows.map(({ text }) => gapsBetween(marks, text));
    const strangers = rows.filter((_, row) => gaps[row] === null);
    if (marks.length === 0 || strangers.length > rows.length / 2) return choose(groupsByTags(rows), rows);
    if (strangers.length > 0) return choose([rows.filter((_, row) => gaps[row] !== null), strangers], rows);
    const column = (gap: number) => rows.map(({ data }, row) => ({ data, text: gaps[row]?.[gap] ?? '' }));
    return [
      ...learn(column(0)),
      ...marks.flatMap((mark, index) => [literal(mark), ...learn(column(index + 1))]),
    ];
  }

  function choose(groups: readonly (readonly Row[])[], rows: readonly Row[]): TemplatePart[] {
    if (groups.length < 2 || groups.length > maxVariants) return [value(rows)];
    const name = newName();
    groups.forEach((group, variant) => {
      for (const { data } of group) data[name] = variant;
    });
    return [{ kind: 'choice', name, variants: groups.map(learn) }];
  }

  function value(rows: readonly Row[]): TemplatePart {
    const name = newName();
    const isMarkup = !rows.every(({ text }) => isPlain(text));
    for (const { data, text } of rows) data[name] = isMarkup ? text : unescaped(text);
    return { kind: 'value', name, isMarkup };
  }

  const rows = pages.map((text) => ({ data: {}, text }));
  const template = learn(rows);
  return { template, data: rows.map(({ data }) => data) };
}

const literal = (text: string): TemplatePart => ({ kind: 'literal', text });

function sampleOf(rows: readonly Row[]): Row[] {
  const step = Math.max(1, Math.floor(rows.length / sampled));
  return rows.filter((_, index) => index % step === 0);
}

/** Groups pages with the same elements, because a part may be optional or a list of varying length. */
function groupsByTags(rows: readonly Row[]): Row[][] {
  const groups = Map.groupBy(rows, ({ text }) =>
    [...text.matchAll(/<([a-z/][\w-]*)/g)].map(([, tag]) => tag).join(),
  );
  return [...groups.values()];
}

/** Tags and texts that occur once in every sample, in the same order in all. */
function landmarks(samples: readonly string[]): string[] {
  const places = samples.map(placesOfUnique);
  const [first = new Map<string, number>()] = places;
  const everywhere = [...first.keys()].filter((token) => places.every((place) => place.has(token)));
  // A token that is part of another could be found at a wrong place.
  const alone = everywhere.filter((token) =>
    samples.every((text) => text.indexOf(token) === text.lastIndexOf(token)),
  );
  return places.reduce((kept, place) => longestRising(kept, (token) => place.get(token) ?? 0), alone);
}

function placesOfUnique(html: string): Map<string, number> {
  const tokens = html.match(/<[^>]*>|[^<]+/g) ?? [];
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  tokens.forEach((token, place) => {
    if (places.has(token)) repeated.add(token);
    places.set(token, place);
  });
  return new Map([...places].filter(([token]) => !repeated.has(token)));
}

/** The longest increasing subsequence by `placeOf`, by patience sorting. */
function longestRising(tokens: readonly string[], placeOf: (token: string) => number): string[] {
  const places = tokens.map(placeOf);
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, place] of places.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before.push(ends[low - 1]);
    ends[low] = index;
  }
  const rising: string[] = [];
  for (let index = ends.at(-1); index !== undefined; index = before[index]) rising.push(tokens[index] ?? '');
  return rising.reverse();
}

function gapsBetween(marks: readonly string[], page: string): string[] | null {
  const gaps: string[] = [];
  let from = 0;
  for (const mark of marks) {
    const at = page.indexOf(mark, from);
    if (at < 0) return null;
    gaps.push(page.slice(from, at));
    from = at + mark.length;
  }
  return [...gaps, page.slice(from)];
}

/** The common prefix and suffix of all texts. */
function sharedEnds(texts: readonly string[]): { prefix: string; suffix: string } {
  const [first = ''] = texts;
  let prefix = first.length;
  for (const text of texts) {
    let same = 0;
    while (same < prefix && text[same] === first[same]) same += 1;
    prefix = same;
  }
  let suffix = texts.reduce((min, { length }) => Math.min(min, length), Number.POSITIVE_INFINITY) - prefix;
  for (const text of texts) {
    let same = 0;
    while (same < suffix && text.at(-1 - same) === first.at(-1 - same)) same += 1;
    suffix = same;
  }
  // Do not split a surrogate pair.
  if (isHalf(first[prefix - 1], 'first')) prefix -= 1;
  if (isHalf(first.at(-suffix), 'second')) suffix -= 1;
  return { prefix: first.slice(0, prefix), suffix: suffix > 0 ? first.slice(-suffix) : '' };
}

function isHalf(unit: string | undefined, which: 'first' | 'second'): boolean {
  const start = which === 'first' ? 0xd800 : 0xdc00;
  const code = unit?.charCodeAt(0) ?? 0;
  return code >= start && code < start + 0x400;
}

const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
] as const;

/** Whether an engine's escaping reproduces the text: Nunjucks escapes some characters differently from Astro. */
function isPlain(html: string): boolean {
  const again = entities.reduce(
    (text, [character, entity]) => text.replaceAll(character, entity),
    unescaped(html),
  );
  return again === html && !/[\\`]/.test(html);
}

function unescaped(html: string): string {
  return entities.reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);
}
