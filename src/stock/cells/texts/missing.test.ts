import { describe, expect, it } from 'vitest';
import { isMissing } from './missing.ts';

describe('isMissing', () => {
  it.each([
    '',
    ' ',
    '-',
    '- / -',
    '--',
    '–',
    'N/A',
    'n/a',
    'nan',
    'NULL',
    'null',
    'None',
    'TBA',
    '?',
    '.',
    'Unknown',
    '#N/A',
    '_',
  ])('takes %j for nothing', (text) => {
    expect(isMissing(text)).toBe(true);
  });
  it.each(['0', 'No', 'Nan Motors', 'White / -', '-5', 'A'])('takes %j as a value', (text) => {
    expect(isMissing(text)).toBe(false);
  });
});
