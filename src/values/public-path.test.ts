import { expect, it } from 'vitest';
import { publicPath } from './public-path.ts';

it.each([
  ['/api/leads/secret', '/api/leads'],
  ['/api/test-drive/secret/move', '/api/test-drive'],
  ['/cars/corolla-7/test-drive', '/cars/corolla-7/test-drive'],
  ['/api-cars/x', '/api-cars/x'],
  ['/', '/'],
])('%s becomes %s', (path, expected) => {
  expect(publicPath(path)).toBe(expected);
});
