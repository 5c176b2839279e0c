// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  agree,
  alert,
  answerRequests,
  applications,
  field,
  fillInPerson,
  finance,
  form,
  forms,
  paste,
  press,
  price,
  quote,
  score,
  show,
  term,
  user,
  vehicle,
} from '#tests/fixtures/forms/finance-form.tsx';

answerRequests();

describe('the price in an application', () => {
  it.each([
    ['5000', '$10,000'],
    ['999999', '$200,000'],
    ['25,990', '$25,990'],
  ])('typed as %s becomes %s when its field is left', async (typed, left) => {
    show();
    expect(price().value).toBe('$30,000');
    await user.clear(price());
    await user.type(price(), typed);
    await user.tab();
    expect(price().value).toBe(left);
  });

  it('stays empty if nothing is typed', async () => {
    show();
    await user.clear(price());
    await user.tab();
    expect(price().value).toBe('');
  });

  it('is reset to the default if it is not a number', async () => {
    show();
    await user.clear(price());
    await user.type(price(), 'about forty');
    await user.tab();
    expect(price().value).toBe('$30,000');
  });

  it('typed before hydration is normalised after it', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(form());
    document.body.append(container);
    const early = container.querySelector<HTMLInputElement>('[name="purchasePrice"]');
    if (early) early.value = '5';
    render(form(), { container, hydrate: true });
    expect(price().value).toBe('$10,000');
    container.remove();
  });
});

describe('the term of an application', () => {
  it('has steps of half a year from 1 to 7 years, shown beside the slider', () => {
    show();
    expect([term().min, term().max, term().step, term().value]).toEqual(['1', '7', '0.5', '5']);
    fireEvent.input(term(), { target: { value: '5.5' } });
    expect(term().getAttribute('aria-valuetext')).toBe('5.5 years');
    const shown = screen.getByText('5.5 years');
    expect(shown.getAttribute('aria-live'), 'the slider says it already').toBe('off');
  });
});

describe('an application in four steps', () => {
  const { tabs } = finance.popup;
  const steps = [tabs.estimate, tabs.details, tabs.approval, tabs.apply] as const;
  const next = () => press(finance.form.advance);
  const isShown = (legend: string) => screen.queryByRole('group', { name: legend }) !== null;

  it('validates each step, and summarises what is sent', async () => {
    show({ steps });
    expect(isShown(tabs.estimate)).toBe(true);
    expect(isShown(tabs.details)).toBe(false);
    await next();
    expect(alert()).toContain('This is a required field.');
    await user.click(score('GREAT'));
    await waitFor(() => expect(quote()?.dataset['quote']).toBe('shown'));
    await next();
    expect(isShown(tabs.details)).toBe(true);
    await fillInPerson();
    await next();
    await paste(field(forms.labels.phone), '0412345678');
    await next();
    const summary = screen.getByRole('group', { name: tabs.apply });
    expect(summary.textContent).toContain('$30,000 over 5 years');
    expect(summary.textContent).toContain('% p.a. comparison rate');
    expect(summary.textContent).toContain(vehicle.price.comparisonRateWarning);
    expect(applications()).toEqual([]);
    await press(forms.texts.back);
    expect(isShown(tabs.approval)).toBe(true);
    await next();
    await agree();
    await press(finance.form.submit);
    await waitFor(() => expect(applications()).toHaveLength(1));
  });
});
