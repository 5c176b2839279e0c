import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium without windows: the same tests need a third less CPU time. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

interface Browser {
  readonly path: string;
  /** Where it was found, as in "of TEST_BROWSER". */
  readonly origin: string;
}

/** Environment variables that may name a browser; otherwise `PATH` is searched. */
type Environment = Readonly<Partial<Record<'TEST_BROWSER' | 'PATH', string>>>;

/**
 * The browser that `TEST_BROWSER` names, by path or by name on the PATH; otherwise the fastest on this machine; null
 * if there is none. Throws if the named one is missing, because tests in another browser are not what was asked for.
 */
export function findBrowser({ TEST_BROWSER: wanted = '', PATH = '' }: Environment): Browser | null {
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  const onPath = (name: string) =>
    folders
      .map((folder) => join(folder, name))
      .filter(isProgram)
      .map((path) => ({ path, origin: 'on the PATH' }));
  if (wanted !== '') {
    const path = wanted.includes('/') ? [wanted].find(isProgram) : onPath(wanted)[0]?.path;
    if (path !== undefined) return { path, origin: 'of TEST_BROWSER' };
    throw new Error(
      `TEST_BROWSER names "${wanted}", but there is no such program. Allowed: a path such as /usr/bin/chromium, or the name of a program on the PATH; without TEST_BROWSER the fastest Chromium is used.`,
    );
  }
  const others = [
    { path: chromium.executablePath(), origin: "Playwright's own" },
    ...macApps.map((path) => ({ path, origin: 'of the applications' })),
  ];
  return names.flatMap(onPath)[0] ?? others.find(({ path }) => path !== '' && existsSync(path)) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Finds a browser, else installs Playwright's, else the system's package. Returns its path. Throws a sentence
 * on what to do if all of this fails.
 */
export function ensureBrowser(): string {
  const browser =
    findBrowser(process.env) ??
    afterInstalling(process.execPath, [playwrightCli(), 'install', 'chromium']) ??
    afterInstalling('apt-get', ['install', '-y', '-qq', SHELL], ['apt-get', ['update', '-qq']]) ??
    fail(
      `Screenshots and browser tests need Chromium: install it (Debian: apt-get install ${SHELL}; Mac: npx playwright install chromium), or name one in TEST_BROWSER, and run the command again.`,
    );
  return browser.path;
}

/** Name, version, kind and path of the browser, for a test report. */
export function describeBrowser(environment: Environment): string {
  const browser = foundOrNull(environment);
  if (browser === null) return 'no browser';
  const { path, origin } = browser;
  const kind = /headless.shell/.test(path) ? 'headless shell' : 'whole browser';
  return `${versionOf(path)}, ${kind} ${origin}: ${path}`;
}

/** A missing browser must not break the report: the run itself has failed with a message. */
function foundOrNull(environment: Environment): Browser | null {
  try {
    return findBrowser(environment);
  } catch {
    return null;
  }
}

/** Such as "Chromium 156.0.8078.108", without build information. */
function versionOf(path: string): string {
  try {
    const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /^.*? [\d.]+/.exec(said.trim())?.[0] ?? said.trim();
  } catch {
    return 'unknown version';
  }
}

function playwrightCli(): string {
  return join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js');
}

function afterInstalling(command: string, args: string[], before?: [string, string[]]): Browser | null {
  try {
    if (before) execFileSync(before[0], before[1], { stdio: 'ignore' });
    console.log(`No browser found; trying ${command} ${args.join(' ')}`);
    execFileSync(command, args, { stdio: 'ignore', timeout: 240_000 });
  } catch {
    return null;
  }
  return findBrowser(process.env);
}

function fail(message: string): never {
  throw new Error(message);
}

/** Chromium's sandbox does not work as root. */
export const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
