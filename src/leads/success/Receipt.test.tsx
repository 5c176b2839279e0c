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
  it('shows the next steps, phone, place and time, and links back to the vehicle', () => {
    show();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(aReceipt().next);
    expect(link('Call (07) 5550 0140')).toBe('tel:+61755500140');
    expect(link(success.directions)).toBe('https://maps.example/route');
    expect(screen.getByText('Open today 8:30 am – 5 pm')).toBeTruthy();
    expect(screen.getByText('21 Slipway Parade, Newstead QLD 4006')).toBeTruthy();
    expect(link(success.viewVehicle)).toBe('/cars/corolla-8');
  });

  it('lists the sent values as text, with the vehicle first', () => {
    show();
    const rows = screen.getAllByRole('definition').map((row) => row.textContent);
    expect(rows).toEqual(['2021 Toyota Corolla', 'Ada', 'Two\nlines <b>']);
  });

  it('leaves out missing facts', () => {
    const recipient = { name: 'Harbourline', phone: null, address: null, directions: null, hours: null };
    show({ vehicle: null, next: [], recipient });
    expect([heading(success.next), heading(texts.appointment.when), link(success.viewVehicle)]).toEqual([
      null,
      null,
      undefined,
    ]);
    expect(screen.queryAllByRole('link').map((a) => a.textContent)).toEqual([success.receipt]);
  });

  it('names a vehicle without a page, without a link', () => {
    const vehicle = { id: '8', slug: 'corolla-8', name: '2021 Toyota Corolla', path: null, image: null };
    show({ vehicle });
    expect(screen.getAllByText('2021 Toyota Corolla')).toHaveLength(2);
    expect(link(success.viewVehicle)).toBeUndefined();
  });

  it('removes a picture that cannot be loaded', () => {
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
  it('has a calendar file and can be changed', () => {
    show({ appointment: anAppointment() });
    expect(screen.getByText('Saturday 21 November at 10:30 am')).toBeTruthy();
    expect(screen.getByText('Gold Coast, 1 Marine Parade, Southport QLD 4215')).toBeTruthy();
    expect(link(driveTexts.addToCalendar)).toBe('/api/test-drive/abc.ics');
    expect(link(driveTexts.change)).toBe('/api/test-drive/abc');
  });

  it.each(['cancelled', 'past'] as const)('that is %s is only shown', (status) => {
    show({ appointment: anAppointment({ status }) });
    expect(screen.getByText('Saturday 21 November at 10:30 am')).toBeTruthy();
    expect([link(driveTexts.addToCalendar), link(driveTexts.change)]).toEqual([undefined, undefined]);
  });
});

describe('the consent to offers', () => {
  const { consent } = aReceipt();

  it("is withdrawn on the receipt's page by a form that works without JavaScript", () => {
    show({}, true);
    expect(screen.getByText(consent.words)).toBeTruthy();
    const form = withdrawal()?.closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual([`${path}/withdraw`, 'post']);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('on other pages links to that page', () => {
    show();
    expect(screen.getByText(success.agreement)).toBeTruthy();
    expect(link(success.receipt)).toBe(path);
    expect(withdrawal()).toBeNull();
  });

  it('shows a confirmation once it is withdrawn, without a button', () => {
    const withdrawn_at = '2026-11-21T10:00:00.000Z';
    show({ consent: { ...consent, opt_in: false, withdrawn_at, words: 'You withdrew it.' } }, true);
    expect(screen.getByRole('status').textContent).toBe('You withdrew it.');
    expect(withdrawal()).toBeNull();
  });

  it('cannot be withdrawn if it was not given', () => {
    show({ consent: { ...consent, opt_in: false, words: 'You did not agree.' } }, true);
    expect(screen.getByText('You did not agree.')).toBeTruthy();
    expect(withdrawal()).toBeNull();
    cleanup();
    show({ consent: { ...consent, opt_in: false } });
    expect(screen.queryByText(success.agreement)).toBeNull();
  });
});
