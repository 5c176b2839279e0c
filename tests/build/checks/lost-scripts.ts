import type { SitePage } from '../built-site.ts';

/**
 * What a page needs so that the loss of any of its scripts is announced: the listeners of lost-scripts.js before the
 * first script, the message that they show, no script that they do not know, and the boundary around each island.
 */
export function lostScriptProblems({ path, html }: Pick<SitePage, 'path' | 'html'>): string[] {
  const say = (wrong: boolean, sentence: string) => (wrong ? [`${path} ${sentence}`] : []);
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)].map(
    ({ 1: attributes = '', 2: code = '', index }) => ({
      ...{ attributes, code, index },
      source: /\bsrc="([^"]*)"/.exec(attributes)?.[1],
    }),
  );
  const islands = [...html.matchAll(/<astro-island\b([^>]*)>/g)];
  const listening = scripts.find(({ code }) =>
    ['"error"', '"astro:hydration-error"', '"island-failed"'].every((event) => code.includes(event)),
  );
  const first = Math.min(
    ...[...scripts.filter(({ source }) => source !== undefined), ...islands].map(({ index }) => index),
  );
  if (first === Number.POSITIVE_INFINITY) return [];
  return [
    ...say(listening === undefined, 'does not listen for lost scripts'),
    ...say((listening?.index ?? 0) > first, 'has a script before it listens for lost ones'),
    ...say(
      !/<div id="unloaded"[^>]* popover="manual" role="alert"/.test(html),
      'has no message about lost scripts',
    ),
    ...scripts.flatMap(({ source, attributes, code }) => {
      const isOwn = source?.startsWith('/_astro/') && attributes.includes('type="module"');
      const isOther = source !== undefined && !isOwn;
      const imports = attributes.includes('type="module"') && /\b(?:import|from)\s*["'({]/.test(code);
      return [
        ...say(isOther, `would not announce the loss of ${source}`),
        ...say(imports, 'imports a script whose loss would not be announced'),
      ];
    }),
    ...islands.flatMap(([, attributes = '']) =>
      say(
        !/\brenderer-url="\/_astro\/renderer\.client\.[^"]+"/.test(attributes),
        `has an island without boundary: ${/\bcomponent-url="([^"]*)"/.exec(attributes)?.[1]}`,
      ),
    ),
  ];
}
