import { describe, expect, it } from 'vitest';
import { acceptCommand } from './accept-command.ts';

describe('the command that accepts a held feed', () => {
  it.each([
    ['where everything is in its place', {}, 'npm run import -- --tenant meridian --accept'],
    [
      'with other places',
      { tenantsDir: '../dealers', feed: '/tmp/new.csv' },
      'npm run import -- --tenant meridian --tenants-dir ../dealers --feed /tmp/new.csv --accept',
    ],
  ])('%s', (_, place, command) => {
    expect(acceptCommand('meridian', place)).toBe(command);
  });
});
