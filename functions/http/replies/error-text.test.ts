import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { StorageError } from '../../ports/database.ts';
import { errorText } from './error-text.ts';

const firstLine = (error: unknown) => errorText(error).split('\n')[0];

describe('the text of an error in the log', () => {
  it('says what went wrong, where and why', () => {
    const text = errorText(
      new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:8080') }),
    );
    expect(text).toMatch(/^TypeError: fetch failed\n {4}at .*error-text\.test\.ts:\d+:\d+/);
    expect(text).toContain('\nCaused by Error: connect ECONNREFUSED 127.0.0.1:8080\n    at ');
    expect(firstLine('just a text')).toBe('just a text');
    expect(firstLine(undefined)).toBe('undefined');
  });

  it('describes a storage failure in one line, with SQLite’s message', () => {
    const error = new StorageError('full', { cause: new Error('SQLITE_FULL: database or disk is full') });
    expect(errorText(error)).toBe(
      'StorageError: The disk is full: the database cannot grow. (SQLITE_FULL: database or disk is full)',
    );
    expect(errorText(new StorageError('gone'))).toBe(
      'StorageError: The database file was deleted or replaced while it was open.',
    );
  });

  it.each([
    'The lender answered 503.',
    'SQLITE_BUSY: database is locked',
    'UNIQUE constraint failed: leads.site, leads.idempotency_key',
    'ENOENT: no such file or directory, open /srv/dist/city-motors/_cars/1-0.json',
    'ADF_FOLDER is not set for city-motors.',
    'Timeout after 15000 ms',
  ])('keeps %j', (message) => expect(firstLine(new Error(message))).toBe(`Error: ${message}`));

  it.each([
    ['No code was sent to 0412 345 678.', 'No code was sent to ‹number›.'],
    ['No code was sent to +61412345678', 'No code was sent to ‹number›'],
    ['call (07) 3000 1234', 'call ‹number›'],
    ['code 123456 is wrong', 'code ‹number› is wrong'],
    ['to ada.l+cars@example.com.au failed', 'to ‹e-mail› failed'],
    ['POST https://sms.example/send?to=ada&code=1 failed', 'POST https://sms.example/send?… failed'],
    ['GET /api/leads?name=Ada', 'GET /api/leads?…'],
    ['Bearer dGhpcyBpcyBhIHNlY3JldCB0b2tlbiAx_x-AbCdEfGhI', 'Bearer ‹token›'],
    ['digest 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'digest ‹token›'],
  ])('writes %j as %j', (message, written) =>
    expect(firstLine(new Error(message))).toBe(`Error: ${written}`),
  );

  it('does not repeat a parser’s input', () => {
    const schema = v.object({ name: v.number() });
    const wrongType = errorText(thrownBy(() => v.parse(schema, { name: 'Ada Lovelace' })));
    expect(wrongType).toMatch(/^ValiError: name is not as number wants it\n/);
    expect(wrongType).not.toContain('Lovelace');
    for (const text of ['Ada Lovelace', '{"name": "Ada Lovelace"', '"Ada']) {
      expect(errorText(thrownBy(() => JSON.parse(text)))).not.toMatch(/Ada|Lovelace/);
    }
  });

  it('contains no phone number in any notation', () => {
    const separators = fc.constantFrom('', ' ', '-', ') ');
    const digit = fc.tuple(fc.integer({ min: 0, max: 9 }), separators);
    const phones = fc
      .array(digit, { minLength: 7, maxLength: 10 })
      .map((digits) => `${digits.map((parts) => parts.join('')).join('')}1`);
    fc.assert(
      fc.property(phones, fc.constantFrom('to ', 'phone=', '("'), (phone, before) => {
        expect(errorText(new Error(`${before}${phone}`))).not.toContain(phone);
      }),
    );
  });
});

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
