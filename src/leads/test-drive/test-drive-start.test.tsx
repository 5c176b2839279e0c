// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { FormCar } from '../about-vehicle/form-car.ts';
import { LeadForm } from '../form/LeadForm.island.tsx';
import { leadFormFacts } from '../form/lead-form-facts.ts';
import type { FreeTimes } from './free-times.schema.ts';

const settings = demoSettings('harbourline');
const { form: words } = settings.appointments;
const { labels } = settings.forms;
const branches = settings.locations.locations.filter(({ visible }) => visible);
const dealer = { settings, branches, words: { car: 'car', cars: 'cars' }, today: '2026-11-20' };
const car: FormCar = {
  ...{ id: '7', slug: 'rio-7', name: 'Kia Rio', carType: 'used', price: '$18,990', priceType: '' },
  ...{ isTestDriveOnly: false, isUnavailable: false, photo: null, branch: 'gc' },
};
const free: FreeTimes = {
  location: { id: 'gc', name: 'Gold Coast' },
  time_zone: 'Australia/Brisbane',
  slot_minutes: 60,
  days: [{ date: '2026-11-21', times: [{ at: '2026-11-21T09:00:00+10:00', label: '9:00 am' }] }],
};
const formFor = (about: FormCar | null) => (
  <LeadForm
    id="test-drive"
    facts={leadFormFacts('test-drive', dealer, { isAboutVehicle: about !== null })}
    car={about}
  />
);

const request = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the test drive form', () => {
  it('loads the times of a branch that was chosen before its script', async () => {
    request.mockImplementation(async () => Response.json(free));
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(formFor(null));
    const branch = () => within(place).getByRole<HTMLSelectElement>('combobox', { name: words.location });
    branch().value = 'harbourline-gold-coast';
    expect(request).not.toHaveBeenCalled();
    render(formFor(null), { container: place, hydrate: true });
    expect(await within(place).findByRole('radio', { name: /9:00 am/ })).toBeTruthy();
    expect(branch().value).toBe('harbourline-gold-coast');
    expect(request.mock.calls.map(([path]) => path)).toEqual([
      '/api/test-drive/appointments?location=harbourline-gold-coast&car_slug=',
    ]);
  });

  it('can be sent without a time when the times cannot be loaded', async () => {
    request.mockRejectedValueOnce(new TypeError('no network'));
    request.mockImplementation(async () => Response.json({ detail: 'Too many at once.' }, { status: 429 }));
    render(formFor(car));
    expect(await screen.findByText(words.failed)).toBeTruthy();
    const typed = { [labels.name]: 'Ada', [labels.phone]: '0412345678', [labels.email]: 'ada@example.com' };
    for (const [name, value] of Object.entries(typed)) {
      await userEvent.click(screen.getByRole('textbox', { name }));
      await userEvent.paste(value);
    }
    await userEvent.click(screen.getByRole('checkbox', { name: /full, current driver licence/ }));
    await userEvent.click(screen.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    const [path, init] = request.mock.calls[1] ?? [];
    expect([path, JSON.parse(String(init?.body))]).toMatchObject([
      '/api/test-drive',
      { form: 'test-drive', car_slug: 'rio-7', booking_at: '', name: 'Ada', phone: '0412345678' },
    ]);
    expect(await screen.findByText(/Too many at once/)).toBeTruthy();
  });
});
