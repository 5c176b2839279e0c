import { describe, expect, it } from 'vitest';
import { siteOfHost } from './site-of-host.ts';

const sites = [
  { slug: 'harbourline', hosts: ['www.harbourline.com.au', 'harbourline.com.au'] },
  { slug: 'pitstop', hosts: ['harbourline.localhost', 'xn--pt-stop-x2a.au'] },
];

function answer(host: string): string {
  const match = siteOfHost(new URL(`http://${host}/`).hostname, sites);
  return match.kind === 'site' ? match.site.slug : match.kind;
}

describe('the site of a host', () => {
  it.each([
    ['harbourline.localhost:4321', 'harbourline'],
    ['pitstop.localhost', 'pitstop'],
    ['PitStop.LocalHost:80', 'pitstop'],
    ['pitstop.localhost.:4321', 'pitstop'],
    ['www.harbourline.com.au', 'harbourline'],
    ['harbourline.com.au:8443', 'harbourline'],
    ['localhost:4321', 'machine'],
    ['localhost.', 'machine'],
    ['127.0.0.1:4321', 'machine'],
    ['[::1]:4321', 'machine'],
    ['nobody.localhost', 'unknown'],
    ['a.pitstop.localhost', 'unknown'],
    ['pitstop', 'unknown'],
    ['pitstop.localhost.evil.example', 'unknown'],
    ['evil-harbourline.com.au', 'unknown'],
    ['sub.harbourline.com.au', 'unknown'],
    ['10.0.0.1', 'unknown'],
    ['[::2]', 'unknown'],
  ])('%s is %s', (host, expected) => {
    expect(answer(host)).toBe(expected);
  });

  it('is unknown, with the host name', () => {
    expect(siteOfHost('nobody.example', sites)).toEqual({ kind: 'unknown', hostname: 'nobody.example' });
  });

  it('is unknown when no site is built', () => {
    expect(siteOfHost('pitstop.localhost', [])).toMatchObject({ kind: 'unknown' });
    expect(siteOfHost('localhost', [])).toEqual({ kind: 'machine' });
  });
});
