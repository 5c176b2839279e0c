// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { FormCar } from '../about-vehicle/form-car.ts';
import type { LeadFormName } from '../lead-form-names.ts';
import { LeadForm } from './LeadForm.island.tsx';
import { type LeadFormPlace, leadFormFacts } from './lead-form-facts.ts';

type Dealer = Parameters<typeof demoSettings>[0];

const car: FormCar = {
  ...{ id: '7', slug: 'rio-7', name: 'Kia Rio', carType: 'used', price: '$18,990', priceType: '' },
  ...{ isTestDriveOnly: false, isUnavailable: false, photo: null, branch: '' },
};

function factsOf(form: LeadFormName, place: LeadFormPlace = {}, dealer: Dealer = 'harbourline') {
  const settings = demoSettings(dealer);
  const branches = settings.locations.locations.filter(({ visible }) => visible);
  return leadFormFacts(
    form,
    { settings, branches, words: { car: 'car', cars: 'cars' }, today: '2026-11-20' },
    place,
  );
}

function show(form: LeadFormName, place?: LeadFormPlace, dealer?: Dealer, about: FormCar | null = null) {
  return render(<LeadForm id={form} facts={factsOf(form, place, dealer)} car={about} />);
}

const coast = demoSettings('harbourline').locations.locations.find(({ id }) => id === 'gc')?.slug ?? '';
const names = (container: HTMLElement) => [
  ...new Set(
    [...container.querySelectorAll('[data-field] [name]')].map((control) => control.getAttribute('name')),
  ),
];
const fieldValue = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

describe('the fields of a lead form', () => {
  const contact = ['name', 'last_name', 'phone', 'email'];
  const ownCar = ['car_description', 'car_year', 'rego'];
  it.each([
    ['enquiry', [...contact, 'postcode', 'location', 'rego', 'category', 'message']],
    ['service', [...contact, ...ownCar, 'location', 'additional_services', 'message']],
    ['parts', ['message', ...ownCar, 'location', ...contact]],
    ['careers', [...contact, 'location', 'message']],
    ['short', [...contact, 'postcode', 'location_id']],
    ['mini-contact', ['postcode', 'phone', 'email']],
  ] as const)('%s are in order, before the checkboxes', (form, fields) => {
    const { container } = show(form);
    expect(names(container)).toEqual([...fields, 'opt_in', 'terms_conditions']);
  });

  it('include the dealership if the dealer asks for it', () => {
    expect(names(show('enquiry', {}, 'meridian').container)).toContain('dealership_slug');
  });

  it('are each named in the error summary, including the dealership', async () => {
    show('enquiry', {}, 'meridian');
    await userEvent.click(screen.getByRole('button', { name: /send|submit|enquire/i }));
    const { labels } = factsOf('enquiry', {}, 'meridian');
    expect(screen.getByRole('link', { name: new RegExp(`^${labels.dealership}: `) })).toBeTruthy();
  });

  it('are each named in the error summary of the short form, including the branch', async () => {
    const { container } = show('short');
    fireEvent.submit(container.querySelector('form') ?? container);
    const { labels } = factsOf('short');
    await screen.findByRole('link', { name: new RegExp(`^${labels.location}: `) });
  });

  it('cap a postcode at four digits without JavaScript, and by its digits once hydrated', async () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<LeadForm id="short" facts={factsOf('short')} car={null} />);
    expect(page.querySelector<HTMLInputElement>('[name="postcode"]')?.maxLength).toBe(4);
    const { container } = show('short');
    await userEvent.click(container.querySelector('[name="postcode"]') ?? container);
    await userEvent.paste('QLD 4000');
    expect(fieldValue(container, 'postcode')).toBe('4000');
  });

  it("have the page's branch preselected", () => {
    const { container } = show('enquiry', { location: 'gc' });
    const slug = demoSettings('harbourline').locations.locations.find(({ id }) => id === 'gc')?.slug;
    expect(fieldValue(container, 'location')).toBe(slug);
  });

  it('name the subject of a parts enquiry', () => {
    const subject = {
      label: 'Part',
      choices: [{ value: 'Filter', label: 'Filter' }],
      message: 'About the filter: ',
    };
    const { container } = show('parts', { subject });
    expect(fieldValue(container, 'message')).toBe('About the filter: ');
    expect(screen.getByLabelText(/^Part/)).toBeTruthy();
  });
});

