// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { SubmissionResult } from '../../forms/sending/submission-result.ts';
import { fill } from '../../values/fill.ts';
import type { FormCar } from '../about-vehicle/form-car.ts';
import { LeadFields } from '../fields/LeadFields.tsx';
import { LeadForm } from '../form/LeadForm.island.tsx';
import { LeadFormShell } from '../form/LeadFormShell.tsx';
import { type LeadFormPlace, leadFormFacts } from '../form/lead-form-facts.ts';
import type { FreeTimes } from './free-times.schema.ts';

const settings = demoSettings('harbourline');
const { form: words, texts } = settings.appointments;
const nine = '2026-11-21T09:00:00+10:00';
const ten = '2026-11-21T10:00:00+10:00';
const freeAt = (...moments: readonly string[]): FreeTimes => ({
  location: { id: 'gc', name: 'Gold Coast' },
  time_zone: 'Australia/Brisbane',
  slot_minutes: 60,
  days: [
    {
      date: '2026-11-21',
      times: moments.map((at) => ({ at, label: `${Number(at.slice(11, 13))}:00 am` })),
    },
  ],
});
const car: FormCar = {
  ...{ id: '7', slug: 'rio-7', name: 'Kia Rio', carType: 'used', price: '$18,990', priceType: '' },
  ...{ isTestDriveOnly: false, isUnavailable: false, photo: null, branch: 'gc' },
};

function factsOf(place: LeadFormPlace = {}, own = settings, max = Number.POSITIVE_INFINITY) {
  const branches = own.locations.locations.filter(({ visible }) => visible).slice(0, max);
  const dealer = { settings: own, branches, words: { car: 'car', cars: 'cars' }, today: '2026-11-20' };
  return leadFormFacts('test-drive', dealer, place);
}

const form = (facts = factsOf(), about: FormCar | null = null) => (
  <LeadForm id="test-drive" facts={facts} car={about} />
);
const aboutCar = () => form(factsOf({ isAboutVehicle: true }), car);
/** Names of the form's fields in order. */
const names = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-field]')].map((field) => field.getAttribute('data-field'));

let left = [nine, ten];
const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const asked = () => request.mock.calls.map(([path]) => path);
const user = userEvent.setup();
const branch = () => screen.getByRole('combobox', { name: words.location });
const hour = (name: RegExp) => screen.findByRole('radio', { name });
const send = () => user.click(screen.getByRole('button', { name: words.submit }));

async function fillInContact(): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: settings.forms.labels.name }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: settings.forms.labels.phone }), '0412345678');
  await user.type(screen.getByRole('textbox', { name: settings.forms.labels.email }), 'ada@example.com');
  await user.click(screen.getByRole('checkbox', { name: /full, current driver licence/ }));
}

