// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { anAppointment } from '../../success/a-receipt.fixture.ts';
import type { AppointmentReply } from '../test-drive.schema.ts';
import { Appointment } from './Appointment.tsx';
import { type AppointmentProps, appointmentTexts } from './appointment-facts.ts';

const settings = demoSettings('harbourline');
const words = settings.appointments.texts;
const [saturday, sunday] = ['2026-11-21T11:30:00+10:00', '2026-11-22T09:00:00+10:00'];
const others = [
  { label: 'Saturday 21 November', options: [{ value: saturday, label: '11:30 am' }] },
  { label: 'Sunday 22 November', options: [{ value: sunday, label: '9:00 am' }] },
];
const recipient = {
  ...{ name: 'Gold Coast', address: null, hours: null, directions: 'https://maps.example/route' },
  phone: { label: '(07) 5550 0150', href: 'tel:+61755500150' },
};

function show(about: Partial<AppointmentReply> = {}, changes: Partial<AppointmentProps> = {}): void {
  const appointment = anAppointment(about);
  const props = { appointment, recipient, image: '/corolla.avif', others, refusal: null, ...changes };
  render(<Appointment {...props} texts={appointmentTexts(settings, appointment)} />);
}

const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const formOf = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name, hidden: true }).form?.getAttribute('action');
const fold = () => screen.getByText(words.move).closest('details');

describe('the page of an appointment', () => {
  it('shows time, place and vehicle, with calendar file, phone and directions', () => {
    show();
    expect(screen.getByRole('status').textContent).toBe('We look forward to seeing you.');
    expect(screen.getByText('Saturday 21 November at 10:30 am')).toBeTruthy();
    expect(screen.getByText(/1 Marine Parade/)).toBeTruthy();
    expect(link(words.addToCalendar)).toBe('/api/test-drive/abc.ics');
    expect(link(settings.success.texts.call.replace('{phone}', '(07) 5550 0150'))).toBe('tel:+61755500150');
    expect(link(settings.locations.texts.getDirections)).toBe('https://maps.example/route');
    expect(screen.getByText('2021 Toyota Corolla')).toBeTruthy();
    expect(link('Back to 2021 Toyota Corolla')).toBe('/cars/corolla-8');
  });

  it('has a form to move it, with the free times grouped by day', () => {
    show();
    expect(formOf(words.moveButton)).toBe('/api/test-drive/abc/move');
    const list = screen.getByLabelText<HTMLSelectElement>(words.newTime);
    expect([list.name, list.required, list.value]).toEqual(['booking_at', true, '']);
    expect([...list.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
      'Saturday 21 November',
      'Sunday 22 November',
    ]);
    const last = list.querySelector(`option[value="${sunday}"]`);
    expect(last?.textContent).toBe('9:00 am, Sunday 22 November');
    expect(fold()?.open).toBe(false);
  });

  it('has a button to cancel it, with a confirmation', () => {
    show();
    expect(
      screen.getByText('Do you really want to cancel your test drive on Saturday 21 November at 10:30 am?'),
    ).toBeTruthy();
    expect(formOf(words.cancelButton)).toBe('/api/test-drive/abc/cancel');
  });

  it('says so if no other time is free', () => {
    show({}, { others: [] });
    expect(screen.getByText(words.noOtherTime)).toBeTruthy();
    expect(screen.queryByLabelText(words.newTime)).toBeNull();
  });

  it.each(['cancelled', 'past'] as const)('that is %s offers only to book again', (status) => {
    show({ status });
    expect(link(words.bookAgain)).toBe('/cars/corolla-8/test-drive');
    expect(link(words.addToCalendar)).toBeUndefined();
    expect(document.querySelector('form')).toBeNull();
  });

  it('without a vehicle links to the form for all vehicles and to the home page', () => {
    show({ status: 'cancelled', car: null }, { image: null });
    expect(link(words.bookAgain)).toBe('/book-test-drive');
    expect(link(`Back to ${settings.site.name}`)).toBe('/');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('a refused change of an appointment', () => {
  it('shows the error beside the list, in the open disclosure, and at the top', () => {
    show({}, { refusal: { message: words.taken, timeError: words.taken, chosen: saturday } });
    expect(link(words.taken)).toBe('#booking-at');
    expect(fold()?.open).toBe(true);
    const list = screen.getByLabelText(words.newTime);
    expect(list.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(list.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe(words.taken);
  });

  it('for another reason keeps the chosen time', () => {
    show({}, { refusal: { message: 'Too many at once.', timeError: null, chosen: sunday } });
    expect(screen.getByRole('alert').textContent).toBe('Too many at once.');
    const list = screen.getByLabelText<HTMLSelectElement>(words.newTime);
    expect([list.value, list.getAttribute('aria-invalid')]).toEqual([sunday, null]);
    expect(fold()?.open).toBe(true);
  });
});
