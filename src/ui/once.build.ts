import { markHTMLString, type renderTemplate } from 'astro/runtime/server/index.js';
import { noteRead, notingIn, recordingOf } from './recording.build.ts';

/** What a component or a slot becomes; it writes itself, piece by piece, into the page. */
type Part = Pick<ReturnType<typeof renderTemplate>, 'render'>;
type Destination = Parameters<Part['render']>[0];
type Piece = Parameters<Destination['write']>[0];

/** With what was read to render it. */
interface KeptPart extends Part {
  readonly reads: ReadonlySet<string>;
}

const known = new WeakMap<object, Map<string, Promise<KeptPart> | KeptPart>>();

/**
 * The part of a page as it was for the first page that had it; by what it is the same for, and by a name. Each page
 * decides anew on scripts and whatever else comes once in a page, and takes over what was noted: whichever was first,
 * all are the same.
 */
export function once(per: object, name: string, part: Part): Promise<Part> | Part {
  // Who edits a component wants to see it.
  if (import.meta.env.MODE === 'development') return part;
  const recording = recordingOf(per);
  const original = recording?.original ?? per;
  const kept = known.get(original) ?? new Map<string, Promise<KeptPart> | KeptPart>();
  known.set(original, kept);
  const noted = (made: KeptPart) => {
    if (recording !== null) for (const read of made.reads) noteRead(recording.reads, read);
    return made;
  };
  const before = kept.get(name);
  if (before !== undefined) return before instanceof Promise ? before.then(noted) : noted(before);
  const first = written(part).then((made) => {
    // Not a promise any more: what is there at once costs a page no turn.
    kept.set(name, made);
    return made;
  });
  kept.set(name, first);
  return first.then(noted);
}

async function written(part: Part): Promise<KeptPart> {
  const reads = new Set<string>();
  const pieces: Piece[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') pieces.push(markHTMLString(inOnePiece(text)));
    text = '';
  };
  const destination: Destination = {
    write(piece) {
      if (isText(piece)) text += piece;
      else if (!isMaybeHead(piece)) {
        endText();
        pieces.push(piece);
      }
    },
  };
  await notingIn(reads, async () => part.render(destination));
  endText();
  return {
    reads,
    render(destination) {
      for (const piece of pieces) destination.write(piece);
    },
  };
}

/** What has been put together stays a tree of its pieces, which each page would walk through anew. */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}

/** A text of HTML; that of a slot carries instructions and is none. */
function isText(piece: Piece): boolean {
  return typeof piece === 'string' || (piece instanceof String && !('chunks' in piece));
}

/** Asks for the head where a page has none of its own: all of ours have. */
function isMaybeHead(piece: Piece): boolean {
  return typeof piece === 'object' && 'type' in piece && piece.type === 'maybe-head';
}
