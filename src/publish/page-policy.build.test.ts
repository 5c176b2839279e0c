import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPagePolicy } from './page-policy.build.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const policyOf = createPagePolicy({
  scripts: ['early()', 'late()', 'island()', 'idle()', 'say("é 車")'],
  policy: (hashes) => `script-src ${hashes.join(' ')}`,
});
const withPolicy = (html: string) =>
  Buffer.from(policyOf(Buffer.from(html).toString('latin1')), 'latin1').toString();

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Cars</title></head><body>${body}</body></html>`;
const allowedIn = (body: string) =>
  /content="script-src ([^"]*)"/
    .exec(withPolicy(page(body)))?.[1]
    ?.split(' ')
    .filter(Boolean) ?? null;

describe('the policy of a page', () => {
  it('allows the scripts in it that may stand there, each once', () => {
    const body = '<script>early()</script><script>island()</script><p></p><script>early()</script>';
    expect(allowedIn(body)).toEqual([hash('early()'), hash('island()')]);
    expect(allowedIn('<p>no script</p>')).toEqual([]);
  });

  it.each([
    '<script>stolen()</script>',
    '<script type="module">stolen()</script>',
    '<script>early() </script>',
    '<p onclick="early()"></p>',
    '<script src="/x.js">early()</script>',
    '<script type="application/json">early()</script>',
    '<script type="application/ld+json" id="x">early()</script>',
  ])('allows nothing for %s', (body) => expect(allowedIn(body)).toEqual([]));

  it.each([
    '<script type="module">late()</script>',
    '<script data-text="5 > 4">late()</script>',
    `<script data-text='a "b" > c'>late()</script>`,
    '<script type="text/javascript">late()</script>',
    '<p>車 – é</p><script>late()</script>',
  ])('knows the script in %s', (body) => expect(allowedIn(body)).toEqual([hash('late()')]));

  it('stands before all scripts, behind the character set', () => {
    const html = withPolicy(page('<script>early()</script>'));
    expect(html.match(/http-equiv/g)).toHaveLength(1);
    expect(html).toContain('<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"');
  });

  it('knows scripts with letters beyond ASCII, and leaves those of the page as they are', () => {
    expect(allowedIn('<script>say("é 車")</script>')).toEqual([hash('say("é 車")')]);
    expect(withPolicy(page('<p>Škoda 車 – é</p>'))).toContain('<p>Škoda 車 – é</p>');
  });

  it('is not made up for a part of a page', () => {
    expect(withPolicy('<p>part</p>')).toBe('<p>part</p>');
  });
});
