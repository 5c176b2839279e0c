// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageData } from '../../../ui/hydration/page-data.ts';
import { HolidayHours } from './HolidayHours.island.tsx';

const texts = { open: 'View Holiday Hours', heading: 'Holiday hours', close: 'Close', closed: 'Closed' };
const days = [
  {
    date: '2026-12-24',
    day: 'Thursday 24 December',
    hours: '8:30 am – 12 pm',
    expiry: '2026-12-24T14:00:00.000Z',
  },
  { date: '2026-12-25', day: 'Friday 25 December', hours: null, expiry: '2026-12-25T14:00:00.000Z' },
];
const island = (
  <HolidayHours
    id="holidays-north"
    facts={pageData('holidays-north-facts', { branch: 'North', days, texts })}
  />
);

// jsdom does not implement modal dialogs.
beforeEach(() => {
  vi.stubGlobal('visualViewport', null);
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
});

describe('holiday hours', () => {
  it('open in a dialog, which returns the focus', async () => {
    render(island);
    const summary = screen.getByText(texts.open);
    await userEvent.click(summary);
    const dialog = await screen.findByRole('dialog', { name: texts.heading });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((day) => day.textContent),
    ).toEqual(['Thursday 24 December8:30 am – 12 pm', 'Friday 25 DecemberClosed']);
    expect(within(dialog).getByText('North')).toBeTruthy();
    expect(summary.closest('details')?.open).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: texts.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(summary);
  });

  it('are a disclosure without JavaScript, and each day is removed when it is over', () => {
    const html = renderToStaticMarkup(island);
    expect(html).toMatch(/^<details[^>]*><summary[^>]*>View Holiday Hours<\/summary><ul/);
    expect(html).toContain('<in-window data-expiry="2026-12-24T14:00:00.000Z"><time dateTime="2026-12-24">');
  });
});
