// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  asked,
  forms,
  heading,
  leads,
  press,
  restoreGlobals,
  server,
  show,
  startAfresh,
  user,
  words,
} from '#tests/fixtures/leads/trade-in-screen.tsx';

beforeEach(startAfresh);
afterEach(restoreGlobals);

const plate = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.plate.rego });
const alert = () => screen.getByRole('alert').textContent;

describe('a trade-in by keyboard', () => {
  it('goes on from stage to stage, past errors, and back', async () => {
    show();
    plate().focus();
    await user.keyboard('{Enter}');
    expect(alert()).toContain(forms.texts.errors);
    expect(plate().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(plate()));
    await user.keyboard('abc-12');
    expect(plate().value).toBe('ABC-12');
    await user.keyboard('{Enter}');
    const next = await heading(words.car.heading);
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(asked[0]?.body).toMatchObject({ rego: 'ABC-12' });
    await user.tab();
    const make = screen.getByLabelText(words.car.make);
    expect(document.activeElement).toBe(make);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(alert()).toContain('Odometer'));
    expect(document.activeElement).toBe(make);
    await press(forms.texts.back);
    await waitFor(() => expect(plate().value).toBe('ABC-12'));
  });

  it('keeps a number plate that the server did not take, also on a reload', async () => {
    show();
    plate().focus();
    server.answer = () => new Response('oops', { status: 500 });
    await user.keyboard('XYZ 789{Enter}');
    await screen.findByText(leads.texts.failed);
    expect(plate().value).toBe('XYZ 789');
    cleanup();
    show();
    await waitFor(() => expect(plate().value).toBe('XYZ 789'));
  });
});
