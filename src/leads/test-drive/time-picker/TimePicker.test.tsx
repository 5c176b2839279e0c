// @vitest-environment jsdom
import { FormProvider, type SubmissionResult, useForm } from '@conform-to/react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { parseForm } from '../../../forms/sending/parse-form.ts';
import { fill } from '../../../values/fill.ts';
import type { FreeTimes } from '../free-times.schema.ts';
import { testDriveBranches } from '../test-drive-branch.ts';
import { TimePicker } from './TimePicker.tsx';
import { timePickerFacts } from './time-picker-facts.ts';

const settings = demoSettings('harbourline');
const shown = timePickerFacts(settings, testDriveBranches(settings.locations.locations), '2026-11-20');
if (shown === null) throw new Error('This dealer lets nobody choose a time.');
const facts = shown;
const { texts } = facts;

const nine = '2026-11-21T09:00:00+10:00';
const ten = '2026-11-21T10:00:00+10:00';
const monday = '2026-11-23T09:00:00+10:00';
const time = (at: string) => ({ at, label: `${Number(at.slice(11, 13))}:00 am` });
const freeAt = (name: string, ...moments: readonly string[]): FreeTimes => ({
  location: { id: name, name },
  time_zone: 'Australia/Brisbane',
  slot_minutes: 60,
  days: Object.entries(Object.groupBy(moments, (at) => at.slice(0, 10))).map(([date, times = []]) => ({
    date,
    times: times.map(time),
  })),
});

/** Stubs a server that gives these answers in turn; null is a network failure. */
function server(...answers: readonly (FreeTimes | null)[]) {
  const asked: string[] = [];
  const request: typeof fetch = async (path) => {
    const answer = answers[asked.length] ?? null;
    asked.push(String(path));
    if (answer === null) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  };
  return { asked, request };
}

interface Setting {
  request: typeof fetch;
  path?: string | null;
  value?: string;
  wanted?: string;
  lastResult?: SubmissionResult<string[]> | null;
}

