import { createComponent, markHTMLString, renderSlot, renderTemplate } from 'astro/runtime/server/index.js';
import { noteRead, notingIn, recordingOf } from './recording.build.ts';

type Slot = Parameters<typeof renderSlot>[1];
type Destination = Parameters<ReturnType<typeof renderSlot>['render']>[0];
type Chunk = Parameters<Destination['write']>[0];

/** What a slot writes, with its scripts and the like still to be decided on by the page that it comes into. */
interface Written {
  readonly reads: ReadonlySet<string>;
  render(destination: Destination): void;
}

interface Props {
  /** What it is the same for: a site. It is forgotten with it. */
  readonly per: object;
  /** Tells it from others, with all else that it depends on: of few values, because each is kept. */
  readonly name: string;
  readonly children?: unknown;
}

const known = new WeakMap<object, Map<string, Promise<Written> | Written>>();

/**
 * Renders its slot for the first page that has it, and gives all others the same text. The slot may depend on `per`
 * and `name` alone, nothing else of the page. Component scripts stay instructions: each page writes one where it first
 * needs it, whichever page was rendered first.
 */
const once = createComponent((result, { per, name }: Props, slots: { default?: Slot }) => {
  const slot = slots.default;
  if (slot === undefined) return renderTemplate``;
  // Who edits a component wants to see it.
  if (import.meta.env.MODE === 'development') return renderTemplate`${renderSlot(result, slot)}`;
  const recording = recordingOf(per);
  const original = recording?.original ?? per;
  const kept = known.get(original) ?? new Map<string, Promise<Written> | Written>();
  known.set(original, kept);
  const noted = (written: Written) => {
    if (recording !== null) for (const read of written.reads) noteRead(recording.reads, read);
    return written;
  };
  const written = kept.get(name);
  if (written !== undefined)
    return renderTemplate`${written instanceof Promise ? written.then(noted) : noted(written)}`;
  const first = write(renderSlot(result, slot)).then((made) => {
    // Not a promise any more: what is there at once costs a page no turn.
    kept.set(name, made);
    return made;
  });
  kept.set(name, first);
  return renderTemplate`${first.then(noted)}`;
});

async function write(slot: ReturnType<typeof renderSlot>): Promise<Written> {
  const chunks: Chunk[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') chunks.push(markHTMLString(text));
    text = '';
  };
  const reads = new Set<string>();
  const destination: Destination = {
    write(chunk) {
      if (isText(chunk)) text += chunk;
      else if (!isMaybeHead(chunk)) {
        endText();
        chunks.push(chunk);
      }
    },
  };
  await notingIn(reads, async () => slot.render(destination));
  endText();
  return {
    reads,
    render(destination) {
      for (const chunk of chunks) destination.write(chunk);
    },
  };
}

/** A text of HTML; a slot's text carries instructions and is none. */
function isText(chunk: Chunk): chunk is string {
  return typeof chunk === 'string' || (chunk instanceof String && !('chunks' in chunk));
}

/** Asks for the head where a page has none of its own: all of ours have. */
function isMaybeHead(chunk: Chunk): boolean {
  return 'type' in Object(chunk) && Object(chunk).type === 'maybe-head';
}

// Astro's types know components by their props alone.
export const Once = once as (props: Props) => never;
