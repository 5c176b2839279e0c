import { expect, it } from 'vitest';
import { publicPath } from './public-path.ts';

it.each([
  ['/api/leads/secret', '/api/leads'],
  ['/api/test-drive/secret/move', '/api/test-drive'],
  ['/cars/corolla-7/test-drive', '/cars/corolla-7/test-drive'],
  ['/api-cars/x', '/api-cars/x'],
  ['/', '/'],
])('%s is told as %s', (path, told) => {
  expect(publicPath(path)).toBe(told);
});