/** The picker inside a form that revalidates on input, as a lead form does. */
function TestForm({ request, path = '/times', value, wanted = '', lastResult = null }: Setting) {
  const [form] = useForm({
    id: 'drive',
    lastResult,
    ...(value !== undefined && { defaultValue: { booking_at: value } }),
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseForm(formData, v.object({})),
  });
  return (
    <FormProvider context={form.context}>
      <form id={form.id} onSubmit={form.onSubmit} aria-label="Book">
        <TimePicker facts={facts} branch="gc" path={path} wanted={wanted} request={request} />
        <button type="reset">Start again</button>
      </form>
    </FormProvider>
  );
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const day = (name: RegExp) => group(texts.day).findByRole('radio', { name });
const hours = () => group(texts.time).queryAllByRole<HTMLInputElement>('radio');
const hour = (name: RegExp) => group(texts.time).findByRole<HTMLInputElement>('radio', { name });
const chosenHour = () => hours().find(({ checked }) => checked)?.value ?? null;
const gone = (branch: string) => fill(texts.gone, { branch });
const formOf = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(formOf()).get('booking_at');

describe('the times of a test drive', () => {
  it('are requested once the branch is known', async () => {
    const { asked, request } = server(freeAt('Gold Coast', nine, monday));
    const { rerender } = render(<TestForm request={request} path={null} />);
    expect(screen.getByText(texts.chooseLocation)).toBeDefined();
    expect(asked).toEqual([]);
    rerender(<TestForm request={request} path="/times?location=gc" />);
    expect(screen.getByText(texts.loading)).toBeDefined();
    await day(/Saturday 21 November/);
    expect(asked).toEqual(['/times?location=gc']);
    expect(screen.getByText('Times at Gold Coast (Australian Eastern Standard Time)')).toBeDefined();
    expect(screen.getByText(texts.notChosen)).toBeDefined();
  });

  it('name the time zone of the branch whose times they are', async () => {
    const perth = { ...freeAt('Perth', nine), time_zone: 'Australia/Perth' };
    render(<TestForm request={server(perth).request} />);
    expect(screen.getByText('Australian Eastern Standard Time')).toBeDefined();
    expect(await screen.findByText('Times at Perth (Australian Western Standard Time)')).toBeDefined();
  });

  it('are shown by day, with the first day selected', async () => {
    render(<TestForm request={server(freeAt('Here', nine, ten, monday)).request} />);
    expect(await day(/Saturday/)).toHaveProperty('checked', true);
    expect(hours().map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '9:00 am, Saturday 21 November',
      '10:00 am, Saturday 21 November',
    ]);
    expect(hours().map((radio) => radio.getAttribute('form'))).toEqual(['', '']);
  });

  it('show a message if there are none', async () => {
    render(<TestForm request={server(freeAt('Here')).request} />);
    expect(await screen.findByText(texts.empty)).toBeDefined();
    expect(screen.queryByText(texts.notChosen)).toBeNull();
  });

  it('can be requested again after an error', async () => {
    const { asked, request } = server(null, freeAt('Here', nine));
    render(<TestForm request={request} />);
    expect(await screen.findByText(texts.failed)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: texts.retry }));
    expect(await hour(/9:00 am/)).toBeDefined();
    expect(screen.queryByText(texts.failed)).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('are unknown after an error', async () => {
    render(<TestForm request={async () => Response.json(freeAt('Here', nine), { status: 503 })} />);
    expect(await screen.findByText(texts.failed)).toBeDefined();
  });

  it('of a branch that is no longer selected are ignored', async () => {
    const { promise: slow, resolve: answerSlowly } = Promise.withResolvers<Response>();
    const signals: (AbortSignal | null | undefined)[] = [];
    const request: typeof fetch = async (path, init) => {
      signals.push(init?.signal);
      return path === '/slow' ? slow : Response.json(freeAt('Fast', ten));
    };
    const { rerender } = render(<TestForm request={request} path="/slow" />);
    rerender(<TestForm request={request} path="/fast" />);
    await hour(/10:00 am/);
    answerSlowly(Response.json(freeAt('Slow', nine)));
    await slow;
    expect(await screen.findByText(/Times at Fast/)).toBeDefined();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });
});

