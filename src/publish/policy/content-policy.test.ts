import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { videoEmbed } from '../../vehicle/gallery/slides/video-embed.ts';
import { contentPolicy, createPagePolicy } from './content-policy.ts';

const embedded = {
  search: { typesense: null },
  market: { plugins: [] },
  chat: { show: false, provider: null },
};
const sources = (policy: string, name: string) =>
  policy
    .split('; ')
    .map((directive) => directive.split(' '))
    .find(([directive]) => directive === name)
    ?.slice(1);

describe('the Content-Security-Policy of pages', () => {
  it('allows only scripts of the site and inline scripts with the given hashes', () => {
    expect(sources(contentPolicy(embedded, []), 'script-src')).toEqual(["'self'"]);
    expect(sources(contentPolicy(embedded, ['sha256-AbC=']), 'script-src')).toEqual([
      "'self'",
      "'sha256-AbC='",
    ]);
    expect(sources(contentPolicy(embedded, []), 'default-src')).toEqual(["'self'"]);
  });

  it("allows requests to the dealer's search servers and no others", () => {
    const nodes = [
      'https://a.search.example:8108/',
      'https://b.search.example',
      'https://b.search.example/x',
    ];
    expect(sources(contentPolicy(embedded, []), 'connect-src')).toEqual(["'self'"]);
    expect(
      sources(contentPolicy({ ...embedded, search: { typesense: { nodes } } }, []), 'connect-src'),
    ).toEqual(["'self'", 'https://a.search.example:8108', 'https://b.search.example']);
  });

  it("allows the dealer's valuation supplier to run scripts, call its own servers and show frames", () => {
    const plugins = [{ script: 'https://gauge.example/embed.js?v=2' }, { script: null }];
    const policy = contentPolicy({ ...embedded, market: { plugins } }, []);
    for (const directive of ['script-src', 'connect-src', 'frame-src'])
      expect(sources(policy, directive)).toContain('https://gauge.example');
    expect(policy).not.toContain('embed.js');
  });

  it("allows the dealer's chat, if there is one, to run and to call its hosts", () => {
    const provider = {
      script: 'https://widget.chat.example/{account}.js',
      account: 'city',
      hosts: ['https://*.chat.example', 'wss://live.chat.example'],
    };
    const policy = contentPolicy({ ...embedded, chat: { show: true, provider } }, []);
    for (const directive of ['script-src', 'style-src', 'font-src', 'frame-src']) {
      expect(sources(policy, directive)).toEqual(
        expect.arrayContaining(['https://widget.chat.example', 'https://*.chat.example']),
      );
      expect(sources(policy, directive)).not.toContain('wss://live.chat.example');
    }
    expect(sources(policy, 'connect-src')).toContain('wss://live.chat.example');
    expect(contentPolicy({ ...embedded, chat: { show: false, provider } }, [])).not.toContain('chat.example');
  });

  it('allows frames of the video platforms', () => {
    const frames = sources(contentPolicy(embedded, []), 'frame-src');
    for (const film of ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/123456789']) {
      expect(frames).toContain(new URL(videoEmbed(film)?.embedUrl ?? '').origin);
    }
  });
});

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
/** The header that Astro sends with a page: hashes of its own scripts and of files. */
const astroPolicy = `script-src 'self' '${hash('island()')}' '${hash('idle()')}'; style-src 'self' 'sha256-AbC='`;
const addPolicy = createPagePolicy({
  scripts: ['early()', 'late()', 'say("é 車")'],
  policy: (hashes) => `script-src ${hashes.join(' ')}`,
  bytesOf: (text) => new TextEncoder().encode(text),
});

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Cars</title></head><body>${body}</body></html>`;
const allowedIn = async (body: string) =>
  /content="script-src ([^"]*)"/
    .exec(await addPolicy(page(body), astroPolicy))?.[1]
    ?.split(' ')
    .filter(Boolean) ?? null;

describe('the policy of a page', () => {
  it("allows those of our own and Astro's scripts that the page contains, each once", async () => {
    const body = '<script>early()</script><script>island()</script><p></p><script>early()</script>';
    expect(await allowedIn(body)).toEqual([hash('early()'), hash('island()')]);
    expect(await allowedIn('<p>no script</p>')).toEqual([]);
  });

  it.each([
    '<script>stolen()</script>',
    '<script type="module">stolen()</script>',
    '<script>early() </script>',
    '<p onclick="early()"></p>',
    '<script src="/x.js">early()</script>',
    '<script type="application/json">early()</script>',
    '<script type="application/ld+json" id="x">early()</script>',
  ])('allows nothing for %s', async (body) => expect(await allowedIn(body)).toEqual([]));

  it.each([
    '<script type="module">late()</script>',
    '<script data-text="5 > 4">late()</script>',
    `<script data-text='a "b" > c'>late()</script>`,
    '<script type="text/javascript">late()</script>',
    '<p>車 – é</p><script>late()</script>',
  ])('knows the script in %s', async (body) => expect(await allowedIn(body)).toEqual([hash('late()')]));

  it('is inserted before all scripts and after the character set', async () => {
    const html = await addPolicy(page('<script>early()</script>'), astroPolicy);
    expect(html.match(/http-equiv/g)).toHaveLength(1);
    expect(html).toContain('<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"');
  });

  it('hashes scripts with non-ASCII letters correctly, in pages decoded as UTF-8 and as latin1', async () => {
    const html = page('<p>Škoda 車 – é</p><script>say("é 車")</script>');
    expect(await allowedIn('<script>say("é 車")</script>')).toEqual([hash('say("é 車")')]);
    const addToBytes = createPagePolicy({
      scripts: ['say("é 車")'],
      policy: (hashes) => hashes.join(' '),
      bytesOf: (text) => Uint8Array.from(Buffer.from(text, 'latin1')),
    });
    const finished = Buffer.from(await addToBytes(Buffer.from(html).toString('latin1'), ''), 'latin1');
    expect(finished.toString()).toContain(`content="${hash('say("é 車")')}"`);
    expect(finished.toString()).toContain('<p>Škoda 車 – é</p>');
  });

  it('is not added to an HTML fragment', async () => {
    expect(await addPolicy('<p>part</p>', astroPolicy)).toBe('<p>part</p>');
  });
});