beforeEach(() => {
  left = [nine, ten];
  sessionStorage.clear();
  localStorage.clear();
  request.mockReset().mockImplementation(async () => Response.json(freeAt(...left)));
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the test drive form', () => {
  it('asks for the branch first, and then shows its times', async () => {
    const { container } = render(form());
    const contact = ['name', 'last_name', 'phone', 'email'];
    expect(names(container).slice(0, 7)).toEqual(['location', 'message', 'booking_at', ...contact]);
    expect(screen.getByText(words.chooseLocation)).toBeTruthy();
    expect(asked()).toEqual([]);
    await user.selectOptions(branch(), 'Harbourline Gold Coast');
    await hour(/9:00 am/);
    expect(asked()).toEqual(['/api/test-drive/appointments?location=harbourline-gold-coast&car_slug=']);
  });

  it('about a vehicle shows the times of its branch without asking for one', async () => {
    const { container } = render(aboutCar());
    await hour(/9:00 am/);
    expect(names(container).slice(0, 6)).toEqual([
      'booking_at',
      ...['name', 'last_name', 'phone', 'email', 'message'],
    ]);
    expect(asked()).toEqual(['/api/test-drive/appointments?location=&car_slug=rio-7']);
  });

  it('of a dealer with one branch shows its times at once', async () => {
    const { container } = render(form(factsOf({}, settings, 1)));
    await hour(/9:00 am/);
    expect(screen.queryByRole('combobox')).toBeNull();
    const location = container.querySelector<HTMLInputElement>('[name="location"]')?.value;
    expect(asked()).toEqual([`/api/test-drive/appointments?location=${location}&car_slug=`]);
  });

  it('names the time zone of a known branch before its times have come', async () => {
    request.mockImplementation(() => new Promise(() => undefined));
    const own = demoSettings('meridian');
    const zone = (container: HTMLElement) => container.querySelector('.times-zone')?.textContent;
    const perth = { ...car, branch: 'osborne-park' };
    const about = form(factsOf({ isAboutVehicle: true }, own), perth);
    expect(renderToString(about)).toContain('>Australian Western Standard Time<');
    expect(zone(render(about).container)).toBe('Australian Western Standard Time');
    cleanup();
    const { container } = render(form(factsOf({}, own)));
    expect(zone(container)).toBe('Australian Eastern Time');
    const [osbornePark] = own.locations.locations.filter(({ id }) => id === 'osborne-park');
    await user.selectOptions(branch(), osbornePark?.slug ?? '');
    expect(zone(container)).toBe('Australian Western Standard Time');
  });

  it('does not ask for a time if the dealer calls back', () => {
    const own = { ...settings, appointments: { ...settings.appointments, show: false } };
    const { container } = render(form(factsOf({ isAboutVehicle: true }, own), car));
    expect(screen.getByText(words.withoutTimes)).toBeTruthy();
    expect(names(container)).not.toContain('booking_at');
    expect(asked()).toEqual([]);
  });

  it('has a disclaimer to accept if the dealer has one', () => {
    render(form());
    expect(screen.getByRole('checkbox', { name: settings.leads.testDrive.terms ?? '' })).toBeTruthy();
    cleanup();
    render(form(factsOf({}, demoSettings('wattle-range'))));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('reports missing values, the branch first', async () => {
    render(form());
    await send();
    const [first] = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(first?.textContent).toBe(`${words.location} ${settings.leads.texts.required}`);
    expect(document.activeElement).toBe(branch());
    expect(asked()).toEqual([]);
  });

  it('restores branch and time of a draft', async () => {
    const first = render(form());
    await user.selectOptions(branch(), 'Harbourline Gold Coast');
    await user.click(await hour(/10:00 am/));
    first.unmount();
    render(form());
    expect(await hour(/10:00 am/)).toHaveProperty('checked', true);
    expect(branch()).toHaveProperty('value', 'harbourline-gold-coast');
    expect(screen.getByText('Your time: Saturday 21 November at 10:00 am')).toBeTruthy();
  });

  it('sends the time, and keeps all other input if the time was taken meanwhile', async () => {
    render(aboutCar());
    await user.click(await hour(/9:00 am/));
    await fillInContact();
    left = [ten];
    const errors = [{ field: 'booking_at', message: texts.taken }];
    request.mockImplementationOnce(async () =>
      Response.json({ detail: texts.taken, errors }, { status: 409 }),
    );
    await send();
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain(`${words.when} ${texts.taken}`));
    const [, [path, { body }] = ['', {}]] = request.mock.calls;
    expect([path, JSON.parse(String(body))]).toMatchObject([
      '/api/test-drive',
      { form: 'test-drive', car_slug: 'rio-7', booking_at: nine, name: 'Ada', phone: '0412345678' },
    ]);
    await waitFor(() => expect(screen.queryByRole('radio', { name: /9:00 am/ })).toBeNull());
    expect(alert.textContent).toContain(texts.taken);
    expect(screen.getByRole('radio', { name: 'Saturday 21 November' })).toBe(document.activeElement);
    expect(screen.getByRole('textbox', { name: settings.forms.labels.name })).toHaveProperty('value', 'Ada');
    await user.click(await hour(/10:00 am/));
    await waitFor(() => expect(alert.textContent).toBe(''));
  });
});

describe('the test drive form with the time of a link', () => {
  const gone = fill(words.gone, { branch: 'Gold Coast' });
  const ofLink = (at: string, nth = 1) => (
    <LeadFormShell
      id="test-drive"
      facts={factsOf({ isAboutVehicle: true })}
      car={car}
      Fields={LeadFields}
      wanted={{ at, nth }}
    />
  );

  afterEach(() => history.replaceState(null, '', '/'));

  it('has it chosen, and sends it', async () => {
    render(ofLink(ten));
    expect(await screen.findByText('Your time: Saturday 21 November at 10:00 am')).toBeTruthy();
    await fillInContact();
    await send();
    const [, [, { body }] = ['', {}]] = request.mock.calls;
    expect(JSON.parse(String(body))).toMatchObject({ booking_at: ten });
  });

  it('says that it is not free until another is chosen', async () => {
    left = [nine];
    const { container } = render(ofLink(ten));
    expect(await screen.findByText(gone)).toHaveProperty('role', 'status');
    await user.type(screen.getByRole('textbox', { name: settings.forms.labels.name }), 'Ada');
    expect(screen.getByText(gone)).toBeTruthy();
    expect(container.querySelector('[name="booking_at"]')).toHaveProperty('value', '');
    await user.click(await hour(/9:00 am/));
    expect(screen.queryByText(gone)).toBeNull();
  });

  it('takes another time with the next link, loads the times again and keeps what was typed', async () => {
    const { rerender } = render(ofLink(ten));
    expect(await screen.findByRole('radio', { name: /10:00 am/, checked: true })).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: settings.forms.labels.name }), 'Ada');
    rerender(ofLink(nine, 2));
    expect(await screen.findByText('Your time: Saturday 21 November at 9:00 am')).toBeTruthy();
    left = [nine];
    rerender(ofLink(ten, 3));
    expect(await screen.findByText(gone)).toBeTruthy();
    expect(asked()).toHaveLength(3);
    expect(screen.getByRole('textbox', { name: settings.forms.labels.name })).toHaveProperty('value', 'Ada');
  });

  it('takes it from the address of its own page, rather than that of a draft, but only once', async () => {
    const first = render(aboutCar());
    await user.click(await hour(/9:00 am/));
    first.unmount();
    history.replaceState(null, '', `/cars/rio-7/test-drive?booking_at=${encodeURIComponent(ten)}`);
    render(aboutCar());
    expect(await screen.findByText('Your time: Saturday 21 November at 10:00 am')).toBeTruthy();
    expect(location.search).toBe('');
  });

  it('takes it from the address of the page for all cars, at the branch that the address names', async () => {
    const time = encodeURIComponent(ten);
    history.replaceState(null, '', `/book-test-drive?location=harbourline-gold-coast&booking_at=${time}`);
    render(form());
    expect(await screen.findByText('Your time: Saturday 21 November at 10:00 am')).toBeTruthy();
    expect(asked()).toEqual(['/api/test-drive/appointments?location=harbourline-gold-coast&car_slug=']);
    expect(location.search).toBe('?location=harbourline-gold-coast');
  });

  it('keeps it on the page for all cars until a branch is chosen', async () => {
    history.replaceState(null, '', `/book-test-drive?booking_at=${encodeURIComponent(ten)}`);
    render(form());
    expect(screen.getByText(words.chooseLocation)).toBeTruthy();
    await user.selectOptions(branch(), 'Harbourline Gold Coast');
    expect(await screen.findByText('Your time: Saturday 21 November at 10:00 am')).toBeTruthy();
  });

  it.each(['tomorrow', '2026-11-21T11:00:00+10:00'])('says there that %s is not free', async (at) => {
    const query = new URLSearchParams({ location: 'harbourline-gold-coast', booking_at: at });
    history.replaceState(null, '', `/book-test-drive?${query}`);
    const { container } = render(form());
    expect(await screen.findByText(gone)).toHaveProperty('role', 'status');
    expect(container.querySelector('[name="booking_at"]')).toHaveProperty('value', '');
  });

  it.each([
    ['has it selected in the list', ten, `<option value="${ten}" selected="">`],
    ['says beside the list that it is not free', nine, gone],
  ])('without JavaScript %s', (_what, wanted, shown) => {
    const facts = factsOf({ isAboutVehicle: true, freeTimes: { ...freeAt(ten), wanted } });
    const [, list = ''] = /<noscript>(.*)<\/noscript>/.exec(renderToString(form(facts, car))) ?? [];
    expect(list).toContain(shown);
    expect(list.includes(gone)).toBe(wanted === nine);
  });
});

