import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toEqual({ PORT: 4321, BEHIND_PROXY: false });
  });

  it('is read as values, and nothing else is taken over', () => {
    expect(readEnv({ PORT: '8080', HOST: '0.0.0.0', BEHIND_PROXY: 'true', PATH: '/bin' })).toEqual({
      PORT: 8080,
      HOST: '0.0.0.0',
      BEHIND_PROXY: true,
    });
  });

  it.each([
    [{ PORT: '80a' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '' }, 'PORT must be a number from 0 to 65535.'],
    [{ HOST: '' }, 'HOST must not be empty.'],
    [{ BEHIND_PROXY: 'yes' }, 'BEHIND_PROXY must be "true" or "false".'],
    [
      { PORT: 'x', BEHIND_PROXY: 'y' },
      'PORT must be a number from 0 to 65535.\nBEHIND_PROXY must be "true" or "false".',
    ],
  ])('%j is refused with a sentence', (source, message) => {
    expect(() => readEnv(source)).toThrow(message);
  });
});
