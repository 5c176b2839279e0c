import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../command-line.ts';
import { watchCommand, watchOptions } from './watch-options.ts';

function readWatchOptions(args: readonly string[], dataDir: string) {
  const command = readCommand(watchCommand, args);
  return command === null ? null : watchOptions(command, dataDir);
}

describe('the options of the watch', () => {
  it('have defaults', () => {
    expect(readWatchOptions([], '.data')).toMatchObject({
      feedsDir: resolve('.data/feeds'),
      settledMs: 30_000,
      tenantsDir: resolve('tenants'),
      outDir: resolve('dist'),
      port: 4320,
      host: '127.0.0.1',
      isWorkerOnly: false,
      allowsPrivateFeeds: false,
    });
  });

  it('limit builds by memory', () => {
    const memory = (...args: string[]) => readWatchOptions(args, '.data')?.memory;
    expect(memory('--memory', '1g', '--workers', '4')).toMatchObject({ workers: 1 });
    expect(memory('--memory', '9000m', '--workers', '4')).toMatchObject({ workers: 4, shareMegabytes: 2187 });
  });

  it('set in seconds how long a dropped file must stay unchanged', () => {
    expect(readWatchOptions(['--settled', '120'], '.data')?.settledMs).toBe(120_000);
  });

  it.each([
    [['--settled', '0'], '--settled 0 is not a number from 1 to 3600.'],
    [['--memory', '4x'], '--memory 4x is not an amount'],
    [['--memory', '100m'], 'at least 600m'],
    [['--workers', '0'], '--workers 0 is not a number from 1 to 64.'],
    [['--port', '70000'], '--port 70000 is not a number from 0 to 65535.'],
    [['--nonsense'], '--nonsense'],
  ])('refuse %j in words', (args, sentence) => {
    expect(() => readWatchOptions(args, '.data')).toThrow(sentence);
  });
});
