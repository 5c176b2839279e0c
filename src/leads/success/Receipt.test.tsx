// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { anAppointment, aReceipt } from './a-receipt.fixture.ts';
import { Receipt } from './Receipt.tsx';
import { receiptTexts } from './receipt-facts.ts';

const settings = demoSettings('harbourline');
const texts = receiptTexts(settings);
const { success, receipt: words, appointment: driveTexts } = texts;
const path = '/api/leads/token';

type Props = Parameters<typeof Receipt>[0];

function show(changes: Partial<Props['receipt']> = {}, isOwnPage = false) {
  render(<Receipt receipt={aReceipt(changes)} path={path} texts={texts} isOwnPage={isOwnPage} />);
}

const heading = (name: string) => screen.queryByRole('heading', { name });
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const withdrawal = () => screen.queryByRole('button', { name: words.withdraw });

describe('a receipt', () => {
  it('tells what happens next, whom to call, where and when, and leads back to the vehicle', () => {
    show();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(aReceipt().next);
    expect(link('Call (07) 5550 0140')).toBe('tel:+61755500140');
    expect(link(success.directions)).toBe('https://maps.example/route');
    expect(screen.getByText('Open today 8:30 am – 5 pm')).toBeTruthy();
    expect(screen.getByText('21 Slipway Parade, Newstead QLD 4006')).toBeTruthy();
    expect(link(success.viewVehicle)).toBe('/cars/corolla-8');
  });

  it('lists what was sent as text, the vehicle first', () => {
    show();
    const rows = screen.getAllByRole('definition').map((row) => row.textContent);
    expect(rows).toEqual(['2021 Toyota Corolla', 'Ada', 'Two\nlines <b>']);
  });

  it('leaves out what there is not', () => {
    const recipient = { name: 'Harbourline', phone: null, address: null, directions: null, hours: null };
    show({ vehicle: null, next: [], recipient });
    expect([heading(success.next), heading(texts.appointment.when), link(success.viewVehicle)]).toEqual([
      null,
      null,
      undefined,
    ]);
    expect(screen.queryAllByRole('link').map((a) => a.textContent)).toEqual([success.receipt]);
  });

  it('names a vehicle that is gone, without a link to it', () => {
    const vehicle = { id: '8', slug: 'corolla-8', name: '2021 Toyota Corolla', path: null, image: null };
    show({ vehicle });
    expect(screen.getAllByText('2021 Toyota Corolla')).toHaveLength(2);
    expect(link(success.viewVehicle)).toBeUndefined();
  });

  it('takes a picture away that cannot be loaded', () => {
    show();
    const picture = document.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/images/corolla.avif');
    if (picture) fireEvent.error(picture);
    expect(document.querySelector('img')).toBeNull();
  });

  it('of a trade-in shows the offer first', () => {
    show({ offer: { label: 'Offer you accepted', text: '$19,750' } });
    expect(screen.getAllByRole('heading')[0]?.textContent).toBe('Offer you accepted');
    expect(screen.getByText('$19,750')).toBeTruthy();
  });
});

describe('the appointment on a receipt', () => {
  it('goes into the calendar and can be changed', () => {
    show({ appointment: anAppointment() });
    expect(screen.getByText('Saturday 21 November at 10:30 am')).toBeTruthy();
    expect(screen.getByText('Gold Coast, 1 Marine Parade, Southport QLD 4215')).toBeTruthy();
    expect(link(driveTexts.addToCalendar)).toBe('/api/test-drive/abc.ics');
    expect(link(driveTexts.change)).toBe('/api/test-drive/abc');
  });

  it.each(['cancelled', 'past'] as const)('that is %s is only told', (status) => {
    show({ appointment: anAppointment({ status }) });
    expect(screen.getByText('Saturday 21 November at 10:30 am')).toBeTruthy();
    expect([link(driveTexts.addToCalendar), link(driveTexts.change)]).toEqual([undefined, undefined]);
  });
});

describe('the agreement to offers', () => {
  const { consent } = aReceipt();

  it('is withdrawn on the page of the receipt by a form that needs no script', () => {
    show({}, true);
    expect(screen.getByText(consent.words)).toBeTruthy();
    const form = withdrawal()?.closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual([`${path}/withdraw`, 'post']);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('elsewhere leads to that page', () => {
    show();
    expect(screen.getByText(success.agreement)).toBeTruthy();
    expect(link(success.receipt)).toBe(path);
    expect(withdrawal()).toBeNull();
  });

  it('once withdrawn is confirmed, and nothing is left to press', () => {
    const withdrawn_at = '2026-11-21T10:00:00.000Z';
    show({ consent: { ...consent, opt_in: false, withdrawn_at, words: 'You withdrew it.' } }, true);
    expect(screen.getByRole('status').textContent).toBe('You withdrew it.');
    expect(withdrawal()).toBeNull();
  });

  it('that was never given has nothing to withdraw', () => {
    show({ consent: { ...consent, opt_in: false, words: 'You did not agree.' } }, true);
    expect(screen.getByText('You did not agree.')).toBeTruthy();
    expect(withdrawal()).toBeNull();
    cleanup();
    show({ consent: { ...consent, opt_in: false } });
    expect(screen.queryByText(success.agreement)).toBeNull();
  });
});
