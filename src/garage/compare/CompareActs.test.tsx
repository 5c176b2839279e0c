// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { unmountAndClean } from '#tests/fixtures/unmount-and-clean.ts';
import { anotherTabKeeps, heldIds, mazda, rio } from '../kept-cars.fixture.ts';
import { $compare } from '../kept-cars.store.ts';
import { CompareActs } from './CompareActs.island.tsx';

afterEach(() => {
  unmountAndClean($compare);
  history.replaceState(null, '', '/');
});

function open(path: string, ...cars: Parameters<typeof CompareActs>[0]['cars']) {
  history.replaceState(null, '', path);
  render(<CompareActs cars={cars} sharing={null} />);
}

describe('the page of a comparison', () => {
  it('stores its vehicles as the compared ones of the device', () => {
    anotherTabKeeps('compare', rio);
    open('/compare?cars=mazda-3-8', mazda);
    expect(heldIds('compare')).toEqual(['8']);
  });

  it("keeps the device's vehicles if its address contains only removed ones", () => {
    anotherTabKeeps('compare', rio);
    open('/compare?cars=no-such');
    expect(heldIds('compare')).toEqual(['7']);
  });

  it("clears the device's list when the last vehicle is removed", () => {
    anotherTabKeeps('compare', rio);
    open('/compare?cars=');
    expect([heldIds('compare'), location.href]).toEqual([[], `${location.origin}/compare`]);
  });
});