describe('an enquiry', () => {
  const { labels, rules } = factsOf('enquiry');
  const { texts: errors } = rules.settings;
  const describedBy = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

  it('that is empty has its errors in one list and beside the fields, until they are corrected', async () => {
    show('enquiry');
    await userEvent.click(screen.getByRole('button', { name: factsOf('enquiry').submit }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Please fix the following errors:');
    expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      `${labels.name}: ${errors.name}`,
      ...[labels.phone, labels.email, labels.postcode, labels.location, labels.message].map(
        (label) => `${label}: This is a required field.`,
      ),
      '*You must agree to the terms of use before submitting.',
    ]);
    const [name, message, postcode] = [labels.name, labels.message, labels.postcode].map((label) =>
      screen.getByRole('textbox', { name: label }),
    );
    if (!name || !message || !postcode) throw new Error('The form has these fields.');
    expect(document.activeElement).toBe(name);
    expect([describedBy(name), describedBy(message)]).toEqual([errors.name, errors.required]);
    fireEvent.input(postcode, { target: { value: '421' } });
    await waitFor(() =>
      expect(describedBy(postcode)).toBe('Invalid postcode. Please enter a 4-digit number.'),
    );
    fireEvent.input(postcode, { target: { value: '4217' } });
    await waitFor(() => expect(describedBy(postcode)).toBe(''));
  });

  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['', 'General Enquiry', ''],
    [`?category=parts enquiry&location=${coast}`, 'Parts Enquiry', coast],
    ['?category=Complaint&location=mars', 'General Enquiry', ''],
  ])('takes category and branch from the address %j', (query, category, location) => {
    history.replaceState(null, '', `/contact${query}`);
    const { container } = show('enquiry');
    expect([fieldValue(container, 'category'), fieldValue(container, 'location')]).toEqual([
      category,
      location,
    ]);
  });
});

describe('a form that is started again', () => {
  it('has its lists as they were at first', async () => {
    const { labels, texts } = factsOf('enquiry');
    const { unmount } = show('enquiry');
    fireEvent.input(screen.getByRole('textbox', { name: labels.name }), { target: { value: 'Ada' } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: labels.location }), [coast]);
    unmount();
    const { container } = show('enquiry');
    expect(fieldValue(container, 'location')).toBe(coast);
    await userEvent.click(await screen.findByRole('button', { name: texts.startAgain }));
    const lists = ['category', 'location'].map((name) => fieldValue(container, name));
    expect([fieldValue(container, 'name'), ...lists]).toEqual(['', 'General Enquiry', '']);
    for (const list of container.querySelectorAll('select')) expect(list.selectedIndex).toBe(0);
  });
});

describe('a form about a vehicle', () => {
  const about = { isAboutVehicle: true };

  it('names the vehicle, and does not ask for a branch', () => {
    const { container } = show('enquiry', about, 'pitstop', car);
    expect(fieldValue(container, 'car_slug')).toBe('rio-7');
    expect(names(container)).not.toContain('location');
    expect(container.querySelector('[data-car-type="used"][data-car-slug="rio-7"]')).not.toBeNull();
  });

  it('has steps if the dealer configures it, and only then', () => {
    show('enquiry', about, 'harbourline', car);
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    cleanup();
    show('enquiry', about, 'pitstop', car);
    expect(screen.queryByText(/^Step 1/)).toBeNull();
  });

  it('asks for a similar vehicle if this one is sold, and does not require a message', () => {
    const { unavailable } = factsOf('enquiry', about, 'pitstop');
    const { container } = show('enquiry', about, 'pitstop', { ...car, isUnavailable: true });
    expect(fieldValue(container, 'message')).toBe(unavailable?.message);
    expect(fieldValue(container, 'subcategory')).toBe(unavailable?.subcategory);
    expect(screen.getByLabelText(/^Comments/)).toHaveProperty('required', false);
  });

  it("asks for the place of handover if the vehicle's branch has several", () => {
    const facts = { ...factsOf('enquiry', about, 'pitstop'), pickUps: { gc: ['Airport', 'Harbour'] } };
    render(<LeadForm id="enquiry" facts={facts} car={{ ...car, branch: 'gc' }} />);
    expect(screen.getByRole('option', { name: 'Harbour' })).toBeTruthy();
  });

  it('asks for photos without terms', () => {
    const { container } = show('request-photos', about, 'harbourline', car);
    expect(names(container)).toEqual(['message', 'name', 'last_name', 'phone', 'email', 'opt_in']);
  });
});

describe('consents', () => {
  it('link to the terms, in a new tab', () => {
    show('careers');
    const link = screen.getByRole('link', { name: 'terms of use' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/terms-and-conditions',
      '_blank',
    ]);
    expect(screen.getByRole('checkbox', { name: demoSettings('harbourline').leads.terms.text })).toBeTruthy();
  });

  it('include offers and news, preselected as the dealer configures', () => {
    for (const dealer of ['harbourline', 'wattle-range'] as const) {
      show('careers', {}, dealer);
      const box = screen.getByRole('checkbox', { name: /STOP/ });
      expect(box).toHaveProperty('checked', demoSettings(dealer).leads.optInDefault);
      cleanup();
    }
  });
});