describe('the chosen time', () => {
  it('is sent, and can be deselected', async () => {
    render(<TestForm request={server(freeAt('Here', nine, ten)).request} />);
    await userEvent.click(await hour(/10:00 am/));
    expect(screen.getByText('Your time: Saturday 21 November at 10:00 am')).toBeDefined();
    expect([sent(), chosenHour()]).toEqual([ten, ten]);
    await userEvent.click(screen.getByRole('button', { name: texts.clear }));
    expect(screen.getByText(texts.notChosen)).toBeDefined();
    expect([sent(), chosenHour()]).toEqual(['', null]);
    expect(document.activeElement).toBe(await day(/Saturday/));
  });

  it('stays chosen while another day is shown', async () => {
    render(<TestForm request={server(freeAt('Here', nine, monday)).request} />);
    await userEvent.click(await hour(/9:00 am, Saturday/));
    await userEvent.click(await day(/Monday/));
    expect(hours().map(({ value }) => value)).toEqual([monday]);
    expect([sent(), chosenHour()]).toEqual([nine, null]);
    expect(screen.getByText('Your time: Saturday 21 November at 9:00 am')).toBeDefined();
    await userEvent.click(await day(/Saturday/));
    expect(chosenHour()).toBe(nine);
  });

  it('can be chosen with the keyboard alone', async () => {
    render(<TestForm request={server(freeAt('Here', nine, monday)).request} />);
    await day(/Saturday/);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(await day(/Saturday/));
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(document.activeElement).toBe(await hour(/Monday/));
    await user.keyboard(' ');
    expect(sent()).toBe(monday);
  });

  it('of a draft is restored with its day if it is still free', async () => {
    render(<TestForm request={server(freeAt('Here', nine, monday)).request} value={monday} />);
    expect(await hour(/Monday/)).toHaveProperty('checked', true);
    expect(await day(/Monday/)).toHaveProperty('checked', true);
    expect(sent()).toBe(monday);
  });

  it('of a draft is dropped with a message if it is no longer free', async () => {
    render(<TestForm request={server(freeAt('Here', ten, monday)).request} value={nine} />);
    expect(await day(/Saturday/)).toHaveProperty('checked', true);
    expect(screen.getByText(gone('Here')).role).toBe('status');
    expect(sent()).toBe('');
  });

  it.each([
    ['stays when the other branch has it too', ten, ten],
    ['is forgotten when the other branch does not have it', nine, ''],
  ])('%s', async (_what, chosen, kept) => {
    const { request } = server(freeAt('Here', nine, ten), freeAt('There', ten));
    const { rerender } = render(<TestForm request={request} path="/here" />);
    await userEvent.click(await hour(new RegExp(`^${time(chosen).label}`)));
    rerender(<TestForm request={request} path="/there" />);
    await screen.findByText(/Times at There/);
    expect(sent()).toBe(kept);
    expect(screen.queryAllByText(gone('There'))).toHaveLength(kept === '' ? 1 : 0);
  });

  it('is sent if the times were loaded at the second attempt', async () => {
    const { request } = server(freeAt('Here', nine, ten), null, freeAt('There', ten));
    const { rerender } = render(<TestForm request={request} path="/here" />);
    await userEvent.click(await hour(/10:00 am/));
    rerender(<TestForm request={request} path="/there" />);
    await screen.findByText(texts.failed);
    expect(sent()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: texts.retry }));
    await hour(/10:00 am/);
    expect(sent()).toBe(chosenHour() ?? '');
  });

  it('is cleared when the form starts again', async () => {
    render(<TestForm request={server(freeAt('Here', nine)).request} />);
    await userEvent.click(await hour(/9:00 am/));
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByText(texts.notChosen)).toBeDefined();
    expect([sent(), chosenHour()]).toEqual(['', null]);
  });
});

describe('a time that was taken meanwhile', () => {
  const taken = 'That time has just been taken.';
  const refusal: SubmissionResult<string[]> = { status: 'error', error: { booking_at: [taken] } };

  it('is removed, and its message stays until another time is chosen', async () => {
    const { asked, request } = server(freeAt('Here', nine, ten, monday), freeAt('Here', ten, monday));
    const { rerender } = render(<TestForm request={request} />);
    await userEvent.click(await hour(/9:00 am/));
    rerender(<TestForm request={request} lastResult={refusal} />);
    expect(await screen.findByText(texts.notChosen)).toBeDefined();
    expect(asked).toHaveLength(2);
    expect([sent(), hours().map(({ value }) => value)]).toEqual(['', [ten]]);
    const times = screen.getByRole('group', { name: new RegExp(`^${texts.when.replace('?', '\\?')}`) });
    expect(screen.getByText(taken).id).toBe(times.getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(await day(/Saturday/));
    await userEvent.click(await hour(/10:00 am/));
    expect(screen.queryByText(taken)).toBeNull();
    expect(times.hasAttribute('aria-describedby')).toBe(false);
    expect(sent()).toBe(ten);
  });

  it('does not move the focus on a page rendered with the refusal', async () => {
    const { asked, request } = server(freeAt('Here', ten));
    render(<TestForm request={request} lastResult={{ ...refusal, initialValue: { booking_at: nine } }} />);
    expect(await screen.findByText(texts.notChosen)).toBeDefined();
    expect(screen.getByText(taken)).toBeDefined();
    expect(asked).toHaveLength(1);
    expect(document.activeElement).toBe(document.body);
  });
});
