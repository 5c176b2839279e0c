// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aForm,
  bodies,
  keys,
  press,
  request,
  restoreGlobals,
  startAfresh,
  user,
} from '#tests/fixtures/forms/a-form.tsx';
import type { FormProps } from './Form.tsx';
import { Field } from './fields/Field.tsx';

beforeEach(startAfresh);
afterEach(restoreGlobals);

describe('a form with several steps', () => {
  const steps = [
    { legend: 'Who', fields: <Field name="name" label="Name" required /> },
    { legend: 'How', fields: <Field name="phone" label="Phone" required /> },
  ];

  it('validates and sends each step, goes back, and sends everything with the last one', async () => {
    const onSent = vi.fn();
    render(aForm({ steps, onSent }));
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(screen.queryByLabelText('I agree')).toBeNull();
    await press('Next');
    expect(screen.getByRole('alert').textContent).toBe('Please fix the following errors:Name: Required.');
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await screen.findByText('Step 2 of 2');
    await press('Back');
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    await press('Next');
    await screen.findByText('Step 2 of 2');
    await user.type(screen.getByLabelText('Phone'), '0412345678');
    await user.click(screen.getByLabelText('I agree'));
    await press('Send');
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(bodies().map(({ final, name, phone }) => [final, name, phone])).toEqual([
      ['false', 'Ada', undefined],
      ['false', 'Ada', undefined],
      ['true', 'Ada', '0412345678'],
    ]);
    expect(new Set(keys()).size).toBe(1);
  });

  it('continues if a step cannot be sent, and sends everything with the last step', async () => {
    request.mockRejectedValueOnce(new TypeError('no network'));
    render(aForm({ steps }));
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await screen.findByText('Step 2 of 2');
  });

  it('sends nothing before the last step if configured so', async () => {
    render(aForm({ steps, ways: { sendsSteps: false } }));
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await screen.findByText('Step 2 of 2');
    expect(request).not.toHaveBeenCalled();
  });

  it('shows the step of a field that the server rejects', async () => {
    const errors = [{ field: 'name', message: 'No such name.' }];
    request.mockImplementation(async () => Response.json({ detail: 'No.', errors }, { status: 422 }));
    render(aForm({ steps, ways: { sendsSteps: false } }));
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await screen.findByText('Step 2 of 2');
    await user.type(screen.getByLabelText('Phone'), '0412345678');
    await user.click(screen.getByLabelText('I agree'));
    await press('Send');
    await screen.findByText('Step 1 of 2');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('shows the progress, which links back to earlier steps', async () => {
    const progress: FormProps['progress'] = (at, goTo) => (
      <button type="button" onClick={() => goTo(0)}>{`At ${at}`}</button>
    );
    render(aForm({ steps, ways: { sendsSteps: false }, progress }));
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await press('At 1');
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });

  it('shows an error if a step fails for an unexpected reason', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const onStepShown = () => {
      throw new Error('Planted.');
    };
    render(aForm({ steps, ways: { sendsSteps: false }, onStepShown }));
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await press('Next');
    await screen.findByText('No step.');
    expect(warn).toHaveBeenCalled();
  });
});
