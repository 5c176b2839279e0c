/** A video on a platform; the URLs are built here, never taken from the feed. */
export type VideoEmbed = {
  readonly platform: 'YouTube' | 'Vimeo';
  /** The host contacted on playing, shown to the shopper. */
  readonly host: string;
  /** URL for an iframe; autoplays, because it is created only after the shopper pressed play. */
  readonly embedUrl: string;
  /** The video's page, for browsers without JavaScript. */
  readonly watchUrl: string;
};

/**
 * Parses the usual YouTube and Vimeo URLs; null for anything else. The iframe uses hosts and options that set no
 * cookies before play (YouTube: youtube-nocookie.com; Vimeo: `dnt=1`).
 */
export function videoEmbed(address: string): VideoEmbed | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youTube(url, host);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(url);
  return null;
}

function youTube(url: URL, host: string): VideoEmbed | null {
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  const named = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : url.searchParams.get('v');
  const id = host === 'youtu.be' ? first : named;
  if (id === null || !/^[\w-]{11}$/.test(id)) return null;
  return {
    platform: 'YouTube',
    host: 'youtube-nocookie.com',
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`,
    watchUrl: `https://www.youtube.com/watch?v=${id}`,
  };
}

/** Unlisted videos have a second key, after the id or as `h`. */
function vimeo(url: URL): VideoEmbed | null {
  const [, id, pathKey] = /\/(\d{6,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(url.pathname) ?? [];
  if (id === undefined) return null;
  const key = [pathKey, url.searchParams.get('h')].find((part) => part && /^[\da-f]{6,20}$/.test(part));
  return {
    platform: 'Vimeo',
    host: 'vimeo.com',
    embedUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
    watchUrl: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  };
}
