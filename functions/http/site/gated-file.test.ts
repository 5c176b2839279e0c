import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { testPorts } from '../../ports/ports.fixture.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { isGatedFile } from './gated-file.ts';

const settings = demoSettings('harbourline');
const { account } = settings;

function ask(path: string, own: Partial<typeof account> = {}, host = 'city-motors.localhost') {
  const site = aPublishedSite({ settings: { ...settings, account: { ...account, ...own } } });
  return isGatedFile(testPorts({ publishedSite: async () => site }), new URL(path, `http://${host}`));
}

describe('the static page of a gate', () => {
  it('is served by the functions when the dealer gates it', async () => {
    expect(await ask('/personalised/finance')).toBe(true);
    expect(await ask('/equifax%2Dfinance')).toBe(true);
    expect(await ask('/trade-in', { gates: { ...account.gates, 'trade-in': true } })).toBe(true);
  });

  it('is served as a file when it is not gated, or the dealer has no accounts', async () => {
    expect(await ask('/trade-in')).toBe(false);
    expect(await ask('/finance')).toBe(false);
    expect(await ask('/personalised/finance', { enabled: false })).toBe(false);
    expect(await ask('/personalised/finance', {}, 'stranger.example')).toBe(false);
  });
});
