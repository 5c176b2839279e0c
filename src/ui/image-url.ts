/** The part of images.json that decides how a picture is asked for. */
export interface ImageSettings {
  urlTemplate: string | null;
  widths: number[];
  quality: number;
}

export interface ImageSource {
  src: string;
  srcSet: string | undefined;
}

/**
 * Address of a picture at a width through the tenant's image service.
 * Placeholders: {url} whole address, percent-encoded; {path}; {stem} and {ext}, the address without
 * and with only its ending; {width}, {height} in pixels; {quality}.
 */
export function imageUrl(url: string, width: number, aspect: number, settings: ImageSettings): string {
  if (settings.urlTemplate === null) return url;
  const [address = url] = url.split(/[?#]/);
  const dot = address.lastIndexOf('.');
  const hasEnding = dot > address.lastIndexOf('/');
  const parts: Record<string, string> = {
    url: encodeURIComponent(url),
    path: url.replace(/^https?:\/\/[^/]+/, ''),
    stem: hasEnding ? address.slice(0, dot) : address,
    ext: hasEnding ? address.slice(dot + 1) : '',
    width: String(width),
    height: String(Math.round(width / aspect)),
    quality: String(settings.quality),
  };
  return settings.urlTemplate.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);
}

/** Drawings are sharp at any size. */
const isDrawing = (url: string) => /\.svg$/i.test(url.replace(/[?#].*$/, ''));

/** `src` and `srcset` of a picture shown at an aspect ratio (width / height). */
export function imageSource(url: string, aspect: number, settings: ImageSettings): ImageSource {
  if (settings.urlTemplate === null || isDrawing(url)) return { src: url, srcSet: undefined };
  const widths = [...settings.widths].sort((a, b) => a - b);
  const candidates = widths.map((width) => `${imageUrl(url, width, aspect, settings)} ${width}w`);
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? 480;
  return { src: imageUrl(url, middle, aspect, settings), srcSet: candidates.join(', ') };
}
