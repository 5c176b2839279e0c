import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { noisePicture } from '../noise.fixture.ts';
import { vehicleSheet } from './vehicle-sheet.ts';
import { writePdf } from './write-pdf.ts';

const settings = demoSettings('harbourline');
const nowMs = Date.parse('2026-11-20T02:00:00Z');
const latin = new TextDecoder('latin1');

async function write(changes: Parameters<typeof aVehicle>[0], photos: readonly Uint8Array[] = []) {
  const pdf = await writePdf(vehicleSheet(aVehicle(changes), settings, nowMs), photos, settings, nowMs);
  const text = latin.decode(pdf);
  return { pdf, text, pages: text.match(/\/Type \/Page\b/g)?.length };
}

const busy = {
  dealerComments: 'A car like this is rare | and '.repeat(100),
  features: Array.from({ length: 60 }, (_, index) => `Feature number ${index} with quite a long name indeed`),
  odometerKm: 123_456,
};

describe('the PDF of a vehicle', () => {
  it('is valid, in the dealer’s language, with a title and tags', async () => {
    const { pdf, text } = await write({});
    expect(latin.decode(pdf.subarray(0, 8))).toMatch(/^%PDF-1\.7/);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text).toContain('/Lang (en-AU)');
    expect(text).toContain('/Marked true');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('(2021 Toyota Corolla Ascent Sport | Harbourline Motor Group)');
  });

  it('embeds the dealer’s font at two weights, and no other', async () => {
    const { text } = await write({});
    const names = new Set([...text.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name));
    expect([...names].sort()).toEqual(['SourceSans3-Regular', 'SourceSans3-SemiBold']);
  });

  it('has at most two pages', async () => {
    expect((await write(busy)).pages).toBe(2);
  });

  it('embeds photos as JPEG, skips invalid ones, and stays small', async () => {
    const photo = await noisePicture(1200, 800);
    const broken = new TextEncoder().encode('no picture');
    const { pdf, text } = await write(busy, [photo, broken, photo]);
    expect(text.match(/\/Filter \/DCTDecode/g)).toHaveLength(2);
    expect(pdf.byteLength).toBeLessThan(3_000_000);
  });

  it('can be written for any name, comments and features', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      fc.constantFrom('😀'.repeat(40), 'تويوتا', 'W'.repeat(300), '\u0000\u0007', '(\\) Tj ET', '|||'),
    );
    await fc.assert(
      fc.asyncProperty(
        odd,
        odd,
        fc.array(odd, { maxLength: 70 }),
        async (model, dealerComments, features) => {
          const { pages } = await write({ model, badge: model, name: model, dealerComments, features });
          expect(pages).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 15 },
    );
  });
});
