// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IslandBoundary } from './IslandBoundary.tsx';

const built = '<form action="/api/quote"><input name="amount" value="1"><a href="/cars">All cars</a></form>';
const listener = vi.fn();

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
  island.addEventListener('island-failed', listener);
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
  beforeEach(() => listener.mockClear());

  it('that fails to render keeps its built HTML, and reports it to the page', async () => {
    const island = await hydrate(true);
    expect(island.innerHTML).toBe(built);
    expect(island.hasAttribute('data-unhydrated')).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('that fails later keeps its last content and the input', async () => {
    const island = await hydrate(false);
    expect(listener).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '27' } });
    expect(listener).toHaveBeenCalledOnce();
    expect(screen.getByRole('textbox')).toHaveProperty('value', '27');
    expect(screen.getByRole('link', { name: 'All cars' }).getAttribute('href')).toBe('/cars');
    expect(island.children).toHaveLength(1);
  });
});
