import { gunzipSync } from 'node:zlib';
import type { DemoVehicle } from '#scripts/demo-stock/demo-vehicle.ts';
import type { Random } from '#scripts/demo-stock/random.ts';
import { type DemoFeed, trade } from '../sites/demo-feed.ts';

export interface RandomFeed {
  readonly name: string;
  /** Null: the file is missing. */
  readonly bytes: Uint8Array | null;
  /** The vehicles of a valid feed; null for an invalid one. */
  readonly vehicles: readonly DemoVehicle[] | null;
}

const hugeBytes = 110_000_000;

/** Faults in a feed's text; `text` is a valid feed. */
const faults: Readonly<Record<string, (text: string, random: Random) => Uint8Array | null>> = {
  'cut anywhere': (text, random) => Buffer.from(text).subarray(0, random.whole(1, Buffer.byteLength(text))),
  'cut near its end': (text, random) => {
    const bytes = Buffer.from(text);
    return bytes.subarray(0, bytes.length - random.whole(1, Math.ceil(bytes.length / 20)));
  },
  empty: () => new Uint8Array(),
  missing: () => null,
  'nothing but its first line': (text) => Buffer.from(text.slice(0, text.indexOf('\n') + 1)),
  'many rows': (text) => {
    const body = Buffer.from(text.slice(text.indexOf('\n') + 1));
    const copies = Array.from({ length: Math.ceil(hugeBytes / body.length) }, () => body);
    return Buffer.concat([Buffer.from(text.slice(0, text.indexOf('\n') + 1)), ...copies]);
  },
  'one enormous row': (text) => Buffer.concat([Buffer.from(text), Buffer.alloc(hugeBytes, 'x,')]),
  'one enormous word': (text) => Buffer.concat([Buffer.from(text), Buffer.alloc(hugeBytes, 'x')]),
  'in UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'in Latin-1 with strange letters': (text) =>
    Buffer.from(text.replaceAll('a', 'ä').replaceAll('o', 'ö'), 'latin1'),
  'read as Latin-1 and written again': (text) => Buffer.from(Buffer.from(text).toString('latin1')),
  'random bytes': (_text, random) => randomBytes(random, random.whole(1, 300_000)),
  'random bytes in the middle': (text, random) => {
    const bytes = Buffer.from(text);
    const noise = randomBytes(random, random.whole(1, 2000));
    bytes.set(
      noise.subarray(0, Math.min(noise.length, bytes.length)),
      random.whole(0, Math.max(0, bytes.length - 2000)),
    );
    return bytes;
  },
};

function randomBytes(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => random.whole(0, 255));
}

/** The next day's feed of a dealer with this `stock`: valid, or damaged in one way. */
export function randomFeed(demo: DemoFeed, stock: readonly DemoVehicle[], random: Random): RandomFeed {
  return random.chance(0.5) ? goodFeed(demo, stock, random) : spoiltFeed(demo, stock, random);
}

export function goodFeed(demo: DemoFeed, stock: readonly DemoVehicle[], random: Random): RandomFeed {
  const vehicles = trade(demo, stock, random.whole(1, Math.ceil(stock.length / 10)), random);
  return { name: 'good', bytes: demo.bytesOf(vehicles), vehicles };
}

function spoiltFeed(demo: DemoFeed, stock: readonly DemoVehicle[], random: Random): RandomFeed {
  const [name, spoil] = random.pick(Object.entries(faults));
  const bytes = spoil(textOf(demo.bytesOf(stock)), random);
  return { name, bytes, vehicles: null };
}

/** Some feeds are compressed; faults are applied to the text. */
function textOf(bytes: Uint8Array): string {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return new TextDecoder().decode(isGzip ? gunzipSync(bytes) : bytes);
}
