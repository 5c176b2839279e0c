import { expect, it } from 'vitest';
import { garbledIn } from './garbled.ts';

it.each([
  ['the best of the Yearâ€™s cars', { found: 'Yearâ€™s', meant: 'Year’s' }],
  ['cafÃ© on site', { found: 'cafÃ©', meant: 'café' }],
  ['40Â° in the shade', { found: '40Â°', meant: '40°' }],
  ['â€œbestâ€\u009d', { found: 'â€œbestâ€\u009d', meant: '“bestâ€\u009d' }],
  ['5 â‚¬', { found: 'â‚¬', meant: '€' }],
  ['Year\ufffds best', { found: 'Year\ufffds', meant: null }],
])('"%s" was saved as one encoding and read as another', (text, garbled) => {
  expect(garbledIn(text)).toEqual(garbled);
});

it.each([
  'Year’s best – “cars”',
  'CAFÉ–BAR',
  'São Paulo, Škoda, Citroën ë-C3, Ångström',
  '£5… 20 °C ½ price ©',
  'ÄÖÜ',
  '中文 ελληνικά',
])('"%s" is as it should be', (text) => {
  expect(garbledIn(text)).toBeNull();
});
