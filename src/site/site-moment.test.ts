import { describe, expect, it } from 'vitest';
import { siteMoment } from './site-moment.ts';

const zone = 'Australia/Brisbane';
const momentOf = (now: string, ...texts: string[]) => siteMoment(new Date(now), texts, zone).toISOString();

describe('the time that pages use as the present', () => {
  it("is the dealer's last midnight", () => {
    expect(momentOf('2026-11-20T02:00:00Z')).toBe('2026-11-19T14:00:00.000Z');
    expect(momentOf('2026-11-20T13:59:59Z')).toBe('2026-11-19T14:00:00.000Z');
    expect(momentOf('2026-11-20T14:00:00Z')).toBe('2026-11-20T14:00:00.000Z');
  });

  it("is just after the latest past time in the dealer's files, in the dealer's zone or with an offset", () => {
    const texts = ['{"start":"2026-11-20T09:30","expiry":"2026-11-20T18:00"}', 'date: 2026-11-20 10:15'];
    expect(momentOf('2026-11-20T00:00:00Z', ...texts)).toBe('2026-11-19T23:30:00.001Z');
    expect(momentOf('2026-11-20T02:00:00Z', ...texts)).toBe('2026-11-20T00:15:00.001Z');
    expect(momentOf('2026-11-20T09:00:00Z', ...texts)).toBe('2026-11-20T08:00:00.001Z');
    expect(momentOf('2026-11-20T09:00:00Z', '"2026-11-20T18:30:00+10:00"')).toBe('2026-11-20T08:30:00.001Z');
  });

  it('is never in the future', () => {
    expect(momentOf('2026-11-19T23:30:00Z', '"2026-11-20T09:30"')).toBe('2026-11-19T23:30:00.000Z');
  });

  it('does not change between two such times', () => {
    const text = '"2026-11-20T09:30" "2026-11-20T18:00" "2026-11-20T99:99" 2026-13-40T00:00';
    expect(momentOf('2026-11-20T00:10:00Z', text)).toBe(momentOf('2026-11-20T07:50:00Z', text));
  });
});
