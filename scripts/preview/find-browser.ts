import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium without what only windows need: the same tests take a third less of the processor. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** A browser to test with, the fastest there is on this machine; null when there is none. */
function findBrowser(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath(), ...macApps].find((file) => file && existsSync(file)) ?? null;
}

/**
 * Makes sure of a browser: finds one, else installs Playwright's, else the system's package.
 * Throws one sentence that says what to do when nothing of this works.
 */
export function ensureBrowser(): string {
  return (
    findBrowser() ??
    afterInstalling(process.execPath, [playwrightCli(), 'install', 'chromium']) ??
    afterInstalling('apt-get', ['install', '-y', '-qq', shell], ['apt-get', ['update', '-qq']]) ??
    fail(
      `Pictures and browser tests need Chromium: install it (Debian: apt-get install ${shell}; Mac: npx playwright install chromium) and run the command again.`,
    )
  );
}

function playwrightCli(): string {
  return join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js');
}

function afterInstalling(command: string, args: string[], before?: [string, string[]]): string | null {
  try {
    if (before) execFileSync(before[0], before[1], { stdio: 'ignore' });
    console.log(`No browser found; trying ${command} ${args.join(' ')}`);
    execFileSync(command, args, { stdio: 'ignore', timeout: 240_000 });
  } catch {
    return null;
  }
  return findBrowser();
}

function fail(message: string): never {
  throw new Error(message);
}

/** Root has no user namespace of its own to put a sandbox in. */
export const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
