import { describe, expect, it } from 'vitest';
import { databaseOf, missingFromEnv, readEnv, readSecret } from './env.ts';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toEqual({ PORT: 4321, BEHIND_PROXY: false, DATA_DIR: '.data' });
  });

  it('reports what a public server lacks', () => {
    expect(missingFromEnv(readEnv({}))).toHaveLength(2);
    const whole = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+61400000000' };
    expect(missingFromEnv(readEnv({ ...whole, SERVER_KEY: 'k'.repeat(32) }))).toEqual([]);
  });

  it('is parsed into values, without unknown variables', () => {
    expect(readEnv({ PORT: '8080', HOST: '0.0.0.0', BEHIND_PROXY: 'true', PATH: '/bin' })).toEqual({
      PORT: 8080,
      HOST: '0.0.0.0',
      BEHIND_PROXY: true,
      DATA_DIR: '.data',
    });
  });

  it('splits host names at commas', () => {
    const { OPS_HOSTS } = readEnv({ OPS_HOSTS: 'Ops.Example, 10.0.0.5,[fd00::5],' });
    expect(OPS_HOSTS).toEqual(['ops.example', '10.0.0.5', '[fd00::5]']);
  });

  it.each([
    [{ OPS_HOSTS: 'https://ops.example' }, 'OPS_HOSTS must be host names without scheme and port'],
    [{ OPS_HOSTS: 'ops.example:4320' }, 'OPS_HOSTS must be host names without scheme and port'],
    [{ WEBHOOK_PRIVATE_HOSTS: '10.0.0.0/8' }, 'WEBHOOK_PRIVATE_HOSTS must be host names'],
    [{ PORT: '80a' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '' }, 'PORT must be a number from 0 to 65535.'],
    [{ HOST: '' }, 'HOST must not be empty.'],
    [{ OPS_DATABASE_URL: 'queue.db' }, 'OPS_DATABASE_URL must be an address'],
    [{ OPS_PASSWORD: 'short' }, 'OPS_PASSWORD must have at least 12 characters.'],
    [{ OPS_NOTIFY_URL: 'hooks.example' }, 'OPS_NOTIFY_URL must be an address'],
    [{ OPS_NOTIFY_SECRET: 'abc' }, 'OPS_NOTIFY_SECRET must be "whsec_" and 24 to 64 bytes in base64.'],
    [{ OPS_NOTIFY_SECRET: 'whsec_c2hvcnQ=' }, 'OPS_NOTIFY_SECRET must be "whsec_" and 24 to 64 bytes'],
    [{ OPS_NOTIFY_EMAIL: 'ops@dealers.example, nobody' }, 'OPS_NOTIFY_EMAIL must be e-mail addresses.'],
    [{ DATA_DIR: '' }, 'DATA_DIR must not be empty.'],
    [{ DATABASE_URL: 'platform.db' }, 'DATABASE_URL must be an address such as'],
    [{ DATABASE_AUTH_TOKEN: '' }, 'DATABASE_AUTH_TOKEN must not be empty.'],
    [{ YOUX_URL: 'ftp://lender.example' }, 'YOUX_URL must be an address such as'],
    [{ REGO_LOOKUP_URL: 'rego.example' }, 'REGO_LOOKUP_URL must be an address such as'],
    [{ VALUATION_TRADE_IN_URL: 'prices.example' }, 'VALUATION_TRADE_IN_URL must be an address such as'],
    [{ VALUATION_TRADE_IN_KEY: '' }, 'VALUATION_TRADE_IN_KEY must not be empty.'],
    [{ REGO_LOOKUP_KEY: '' }, 'REGO_LOOKUP_KEY must not be empty.'],
    [{ YOUX_KEY: '' }, 'YOUX_KEY must not be empty.'],
    [{ GOOGLE_GEOCODING_KEY: '' }, 'GOOGLE_GEOCODING_KEY must not be empty.'],
    [{ SERVER_KEY: 'guessable' }, 'SERVER_KEY must have at least 32 characters.'],
    [{ TWILIO_URL: 'api.twilio.com' }, 'TWILIO_URL must be an address such as'],
    [{ TWILIO_URL: 'https://api.twilio.com/' }, 'TWILIO_URL must be an address such as'],
    [{ MAIL_URL: 'api.resend.com' }, 'MAIL_URL must be an address such as "https://api.resend.com".'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an e-mail address.'],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM must be an e-mail address.'],
    [{ MAIL_KEY: '' }, 'MAIL_KEY must not be empty.'],
    [{ BEHIND_PROXY: 'yes' }, 'BEHIND_PROXY must be "true" or "false".'],
    [
      { PORT: 'x', BEHIND_PROXY: 'y' },
      'PORT must be a number from 0 to 65535.\nBEHIND_PROXY must be "true" or "false".',
    ],
  ])('%j is refused with a message', (source, message) => {
    expect(() => readEnv(source)).toThrow(message);
  });
});

describe('the database', () => {
  it.each([
    [{}, 'file:.data/database/platform.db', undefined],
    [{ DATA_DIR: '/srv/data' }, 'file:/srv/data/database/platform.db', undefined],
    [{ DATABASE_URL: 'libsql://a.example', DATABASE_AUTH_TOKEN: 't' }, 'libsql://a.example', 't'],
  ])('of %j is %s', (source, url, authToken) => {
    expect(databaseOf(readEnv(source))).toEqual({ url, authToken });
  });
});

describe('a secret', () => {
  it('is read by its name; an empty one counts as missing', () => {
    expect(readSecret('A', { A: 'x', B: '' })).toBe('x');
    expect(readSecret('B', { A: 'x', B: '' })).toBeUndefined();
    expect(readSecret('C', { A: 'x', B: '' })).toBeUndefined();
  });
});
