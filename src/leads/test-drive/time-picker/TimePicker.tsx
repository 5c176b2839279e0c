import { useField } from '@conform-to/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FieldMessage } from '../../../forms/fields/FieldMessage.tsx';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import { fill } from '../../../values/fill.ts';
import { timeZoneText } from '../appointment/time-zone-text.ts';
import { zoneOfBranch } from './branch-zones.ts';
import { DaysAndHours } from './DaysAndHours.tsx';
import { chosenTimeText, dayOfTime } from './time-choice.ts';
import type { TimePickerFacts } from './time-picker-facts.ts';
import { type KnownTimes, useFreeTimes } from './use-free-times.ts';
import { withoutTime } from './wanted-time.ts';

interface Props {
  facts: TimePickerFacts;
  /** As in `zones` of the facts; `''` until a branch is chosen. */
  branch: string;
  /** URL of the free times; null until a branch is chosen. */
  path: string | null;
  /** The time to choose once the free times are known; `''` if none. */
  wanted?: string;
  request?: typeof fetch;
}

/**
 * Picks one of the free times of a test drive. A hidden field holds the value; the radio buttons only display and
 * change it, so that browsing other days keeps the chosen time.
 */
export function TimePicker({ facts, branch, path, wanted = '', request }: Props) {
  const { texts, locale, room } = facts;
  const [field] = useField<string>('booking_at');
  const { times, refresh, retry } = useFreeTimes(path, locale, request);
  const holder = useRef<HTMLInputElement>(null);
  const leaf = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const value = field.value ?? '';
  // The select for browsers without JavaScript already uses the field's own id.
  const id = `${field.id}-picker`;
  useRefusedTime(field.errors, times, refresh, leaf);
  const [isGone, setGone] = useOfferedTimesOnly(holder, times, value);

  const hold = (at: string) => {
    if (holder.current === null) return;
    holder.current.value = at;
    // An input event lets Conform and the draft notice the change as if it was typed.
    holder.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  useWanted(wanted, times, (isOffered) => {
    hold(isOffered ? wanted : '');
    setGone(!isOffered);
  });
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
        <p className="field-hint times-zone">{zoneOf(times, branch, facts)}</p>
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
        <ChosenTime
          texts={texts}
          times={times}
          value={value}
          isGone={isGone && field.errors === undefined}
          onClear={clear}
        />
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

/** The name of the branch's time zone, with the branch once its times have come. */
function zoneOf({ branch, timeZone }: KnownTimes, chosen: string, facts: TimePickerFacts): string {
  if (branch === null || timeZone === null) return zoneOfBranch(chosen, facts);
  const zone = timeZoneText({ timeZone, locale: facts.locale }, Date.now());
  return fill(facts.texts.zone, { branch, zone });
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
  /** A time was chosen that is not offered. */
  isGone: boolean;
  onClear: () => void;
}

function ChosenTime({ texts, times, value, isGone, onClear }: ChosenProps) {
  const when = chosenTimeText(times.days, value);
  const noneText = isGone ? fill(texts.gone, { branch: times.branch ?? '' }) : texts.notChosen;
  const none = times.status === 'ready' ? noneText : '';
  return (
    <div className="times-chosen">
      <p role="status" className={isGone ? 'times-gone' : undefined}>
        {when === null ? none : fill(texts.chosen, { when })}
      </p>
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
 * old. No event is dispatched, because revalidating would remove the message about a refused time. Returns whether
 * the last time was lost in this way, until another is chosen.
 */
function useOfferedTimesOnly(
  holder: RefObject<HTMLInputElement | null>,
  { status, days }: KnownTimes,
  value: string,
) {
  const [isGone, setGone] = useState(false);
  useLayoutEffect(() => {
    if (holder.current === null || status === 'loading') return;
    const isOffered = dayOfTime(days, value) !== undefined;
    holder.current.value = isOffered ? value : '';
    if (isOffered) setGone(false);
    else if (value !== '' && status === 'ready') setGone(true);
  }, [holder, status, days, value]);
  return [isGone, setGone] as const;
}

/** Tells once, when the free times are known, whether the wanted time is among them. */
function useWanted(
  wanted: string,
  { status, days }: KnownTimes,
  onKnown: (isOffered: boolean) => void,
): void {
  const isDone = useRef(false);
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (wanted === '' || status !== 'ready' || isDone.current) return;
    isDone.current = true;
    tell(dayOfTime(days, wanted) !== undefined);
    // After a reload the draft counts, which may have another time by then.
    history.replaceState(history.state, '', withoutTime(location.href));
  }, [wanted, status, days]);
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
