// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LivePrice } from './LivePrice.island.tsx';
import { $liveChange, takeChange } from './live-change.store.ts';
import { asBuilt } from './live-change.ts';

const price = (
  <LivePrice
    built={{ isPriced: true, text: '$23,990', typeText: 'Drive Away' }}
    noPriceText="Enquire for price"
    currency="AUD"
  />
);
const change = (now: number | null | undefined) => act(() => takeChange({ became: null, price: now }));

afterEach(() => {
  cleanup();
  $liveChange.set({ ...asBuilt, news: [] });
});

describe('the price of a vehicle on its page', () => {
  it('is the current one', () => {
    render(price);
    expect(screen.getByText('$23,990')).toBeTruthy();
    change(22_990);
    expect(screen.getByText('$22,990')).toBeTruthy();
    change(undefined);
    expect(screen.getByText('$23,990')).toBeTruthy();
  });

  it('is the no-price text without a price, and then not drive away', () => {
    render(price);
    change(null);
    expect(screen.getByText('Enquire for price').className).toContain('none');
    expect(screen.getByText('Drive Away').style.visibility).toBe('hidden');
    change(22_990);
    expect(screen.getByText('Drive Away').style.visibility).toBe('');
  });

  it('hydrates as it was built, and shows a change that came before', () => {
    const complain = vi.spyOn(console, 'error');
    const container = document.createElement('div');
    container.innerHTML = renderToString(price);
    change(22_990);
    render(price, { container: document.body.appendChild(container), hydrate: true });
    expect(container.textContent).toBe('$22,990 Drive Away');
    expect(complain).not.toHaveBeenCalled();
  });
});
