/** The settings in images.json that determine image URLs. */
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
 * URL of a picture at a given width, from the tenant's image service. Placeholders: {url} is the percent-encoded URL;
 * {path}; {stem} and {ext} split the URL at its extension; {width} and {height} in pixels; {crop} is the aspect
 * ratio, as "3:2"; {quality}.
 */
export function imageUrl(url: string, width: number, aspect: number, settings: ImageSettings): string {
  if (settings.urlTemplate === null) return url;
  return settings.urlTemplate.replace(/\{(\w+)\}/g, (whole, name: string) => {
    switch (name) {
      case 'url':
        return encodeURIComponent(url);
      case 'path':
        return url.replace(/^https?:\/\/[^/]+/, '');
      case 'stem':
        return partsOf(url).stem;
      case 'ext':
        return partsOf(url).ext;
      case 'width':
        return String(width);
      case 'height':
        return String(Math.round(width / aspect));
      case 'crop':
        return shapeOf(aspect);
      case 'quality':
        return String(settings.quality);
      default:
        return whole;
    }
  });
}

/** Aspect ratio as integers: 1.5 → "3:2". */
function shapeOf(aspect: number): string {
  const heights = Array.from({ length: 100 }, (_, index) => index + 1);
  const isWhole = (height: number) => Math.abs(aspect * height - Math.round(aspect * height)) < 0.01;
  const height = heights.find(isWhole) ?? 100;
  return `${Math.round(aspect * height)}:${height}`;
}

function partsOf(url: string): { stem: string; ext: string } {
  const [address = url] = url.split(/[?#]/);
  const dot = address.lastIndexOf('.');
  const hasEnding = dot > address.lastIndexOf('/');
  return hasEnding
    ? { stem: address.slice(0, dot), ext: address.slice(dot + 1) }
    : { stem: address, ext: '' };
}

/** SVGs need no sizes. */
const isDrawing = (url: string) => /\.svg$/i.test(url.replace(/[?#].*$/, ''));

/** `src` and `srcset` of a picture shown at an aspect ratio (width / height). */
export function imageSource(url: string, aspect: number, settings: ImageSettings): ImageSource {
  if (settings.urlTemplate === null || isDrawing(url)) return { src: url, srcSet: undefined };
  const widths = [...settings.widths].sort((a, b) => a - b);
  const candidates = widths.map((width) => `${imageUrl(url, width, aspect, settings)} ${width}w`);
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? 480;
  return { src: imageUrl(url, middle, aspect, settings), srcSet: candidates.join(', ') };
}
