import { createInterface } from 'node:readline/promises';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { ColumnProposal, MappingProposal } from '#src/stock/columns/recognise/propose-columns.ts';
import { agreeOnColumns } from './agree-columns.ts';

const guess = (
  field: ColumnProposal['field'],
  column: string,
  doubt: string | null = null,
): ColumnProposal => ({
  field,
  doubt,
  columns: [column],
  confidence: 'guess',
  examples: ['x'],
  isFoundAlone: false,
});
const proposal: MappingProposal = {
  proposals: [{ ...guess('make', 'Brand'), isFoundAlone: true }, guess('price', 'zz1'), guess('fuel', 'zz2')],
  unused: [{ column: 'zz3', examples: [] }],
  missing: ['body'],
};

function typist(...said: string[]) {
  const asked: string[] = [];
  const lines = createInterface({ input: new PassThrough(), output: new PassThrough() });
  lines.question = async (question: string) => {
    asked.push(question);
    return said.shift() ?? '';
  };
  return { lines, asked };
}

describe('agreeOnColumns', () => {
  it('accepts the guesses in non-interactive use, but not what the import finds by itself', async () => {
    expect(await agreeOnColumns(proposal, {}, null)).toEqual({ price: 'zz1', fuel: 'zz2' });
  });

  it('leaves out doubtful guesses in non-interactive use', async () => {
    const doubted = {
      ...proposal,
      proposals: [guess('price', 'zz1', 'repeats its values'), guess('fuel', 'zz2')],
    };
    expect(await agreeOnColumns(doubted, {}, null)).toEqual({ fuel: 'zz2' });
  });

  it('asks about a doubtful guess with its reason, and accepts it only on yes', async () => {
    const doubted = { ...proposal, proposals: [guess('price', 'zz1', 'repeats its values')], missing: [] };
    const silent = typist('', '');
    expect(await agreeOnColumns(doubted, {}, silent.lines)).toEqual({});
    expect(silent.asked[0]).toBe('"zz1" (x) repeats its values. Is it the price nevertheless? [y/N] ');
    expect(await agreeOnColumns(doubted, {}, typist('y').lines)).toEqual({ price: 'zz1' });
  });

  it('uses given columns before any guess, for field and column', async () => {
    expect(await agreeOnColumns(proposal, { price: 'zz2' }, null)).toEqual({ price: 'zz2' });
  });

  it('asks about each guess, and for another column if it is refused', async () => {
    const { lines, asked } = typist('n', 'y', 'zz3', 'zz1');
    expect(await agreeOnColumns(proposal, {}, lines)).toEqual({ fuel: 'zz2', body: 'zz3', price: 'zz1' });
    expect(asked).toEqual([
      'Is "zz1" (x) the price? [Y/n] ',
      'Is "zz2" (x) the fuel? [Y/n] ',
      'Which column is the body? [none] ',
      'Which column is the price? [none] ',
    ]);
  });

  it('asks for no column once none is left', async () => {
    const { lines, asked } = typist('y', 'y', 'zz3');
    expect(await agreeOnColumns({ ...proposal, missing: ['body', 'images'] }, {}, lines)).toMatchObject({
      body: 'zz3',
    });
    expect(asked).toHaveLength(3);
  });
});
