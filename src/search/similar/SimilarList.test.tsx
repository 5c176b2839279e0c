// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import { cardFacts } from '../../vehicle/card/card.ts';
import { cardSettings } from '../../vehicle/card/card-settings.ts';
import { findSimilar } from './find-similar.api.ts';
import { SimilarList } from './SimilarList.island.tsx';
import { similarKinds } from './similar-queries.ts';

vi.mock('./find-similar.api.ts', () => ({ findSimilar: vi.fn() }));

const settings = demoSettings('harbourline');
const { images, search } = settings;
const found = cardFacts(
  aVehicle({ make: 'Mazda', model: '3', badge: null }),
  cardSettings(settings, new Date('2026-11-20T00:00:00Z')),
);
const facts = {
  id: 'similar-facts',
  value: {
    ...{ id: '7', price: 20_000, max: 6, hasIndex: true, collection: 'cars', noPhoto: 'No photo' },
    layout: 'photo' as const,
    ...{ engine: search.engine, typesense: search.typesense, images, kinds: similarKinds(aVehicle()) },
  },
};
const isBuilt = () => screen.queryByText('As built') !== null;

/** Top of the list, in a window of 768 pixels height. */
let top = 900;
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 300, 300),
  );
});
afterEach(() => {
  top = 900;
  vi.restoreAllMocks();
});

function show() {
  return render(
    <SimilarList facts={facts}>
      <p>
        <a href="/cars/7">As built</a>
      </p>
    </SimilarList>,
  );
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('similar vehicles on a page that was built long ago', () => {
  it('are replaced by the present ones in stock', async () => {
    vi.mocked(findSimilar).mockResolvedValue([found]);
    show();
    expect(await screen.findByRole('link', { name: /^2021 Mazda 3/ })).toBeTruthy();
    expect(isBuilt()).toBe(false);
  });

  it('stay if the request fails, which is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(findSimilar).mockRejectedValue(new Error('No network.'));
    show();
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(isBuilt()).toBe(true);
  });

  it.each([
    ['sees them already', () => (top = 300)],
    ['is at one of them', () => screen.getByRole('link').focus()],
  ])('stay for visitors who %s', async (_, arrive) => {
    vi.mocked(findSimilar).mockResolvedValue([found]);
    show();
    arrive();
    await settled();
    expect(isBuilt()).toBe(true);
  });

  it('stay if nothing similar is in stock', async () => {
    vi.mocked(findSimilar).mockResolvedValue([]);
    show();
    await settled();
    expect(isBuilt()).toBe(true);
  });
});
