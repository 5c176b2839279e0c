import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoEmbed } from './video-embed.ts';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0';

describe('the frame of a video', () => {
  it.each([
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s',
    'http://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3',
  ])('%s plays without cookies', (address) => {
    expect(videoEmbed(address)).toEqual({
      platform: 'YouTube',
      host: 'youtube-nocookie.com',
      embedUrl: youTube,
      watchUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
  });

  it.each([
    ['https://vimeo.com/76979871', '76979871?autoplay=1&dnt=1', '76979871'],
    ['https://player.vimeo.com/video/76979871', '76979871?autoplay=1&dnt=1', '76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871?autoplay=1&dnt=1', '76979871'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      '76979871?autoplay=1&dnt=1&h=8272103f6e',
      '76979871/8272103f6e',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e&title=0',
      '76979871?autoplay=1&dnt=1&h=8272103f6e',
      '76979871/8272103f6e',
    ],
  ])('%s plays without tracking', (address, framed, watched) => {
    expect(videoEmbed(address)).toEqual({
      platform: 'Vimeo',
      host: 'vimeo.com',
      embedUrl: `https://player.vimeo.com/video/${framed}`,
      watchUrl: `https://vimeo.com/${watched}`,
    });
  });

  it.each([
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/embed/short',
    'https://www.youtube.com/embed/dQw4w9WgXcQx',
    'https://www.youtube.com/@dealer',
    'https://www.youtube.com/playlist?list=PL123',
    'https://vimeo.com/dealer',
    'https://dealer.example/film.mp4',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    '/films/walkaround.webm',
    '',
  ])('%s is not a video that may be framed', (address) => {
    expect(videoEmbed(address)).toBeNull();
  });

  it('only ever has one of two hosts, whatever the feed contains', () => {
    const host = fc.constantFrom('youtu.be', 'www.youtube.com', 'vimeo.com', 'player.vimeo.com', 'a.example');
    const folder = fc.constantFrom('', 'embed/', 'video/', 'watch?v=', '@/', '//');
    const id = fc.oneof(fc.constantFrom('dQw4w9WgXcQ', '76979871', '76979871/8272103f6e'), fc.string());
    const query = fc.constantFrom('', '?h=8272103f6e', '?h="><b>', '&v=dQw4w9WgXcQ', '#x', '/../..');
    fc.assert(
      fc.property(host, folder, id, query, (...parts) => {
        const [name, ...rest] = parts;
        const embed = videoEmbed(`https://${name}/${rest.join('')}`);
        if (embed === null) return;
        expect(['www.youtube-nocookie.com', 'player.vimeo.com']).toContain(new URL(embed.embedUrl).host);
        expect(embed.embedUrl).toMatch(/^https:\/\/[\w.-]+\/(embed|video)\/[\w-]+\?[\w=&]+$/);
        expect(embed.watchUrl).toMatch(/^https:\/\/[\w.]+\/[\w?=/-]+$/);
      }),
    );
  });
});
