import { describe, expect, it } from 'vitest';
import { publishedFiles, publishedVehicles } from '#src/search/index/published-search.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';

const settings = demoSettings('harbourline');
const vehicles = publishedVehicles.map((vehicle) => ({ ...vehicle, slug: `car-${vehicle.id}` }));
const encoded = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([url, text]) => [url.replace(/^\//, ''), new TextEncoder().encode(text)]),
  );

async function ask(path: string, own = settings, files = publishedFiles) {
  await using database = await temporaryDatabase();
  const site = aPublishedSite({ settings: own, vehicles, files: encoded(files) });
  const errors: unknown[] = [];
  const reportError = (error: unknown) => errors.push(error);
  const app = createApp(testPorts({ publishedSite: async () => site, database, reportError }));
  const reply = await app.request(`http://city-motors.localhost${path}`, {
    headers: { Accept: 'text/html' },
  });
  // The test's renderer returns the name and props as JSON.
  const { name, props } = await reply.json();
  return { status: reply.status, name, props, errors };
}
const idsOf = ({ props }: { props: { found: { vehicles: { id: string }[] } } }) =>
  props.found.vehicles.map(({ id }) => id);

describe('a budget search without JavaScript', () => {
  it('shows the form as it was sent, the answer and the vehicles', async () => {
    // A repayment of $600 a month for five years, and a deposit of $10,000.
    const reply = await ask('/api/search/budget?repayment=%24600&frequency=monthly&deposit=10%2C000');
    expect(reply.name).toBe('budget');
    expect(reply.props.query).toBe('?repayment=%24600&frequency=monthly&deposit=10%2C000');
    expect(reply.props.answer).toMatchObject({ found: 2, lowest: 25_000, highest: 80_000 });
    expect(reply.props.found.count).toBe(2);
    expect(idsOf(reply)).toEqual(['a1', 'a2']);
  });

  it('finds only the chosen bodies', async () => {
    const query = '?deposit=900000&body=Ute';
    expect(idsOf(await ask(`/api/search/budget${query}`))).toEqual(['a1']);
  });

  it.each(['?repayment=-1&deposit=x', '?repayment=0&deposit=0&body=%60'])(
    'treats invalid amounts as none: %s',
    async (query) => {
      const { props } = await ask(`/api/search/budget${query}`);
      expect(props.answer.found).toBe(0);
      expect(props.found).toEqual({ vehicles: [], count: 0 });
    },
  );

  it.each([
    ['no index is published', {}, 0],
    ['the index is damaged', { ...publishedFiles, '/search-data/index-new.json': '{' }, 1],
  ])('has no counts where %s', async (_, files, reported) => {
    const { props, errors } = await ask('/api/search/budget', settings, files);
    expect(props.answer).toBeNull();
    expect(props.found.count).toBe(0);
    expect(errors).toHaveLength(reported);
  });

  it('answers 404 at a dealer without budget search', async () => {
    const budget = {
      ...settings.budget,
      page: { ...settings.budget.page, show: false },
      onFinancePage: false,
    };
    const home = { ...settings.home, sections: [] };
    expect((await ask('/api/search/budget', { ...settings, budget, home })).status).toBe(404);
  });
});

describe('a price range search without JavaScript', () => {
  it('lists what is between the prices, most expensive first', async () => {
    const reply = await ask('/api/search/price-range?min=%2420%2C000&max=50000');
    expect(reply.name).toBe('price-range');
    expect(reply.props.answer.found).toBe(2);
    expect(idsOf(reply)).toEqual(['a1', 'a2']);
    expect(idsOf(await ask('/api/search/price-range'))).toEqual(['b1', 'a1', 'a2']);
  });

  it('answers 404 at a dealer without that page', async () => {
    const priceRange = { ...settings.budget.priceRange, show: false };
    const own = { ...settings, budget: { ...settings.budget, priceRange } };
    expect((await ask('/api/search/price-range', own)).status).toBe(404);
  });
});
