import * as v from 'valibot';
import { assetUrl } from '../../vehicle/vehicle.schema.ts';

const MAX_IMAGES = 200;
const MAX_URL_CHARACTERS = 2000;
/** Autotrader's addresses contain a placeholder for the image size. */
const AUTOTRADER_SIZE = 'w1024h768';
/** Control and bidirectional characters can disguise an address. */
const hasControls = /[\p{Cc}\p{Cf}]/u;
/** Addresses contain commas, so a separator counts only if an address follows. */
const betweenAddresses = /[\s,;|"'[\]]{1,8}(?=(?:https?:)?\/\/|https?:|\/[^/\s]|www\.)/i;

export interface ImageList {
  urls: string[];
  /** Pieces that are no web address. */
  refused: string[];
}

/** The web addresses in the cells, in order and without duplicates; `separator` "auto" detects it. */
export function readImageUrls(cells: readonly string[], separator: string): ImageList {
  const urls = new Set<string>();
  const refused: string[] = [];
  for (const cell of cells) {
    for (const piece of splitAddresses(cell, separator)) {
      const url = readUrl(piece);
      if (url !== null) urls.add(url);
      else if (/\w/.test(piece)) refused.push(piece.slice(0, 100));
    }
  }
  return { urls: [...urls].slice(0, MAX_IMAGES), refused };
}

function splitAddresses(cell: string, separator: string): string[] {
  // Shortens runs of separators first: the expression below would take hours on a million spaces.
  const bare = cell.replace(/([\s,;|])[\s,;|]+/g, '$1').replace(/^[\s["']|[\s\]"']$/g, '');
  const pieces = separator === 'auto' ? bare.split(betweenAddresses) : cell.split(separator);
  return pieces.map((piece) =>
    piece
      .trim()
      .replace(/[\s,;|]$/, '')
      .replace(/^["'[]+|["'\]]{1,4}$/g, '')
      .trim(),
  );
}

/** A web address that a page may load (http, https or a path on the dealer's site); else null. */
export function readUrl(text: string): string | null {
  const trimmed = text.trim();
  if (hasControls.test(trimmed)) return null;
  const candidate = trimmed.startsWith('//')
    ? `https:${trimmed}`
    : trimmed.replace(/^www\./i, 'https://www.');
  if (candidate.length > MAX_URL_CHARACTERS) return null;
  return readWholeUrl(candidate.replace('{resize}', AUTOTRADER_SIZE));
}

function readWholeUrl(candidate: string): string | null {
  if (v.is(assetUrl, candidate)) return isWholeAddress(candidate) ? candidate : null;
  const encoded = encodeAddress(candidate);
  return encoded !== null && v.is(assetUrl, encoded) ? encoded : null;
}

function isWholeAddress(url: string): boolean {
  if (url.startsWith('/')) return true;
  return /^https?:\/\/[^/]/i.test(url) && URL.canParse(url) && new URL(url).hostname.includes('.');
}

/** Spaces and quotation marks are common in file names; they are percent-encoded as in browsers. */
function encodeAddress(text: string): string | null {
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.hostname.includes('.') ? url.href.replaceAll("'", '%27') : null;
}
