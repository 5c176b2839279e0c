// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IslandBoundary } from './IslandBoundary.tsx';

const built = '<form action="/api/quote"><input name="amount" value="1"><a href="/cars">All cars</a></form>';
const told = vi.fn();

function Form({ isBroken = false }) {
  const [asks, setAsks] = useState(isBroken);
  if (asks) throw new Error('There is no rate.');
  return (
    <form action="/api/quote">
      <input name="amount" defaultValue="1" onChange={() => setAsks(true)} />
      <a href="/cars">All cars</a>
    </form>
  );
}

async function hydrate(isBroken: boolean): Promise<HTMLElement> {
  const island = document.createElement('div');
  island.innerHTML = built;
  document.body.append(island);
  island.addEventListener('island-failed', told);
  await act(async () => {
    const onError = () => {};
    const options = { onCaughtError: onError, onRecoverableError: onError };
    hydrateRoot(
      island,
      <IslandBoundary island={island}>
        <Form isBroken={isBroken} />
      </IslandBoundary>,
      options,
    );
  });
  return island;
}

describe('an island', () => {
  beforeEach(() => told.mockClear());

  it('that cannot be rendered keeps what was built, and tells the page', async () => {
    const island = await hydrate(true);
    expect(island.innerHTML).toBe(built);
    expect(island.hasAttribute('data-unhydrated')).toBe(true);
    expect(told).toHaveBeenCalledOnce();
  });

  it('that fails later keeps what it showed last, with what was typed', async () => {
    const island = await hydrate(false);
    expect(told).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '27' } });
    expect(told).toHaveBeenCalledOnce();
    expect(screen.getByRole('textbox')).toHaveProperty('value', '27');
    expect(screen.getByRole('link', { name: 'All cars' }).getAttribute('href')).toBe('/cars');
    expect(island.children).toHaveLength(1);
  });
});
