// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CodeForm } from './CodeForm.tsx';

const fields = [
  { name: 'name', value: 'Ada "A" <b>' },
  { name: 'additional_services', value: 'wash' },
  { name: 'additional_services', value: 'tyres' },
];

function show(alert: string | null) {
  const texts = { label: 'Code', resend: 'Resend code' };
  const { container } = render(
    <CodeForm submit="Sign in" action="/api/account/verify" fields={fields} alert={alert} texts={texts} />,
  );
  return {
    form: container.querySelector('form'),
    code: screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }),
  };
}

describe('the form for a phone code', () => {
  it('posts the values of the original form with the code', () => {
    const { form, code } = show(null);
    code.value = '123456';
    expect(form?.getAttribute('action')).toBe('/api/account/verify');
    expect(form?.method).toBe('post');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ...fields.map(({ name, value }) => [name, value]),
      ['code', '123456'],
    ]);
  });

  it('requires a code, except to request a new one', () => {
    const { code } = show(null);
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(code.required).toBe(true);
    expect(code.autocomplete).toBe('one-time-code');
    expect(button('Sign in').formNoValidate).toBe(false);
    const resend = button('Resend code');
    expect([resend.formNoValidate, resend.name, resend.value]).toEqual([true, 'resend', 'true']);
  });

  it('shows beside the field why the last code was rejected', () => {
    const { code } = show('The code is invalid.');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('The code is invalid.');
    expect(code.getAttribute('aria-describedby')).toBe(alert.id);
    expect(code.getAttribute('aria-invalid')).toBe('true');
  });

  it('has no error at first', () => {
    const { code } = show(null);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(code.hasAttribute('aria-invalid')).toBe(false);
    expect(code.hasAttribute('aria-describedby')).toBe(false);
  });
});
