import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drawingPool } from './drawing-pool.ts';

const errors: unknown[] = [];
const reportError = (error: unknown) => void errors.push(error);
const frail = new URL('frail-drawing.fixture.ts', import.meta.url);

const aPhoto = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#d01010' } })
    .png()
    .toBuffer();

describe('the drawing pool', () => {
  it('returns the same as drawing in this process', { timeout: 30_000 }, async () => {
    const jpeg = await drawingPool({ reportError })({ kind: 'photo', photo: await aPhoto() });
    const { format, width } = await sharp(jpeg).metadata();
    expect([format, width]).toEqual(['jpeg', 30]);
  });

  it('reports a broken image, and draws the next', { timeout: 30_000 }, async () => {
    const draw = drawingPool({ reportError, processes: 1 });
    const broken = draw({ kind: 'photo', photo: new TextEncoder().encode('no picture') });
    await expect(broken).rejects.toThrow(/^A document could not be drawn: Input buffer/);
    const next = await draw({ kind: 'photo', photo: await aPhoto() });
    expect((await sharp(next).metadata()).format).toBe('jpeg');
  });

  it('runs in another process without the server’s secrets', { timeout: 30_000 }, async () => {
    vi.stubEnv('SERVER_KEY', 'a secret of thirty-two characters');
    onTestFinished(() => void vi.unstubAllEnvs());
    const draw = drawingPool({ reportError, processes: 1, worker: frail });
    const drawn = await draw({ kind: 'photo', photo: new Uint8Array(1) });
    const { pid, env } = JSON.parse(new TextDecoder().decode(drawn));
    expect(pid).not.toBe(process.pid);
    expect(env).not.toContain('PATH');
    expect(env).not.toContain('SERVER_KEY');
  });

  it('survives a crashed process without losing queued tasks', { timeout: 30_000 }, async () => {
    const draw = drawingPool({ reportError, processes: 1, worker: frail });
    const [dead, ...others] = await Promise.allSettled(
      [0, 1, 1, 0, 1].map((length) => draw({ kind: 'photo', photo: new Uint8Array(length) })),
    );
    expect(dead).toMatchObject({ status: 'rejected' });
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });
});
