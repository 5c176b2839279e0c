import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeBrowser, findBrowser } from './find-browser.ts';

const root = mkdtempSync(join(tmpdir(), 'browsers-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function aProgram(folder: string, name: string, said = ''): string {
  mkdirSync(join(root, folder), { recursive: true });
  const path = join(root, folder, name);
  writeFileSync(path, `#!/bin/sh\necho "${said}"\n`);
  chmodSync(path, 0o755);
  return path;
}

const whole = aProgram('first', 'chromium', 'Chromium 156.0.1 built on Debian GNU/Linux 12');
const shell = aProgram('second', 'chromium-headless-shell', 'Chromium 156.0.1 ');
const chrome = aProgram('third', 'google-chrome', 'Google Chrome 155.0.2 ');
const PATH = ['first', 'second', 'third'].map((folder) => join(root, folder)).join(delimiter);

describe('the browser for tests and pictures', () => {
  it('is the fastest on the PATH', () => {
    expect(findBrowser({ PATH })).toEqual({ path: shell, origin: 'on the PATH' });
  });

  it.each([
    ['a path', whole, whole],
    ['a name on the PATH', 'google-chrome', chrome],
  ])('is the one that TEST_BROWSER names by %s', (_how, TEST_BROWSER, path) => {
    expect(findBrowser({ PATH, TEST_BROWSER })).toEqual({ path, origin: 'of TEST_BROWSER' });
  });

  it.each(['/nowhere/chromium', 'chrome-of-nobody', root])('is no other where %s is not there', (wanted) => {
    expect(() => findBrowser({ PATH, TEST_BROWSER: wanted })).toThrow(
      `TEST_BROWSER names "${wanted}", but there is no such program.`,
    );
  });

  it.each([
    [shell, `Chromium 156.0.1, headless shell of TEST_BROWSER: ${shell}`],
    [whole, `Chromium 156.0.1, whole browser of TEST_BROWSER: ${whole}`],
    [chrome, `Google Chrome 155.0.2, whole browser of TEST_BROWSER: ${chrome}`],
  ])('is named with its version and kind', (TEST_BROWSER, words) => {
    expect(describeBrowser({ PATH, TEST_BROWSER })).toBe(words);
  });

  it('is none in a report if the requested one is missing', () => {
    expect(describeBrowser({ PATH, TEST_BROWSER: '/nowhere/chromium' })).toBe('no browser');
  });
});
