// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepWhileOffline } from './keep-while-offline.ts';

const network = vi.spyOn(navigator, 'onLine', 'get');

afterEach(() => {
  network.mockReset();
});

it.each([
  ['goes to the browser', true, false, 0],
  ['stays while offline, and the page says why', false, false, 1],
  ['stays while offline where the page says so already', false, true, 0],
])('a posted form %s', (_what, isOnline, isOpen, times) => {
  const showPopover = vi.fn();
  network.mockReturnValue(isOnline);
  render(
    <>
      <form aria-label="Names" method="post" onSubmit={keepWhileOffline} />
      <p
        id="offline"
        ref={(note) => void Object.assign(note ?? {}, { matches: () => isOpen, showPopover })}
      />
    </>,
  );
  const form = screen.getByRole('form');
  const submit = createEvent.submit(form);
  const look = vi.fn((event: Event) => {
    const { defaultPrevented } = event;
    // jsdom cannot navigate.
    event.preventDefault();
    return defaultPrevented;
  });
  addEventListener('submit', look, { once: true });
  fireEvent(form, submit);
  expect(look.mock.results[0]?.value).toBe(!isOnline);
  expect(showPopover).toHaveBeenCalledTimes(times);
});
