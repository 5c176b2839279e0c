import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { PageNotes } from './page-notes.ts';
import { type Beside, renderShared } from './render-shared.build.ts';

const paths = Array.from({ length: 200 }, (_, at) => ({ file: `cars/${at}.html` }));
const notesOf = (file: string, by: string): PageNotes => ({
  file,
  digest: '',
  reads: [by],
  styles: [],
  fragments: [],
});

/** Keeps the processor busy, as rendering does. */
function spend(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

type Other = Beside<(typeof paths)[number]>;
type Find = Parameters<typeof renderShared<(typeof paths)[number]>>[0]['find'];

const findAll: Find = async ({ add }) => {
  for (const path of paths) add(path);
};

async function rendered(beside: Other | null, fails: string | null = null, find: Find = findAll) {
  const counts: number[] = [];
  const notes = await renderShared({
    find,
    render: async ({ file }) => {
      if (file === fails) throw new Error(`${file} is wrong`);
      spend(1);
      return file === 'cars/7.html' ? null : notesOf(file, 'here');
    },
    beside,
    onDone: (count) => void counts.push(count),
  });
  const by = (name: string) => notes.filter(({ reads }) => reads[0] === name).length;
  return {
    notes,
    here: by('here'),
    beside: by('beside'),
    done: counts.reduce((sum, count) => sum + count, 0),
  };
}

const helper = (render: Other['render'], isReady = true): Other => ({
  isReady: Promise.resolve(isReady),
  render,
});
const renderAll: Other['render'] = async (files) => {
  await wait(1);
  return files.filter(({ file }) => file !== 'cars/7.html').map(({ file }) => notesOf(file, 'beside'));
};
const allButOne = paths.map(({ file }) => file).filter((file) => file !== 'cars/7.html');

describe('pages that two processes render', () => {
  it('are each rendered once, and told in their order', async () => {
    const both = await rendered(helper(renderAll));
    expect(both.notes.map(({ file }) => file)).toEqual(allButOne);
    expect(both.here).toBeGreaterThan(0);
    // More than what it was given first: it was heard while others were rendered here.
    expect(both.beside).toBeGreaterThan(40);
    expect(both.done).toBe(200);
  });

  it.each([
    ['there is no other', null],
    ['the other cannot take part', helper(renderAll, false)],
    ['the other is never ready', { isReady: new Promise<boolean>(() => {}), render: renderAll }],
    ['the other has ended', helper(async () => null)],
    ['the other ends when all else is done', helper(() => wait(500, null))],
  ])('are all rendered here when %s', async (_, beside) => {
    const alone = await rendered(beside);
    expect(alone.notes.map(({ file }) => file)).toEqual(allButOne);
    expect([alone.here, alone.done]).toEqual([199, 200]);
  });

  it('are begun by the other while they are still being found', async () => {
    let begun = 0;
    const other = helper(async (files) => {
      begun += files.length;
      return renderAll(files);
    });
    const both = await rendered(other, null, async ({ add }) => {
      for (const [at, path] of paths.entries()) {
        if (at % 50 === 0) await expect.poll(() => begun).toBe(at);
        add(path);
      }
      expect(begun).toBe(150);
    });
    expect(both.notes.map(({ file }) => file)).toEqual(allButOne);
    expect(both.done).toBe(200);
  });

  it('are begun here with those that were found last', async () => {
    const { notes } = await rendered(helper(renderAll));
    const here = notes.flatMap(({ reads }, at) => (reads[0] === 'here' ? [at] : []));
    expect(here).toEqual(notes.map((_, at) => at).slice(-here.length));
  });

  it("are the other one's where they are for it, and help is not worth while", async () => {
    const both = await rendered(helper(renderAll), null, async ({ add }) => {
      for (const [at, path] of paths.entries()) add(path, at < 100);
    });
    expect(both.notes.map(({ file }) => file)).toEqual(allButOne);
    expect(both.notes.slice(0, 99).filter(({ reads }) => reads[0] === 'here')).toEqual([]);
    expect(both.done).toBe(200);
  });

  it.each([
    ['there is no other', null],
    ['the other has ended', helper(async () => null)],
  ])('are all rendered here, for whomever they were, when %s', async (_, beside) => {
    const alone = await rendered(beside, null, async ({ add }) => {
      for (const [at, path] of paths.entries()) add(path, at < 100);
    });
    expect([alone.here, alone.done]).toEqual([199, 200]);
  });

  it('are rendered here while something else is awaited', async () => {
    let before = 0;
    let renderedHere = 0;
    const notes = await renderShared<(typeof paths)[number]>({
      find: async ({ add, meanwhile }) => {
        for (const path of paths.slice(0, 100)) add(path);
        const awaited = Promise.withResolvers<string>();
        setTimeout(() => awaited.resolve('there'), 20);
        expect(await meanwhile(awaited.promise)).toBe('there');
        before = renderedHere;
        for (const path of paths.slice(100)) add(path);
      },
      render: async ({ file }) => {
        spend(1);
        renderedHere += 1;
        return notesOf(file, 'here');
      },
      beside: null,
      onDone: () => undefined,
    });
    expect(before).toBeGreaterThan(0);
    expect(notes.map(({ file }) => file)).toEqual(paths.map(({ file }) => file));
  });

  it('end with what goes wrong while they are being found', async () => {
    const find: Find = async () => {
      throw new Error('The disk is full');
    };
    await expect(rendered(null, null, find)).rejects.toThrow('The disk is full');
    await expect(rendered(helper(renderAll), null, find)).rejects.toThrow('The disk is full');
  });

  it('end with what is wrong with one of them, here or there', async () => {
    await expect(rendered(helper(renderAll), 'cars/190.html')).rejects.toThrow('cars/190.html is wrong');
    const wrong = helper(async () => {
      throw new Error('cars/199.html is wrong');
    });
    await expect(rendered(wrong)).rejects.toThrow('cars/199.html is wrong');
  });
});