describe('the test drive form without JavaScript', () => {
  const noscript = /<noscript>(.*)<\/noscript>/;
  const inNoscript = (html: string) => noscript.exec(html)?.[1] ?? '';

  it('has the times as a list grouped by day', () => {
    const html = renderToString(form(factsOf({ isAboutVehicle: true, freeTimes: freeAt(nine, ten) }), car));
    const list = inNoscript(html);
    expect(list).toContain('<optgroup label="Saturday 21 November">');
    expect(list).toContain(`<option value="${nine}">9:00 am, Saturday 21 November</option>`);
    expect(list).toContain('Times at Gold Coast (Australian Eastern Standard Time)');
    // Both the hidden field and the list are posted, and the last value counts.
    expect(html.search(/<input[^>]*name="booking_at"/)).toBeGreaterThan(0);
    expect(html.search(/<input[^>]*name="booking_at"/)).toBeLessThan(
      html.search(/<select[^>]*name="booking_at"/),
    );
  });

  it('shows beside the list that a time was refused', () => {
    const facts = factsOf({ freeTimes: freeAt(ten) });
    const lastResult: SubmissionResult = {
      status: 'error',
      initialValue: { location: 'harbourline-gold-coast', booking_at: ['', ten], name: 'Ada' },
      error: { booking_at: [texts.taken] },
    };
    const html = renderToString(<LeadForm id="test-drive" facts={facts} lastResult={lastResult} />);
    expect(inNoscript(html)).toContain(texts.taken);
    expect(inNoscript(html)).toContain(`<option value="${ten}" selected="">`);
    expect(html).toMatch(/<input[^>]*name="name"[^>]*value="Ada"/);
  });

  it.each([
    ['nobody knows them', null],
    ['there are none', freeAt()],
  ])('says that the dealer calls back if %s', (_why, freeTimes) => {
    expect(inNoscript(renderToString(form(factsOf({ freeTimes }))))).toContain(words.withoutTimes);
  });
});
