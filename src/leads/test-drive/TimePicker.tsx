import { useField } from '@conform-to/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { FieldMessage } from '../../forms/FieldMessage.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { fill } from '../../values/fill.ts';
import { DaysAndHours } from './DaysAndHours.tsx';
import { chosenWords, dayOfTime } from './time-choice.ts';
import type { TimePickerFacts } from './time-picker-facts.ts';
import { type KnownTimes, useFreeTimes } from './use-free-times.ts';

interface Props {
  facts: TimePickerFacts;
  /** Where the free times are found; null while nobody has said at which branch. */
  path: string | null;
  request?: typeof fetch;
}

/**
 * A time for a test drive, chosen from those that are free. What is sent stands in one hidden field. The radio buttons
 * only show and change it, so another day can be looked at without losing the time that was chosen.
 */
export function TimePicker({ facts: { texts, zone, room }, path, request }: Props) {
  const [field] = useField<string>('booking_at');
  const { times, refresh, retry } = useFreeTimes(path, request);
  const holder = useRef<HTMLInputElement>(null);
  const leaf = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const value = field.value ?? '';
  // The list for browsers without JavaScript has the field's own id.
  const id = `${field.id}-picker`;
  useRefusedTime(field.errors, times, refresh, leaf);
  useOfferedTimesOnly(holder, times, value);

  const hold = (at: string) => {
    if (holder.current === null) return;
    holder.current.value = at;
    // Conform and the draft of the form hear of it as of anything that is typed.
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

/** Before hydration nobody loads times, and should scripts never run, the dealer calls. */
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
 * Holds a time in the field only while it is offered: another branch may not have it, somebody else may have taken it,
 * or a draft may be older. No event tells of it, or the form would take back the message that says why a time was
 * refused.
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

/** Somebody was faster: loads the times that are left and leads the shopper to them. */
function useRefusedTime(
  errors: readonly string[] | undefined,
  times: KnownTimes,
  refresh: () => void,
  leaf: RefObject<HTMLInputElement | null>,
): void {
  // What the page was rendered with was not refused just now.
  const told = useRef(errors);
  const isRefused = useRef(false);
  const askAgain = useEffectEvent(refresh);
  useEffect(() => {
    if (errors === told.current) return;
    told.current = errors;
    isRefused.current = errors !== undefined;
    if (errors !== undefined) askAgain();
  }, [errors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a refused time, the focus moves when the new times are rendered.
  useEffect(() => {
    if (isRefused.current) leaf.current?.focus();
    isRefused.current = false;
  }, [times, leaf]);
}
