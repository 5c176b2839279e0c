// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formCarOf } from '#src/leads/about-vehicle/form-car.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { ReservationForm } from './ReservationForm.island.tsx';
import { reservationFormFacts } from './reservation-form-facts.ts';

const settings = demoSettings('harbourline');
const facts = reservationFormFacts({ settings, branches: [], words: {}, today: '2026-11-20' });
const car = formCarOf(aVehicle({ id: '7', slug: 'corolla-7' }), settings);
const { labels } = settings.forms;
const person = { name: 'Ada', lastName: '', email: 'ada@example.com', phone: '0412000001' };

const user = userEvent.setup();
Element.prototype.scrollIntoView = () => {};
const request = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const message = () => screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${facts.lead.message.label}`));
const submit = () => user.click(screen.getByRole('button', { name: facts.lead.submit }));

async function open(shopper = person) {
  const { container } = render(
    <ReservationForm facts={facts} car={car} price={21_990} person={shopper} lastResult={null}>
      <p>Terms of the reservation</p>
    </ReservationForm>,
  );
  const terms = screen.queryByRole('checkbox', { name: settings.leads.terms.text });
  if (terms) await user.click(terms);
  return container;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  request.mockReset();
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the reservation form', () => {
  it('is prefilled for a signed-in shopper, whose phone cannot be changed', async () => {
    await open();
    expect(screen.getByText('You are signed in with 0412 000 001.', { exact: false })).toBeTruthy();
    const phone = screen.getByLabelText<HTMLInputElement>(labels.phone);
    expect([phone.value, phone.readOnly]).toEqual(['0412 000 001', true]);
    expect(screen.getByLabelText<HTMLInputElement>(labels.name).value).toBe('Ada');
    expect(screen.getByText('Terms of the reservation')).toBeTruthy();
  });

  it('sends its vehicle and the price that is shown to the function, and the vehicle to analytics', async () => {
    request.mockImplementation(async () => new Response('', { status: 503 }));
    const container = await open();
    await submit();
    await waitFor(() => expect(request).toHaveBeenCalled());
    const [path, init] = request.mock.calls[0] ?? [];
    expect(path).toBe('/api/reservations');
    expect(JSON.parse(String(init?.body))).toMatchObject({
      ...{ car_slug: 'corolla-7', price_seen: '21990', phone: '0412000001' },
    });
    expect(container.querySelector('[data-car-slug="corolla-7"]')).not.toBeNull();
  });

  it('is not queued while offline, because somebody else may reserve the car meanwhile', async () => {
    request.mockRejectedValue(new TypeError('no network'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    await submit();
    await screen.findByText(facts.offline);
    expect(localStorage.getItem('lead-outbox')).toBeNull();
  });

  it('redirects to its page if the session has ended, and keeps the input', async () => {
    request.mockImplementation(async () => Response.json({ detail: 'Sign in.' }, { status: 401 }));
    const assign = vi.fn();
    vi.stubGlobal('location', { pathname: '/api/reservations', assign });
    await open();
    await user.type(message(), 'On Sunday.');
    await submit();
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/cars/corolla-7/checkout'));
    expect(Object.values({ ...sessionStorage }).join()).toContain('On Sunday.');
    cleanup();
    await open({ ...person, phone: '0499000001' });
    await waitFor(() => expect(message().value).toBe('On Sunday.'));
    expect(screen.getByLabelText<HTMLInputElement>(labels.phone).value).toBe('0499 000 001');
  });

  it('says that somebody else was faster, does not advise to try again, and keeps the input', async () => {
    const detail = 'This car has just been reserved.';
    request.mockImplementation(async () => Response.json({ detail }, { status: 409 }));
    await open();
    await user.type(message(), 'On Sunday.');
    await submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(detail));
    expect(screen.getByRole('alert').textContent).not.toContain('try again');
    expect(message().value).toBe('On Sunday.');
    expect(screen.getByLabelText<HTMLInputElement>(labels.email).value).toBe('ada@example.com');
  });
});
