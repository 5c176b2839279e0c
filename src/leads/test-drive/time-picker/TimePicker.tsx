import { useField } from '@conform-to/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { FieldMessage } from '../../../forms/fields/FieldMessage.tsx';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import { fill } from '../../../values/fill.ts';
import { DaysAndHours } from './DaysAndHours.tsx';
import { chosenWords, dayOfTime } from './time-choice.ts';
import type { TimePickerFacts } from './time-picker-facts.ts';
import { type KnownTimes, useFreeTimes } from './use-free-times.ts';

interface Props {
  facts: TimePickerFacts;
  /** URL of the free times; null until a branch is chosen. */
  path: string | null;
  request?: typeof fetch;
}

/**
 * Picks one of the free times of a test drive. A hidden field holds the value; the radio buttons only display and
 * change it, so that browsing other days keeps the chosen time.
 */
export function TimePicker({ facts: { texts, locale, zone, room }, path, request }: Props) {
  const [field] = useField<string>('booking_at');
  const { times, refresh, retry } = useFreeTimes(path, locale, request);
  const holder = useRef<HTMLInputElement>(null);
  const leaf = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const value = field.value ?? '';
  // The select for browsers without JavaScript already uses the field's own id.
  const id = `${field.id}-picker`;
  useRefusedTime(field.errors, times, refresh, leaf);
  useOfferedTimesOnly(holder, times, value);

  const hold = (at: string) => {
    if (holder.current === null) return;
    holder.current.value = at;
    // An input event lets Conform and the draft notice the change as if it was typed.
    holder.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const clear = () => {
    hold('');
    leaf.current?.focus();
  };
  return (
    <div className="time-picker" style={room}>
      <fieldset className="field" data-field={field.name} aria-describedby={field.errors && `${id}-error`}>
        <legend>
          {texts.when} <span className="optional">{texts.optional}</span>
        </legend>
        <p className="field-hint times-zone">
          {times.branch === null ? zone : fill(texts.zone, { branch: times.branch, zone })}
        </p>
        <div className="times-box" data-state={times.status}>
          <div className="times-note">
            <p role="status">{noteOf(times, texts, isHydrated)}</p>
            {times.status === 'failed' && (
              <button type="button" className="button button--quiet" onClick={retry}>
                {texts.retry}
              </button>
            )}
          </div>
          <DaysAndHours id={id} texts={texts} days={times.days} value={value} onPick={hold} leaf={leaf} />
        </div>
        <ChosenTime texts={texts} times={times} value={value} onClear={clear} />
        <FieldMessage id={`${id}-error`} errors={field.errors} />
        <input
          hidden
          key={field.key}
          name={field.name}
          defaultValue={[field.initialValue ?? ''].flat().at(-1)}
          autoComplete="off"
          ref={holder}
        />
      </fieldset>
    </div>
  );
}

/** Before hydration no times are loaded; if scripts never run, the text says that the dealer will call. */
function noteOf({ status }: KnownTimes, texts: TimePickerFacts['texts'], isHydrated: boolean): string {
  const { chooseLocation: idle, empty, failed } = texts;
  const loading = isHydrated ? texts.loading : texts.withoutTimes;
  return { idle, loading, empty, failed, ready: '' }[status];
}

interface ChosenProps {
  texts: TimePickerFacts['texts'];
  times: KnownTimes;
  value: string;
  onClear: () => void;
}

function ChosenTime({ texts, times, value, onClear }: ChosenProps) {
  const when = chosenWords(times.days, value);
  const none = times.status === 'ready' ? texts.notChosen : '';
  return (
    <div className="times-chosen">
      <p role="status">{when === null ? none : fill(texts.chosen, { when })}</p>
      {when !== null && (
        <button type="button" className="form-link" onClick={onClear}>
          {texts.clear}
        </button>
      )}
    </div>
  );
}

/**
 * Clears the chosen time when it is no longer offered: the branch changed, somebody else booked it, or a draft is
 * old. No event is dispatched, because revalidating would remove the message about a refused time.
 */
function useOfferedTimesOnly(
  holder: RefObject<HTMLInputElement | null>,
  { status, days }: KnownTimes,
  value: string,
): void {
  useLayoutEffect(() => {
    if (holder.current === null || status === 'loading') return;
    holder.current.value = dayOfTime(days, value) === undefined ? '' : value;
  }, [holder, status, days, value]);
}

/** After the server refused a time, reloads the free times and moves the focus to them. */
function useRefusedTime(
  errors: readonly string[] | undefined,
  times: KnownTimes,
  refresh: () => void,
  leaf: RefObject<HTMLInputElement | null>,
): void {
  // Errors that were rendered with the page are not new refusals.
  const lastErrors = useRef(errors);
  const isRefused = useRef(false);
  const askAgain = useEffectEvent(refresh);
  useEffect(() => {
    if (errors === lastErrors.current) return;
    lastErrors.current = errors;
    isRefused.current = errors !== undefined;
    if (errors !== undefined) askAgain();
  }, [errors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a refused time, the focus moves when the new times are rendered.
  useEffect(() => {
    if (isRefused.current) leaf.current?.focus();
    isRefused.current = false;
  }, [times, leaf]);
}
