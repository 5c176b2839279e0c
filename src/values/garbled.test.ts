import { expect, it } from 'vitest';
import { garbledIn } from './garbled.ts';

it.each([
  ['the best of the Yearâ€™s cars', { found: 'Yearâ€™s', meant: 'Year’s' }],
  ['cafÃ© on site', { found: 'cafÃ©', meant: 'café' }],
  ['40Â° in the shade', { found: '40Â°', meant: '40°' }],
  ['â€œbestâ€\u009d', { found: 'â€œbestâ€\u009d', meant: '“best”' }],
  ['Open 7Â\u00a0days', { found: '7Â\u00a0days', meant: '7\u00a0days' }],
  ['cars Ã\u00a0 la carte', { found: 'Ã\u00a0', meant: 'à' }],
  ['Â\u00a0', { found: 'Â\u00a0', meant: '\u00a0' }],
  ['one\ttwo\ncafÃ©, naÃ¯ve', { found: 'cafÃ©,', meant: 'café,' }],
  ['5 â‚¬', { found: 'â‚¬', meant: '€' }],
  ['Year\ufffds best', { found: 'Year\ufffds', meant: null }],
])('"%s" was decoded with the wrong encoding', (text, garbled) => {
  expect(garbledIn(text)).toEqual(garbled);
});

it.each([
  'Year’s best – “cars”',
  'CAFÉ–BAR',
  'São Paulo, Škoda, Citroën ë-C3, Ångström',
  '£5… 20 °C ½ price ©',
  'ÄÖÜ',
  'Open 7\u00a0days, à\u00a0la carte',
  '中文 ελληνικά',
])('"%s" was decoded correctly', (text) => {
  expect(garbledIn(text)).toBeNull();
});
