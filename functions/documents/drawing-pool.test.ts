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

describe('drawing in processes of their own', () => {
  it('gives what drawing in this process gives', { timeout: 30_000 }, async () => {
    const jpeg = await drawingPool({ reportError })({ kind: 'photo', photo: await aPhoto() });
    const { format, width } = await sharp(jpeg).metadata();
    expect([format, width]).toEqual(['jpeg', 30]);
  });

  it('says what went wrong with a picture, and draws the next', { timeout: 30_000 }, async () => {
    const draw = drawingPool({ reportError, processes: 1 });
    const broken = draw({ kind: 'photo', photo: new TextEncoder().encode('no picture') });
    await expect(broken).rejects.toThrow(/^A document could not be drawn: Input buffer/);
    const next = await draw({ kind: 'photo', photo: await aPhoto() });
    expect((await sharp(next).metadata()).format).toBe('jpeg');
  });

  it('is done elsewhere, and sees no secret of the server', { timeout: 30_000 }, async () => {
    vi.stubEnv('SERVER_KEY', 'a secret of thirty-two characters');
    onTestFinished(() => void vi.unstubAllEnvs());
    const draw = drawingPool({ reportError, processes: 1, worker: frail });
    const drawn = await draw({ kind: 'photo', photo: new Uint8Array(1) });
    const { pid, env } = JSON.parse(new TextDecoder().decode(drawn));
    expect(pid).not.toBe(process.pid);
    expect(env).not.toContain('PATH');
    expect(env).not.toContain('SERVER_KEY');
  });

  it('outlives a process that dies, with all that waits behind it', { timeout: 30_000 }, async () => {
    const draw = drawingPool({ reportError, processes: 1, worker: frail });
    const [dead, ...others] = await Promise.allSettled(
      [0, 1, 1, 0, 1].map((length) => draw({ kind: 'photo', photo: new Uint8Array(length) })),
    );
    expect(dead).toMatchObject({ status: 'rejected' });
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });
});
