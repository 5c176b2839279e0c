import { describe, expect, it } from 'vitest';
import { videoEmbed } from '../../vehicle/gallery/slides/video-embed.ts';
import { contentPolicy } from './content-policy.ts';

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
