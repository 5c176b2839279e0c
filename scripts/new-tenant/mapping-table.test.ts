import { describe, expect, it } from 'vitest';
import type { MappingProposal } from '#src/stock/columns/propose-columns.ts';
import { mappingNotes, mappingTable } from './mapping-table.ts';

const proposal: MappingProposal = {
  proposals: [
    {
      field: 'make',
      columns: ['Brand'],
      confidence: 'sure',
      doubt: null,
      examples: ['Kia', 'Ford'],
      isFoundAlone: true,
    },
    {
      field: 'vin',
      columns: ['zz9', 'zz8'],
      confidence: 'guess',
      doubt: null,
      examples: [],
      isFoundAlone: false,
    },
  ],
  unused: [{ column: 'Remarks', examples: ['x'] }],
  missing: ['price'],
};

describe('mappingTable', () => {
  it('puts what is proposed under its headings', () => {
    expect(mappingTable(proposal).split('\n')).toEqual([
      'our field  column of the feed  how sure  for example',
      'make       Brand               sure      Kia | Ford',
      'vin        zz9, zz8            guess',
    ]);
  });
});

describe('mappingNotes', () => {
  it('says what is missing and what is left over', () => {
    expect(mappingNotes(proposal)).toEqual(['No column was found for: price.', 'Not used: Remarks.']);
  });

  it('says nothing where all is used', () => {
    expect(mappingNotes({ ...proposal, unused: [], missing: [] })).toEqual([]);
  });
});
