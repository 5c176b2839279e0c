import { useField } from '@conform-to/react';
import { FieldMessage } from '../../../forms/fields/FieldMessage.tsx';
import { FreeTimesSelect } from './FreeTimesSelect.tsx';
import type { TimeGroup } from './time-choice.ts';
import type { TimePickerFacts } from './time-picker-facts.ts';

interface Props {
  texts: TimePickerFacts['texts'];
  times: readonly TimeGroup[];
  /** Name of the branch and of its time zone. */
  zone: string;
  /** The time that the address asks for; `''` if none. */
  wanted: string;
  /** Said if that time is not free. */
  gone: string;
}

/**
 * The free times as a list for browsers without JavaScript. The picker's empty hidden field is posted before it; the
 * function takes the last of two values.
 */
export function FreeTimesField({ texts, times, zone, wanted, gone }: Props) {
  const [field] = useField<string>('booking_at');
  const isFree = times.some(({ options }) => options.some(({ value }) => value === wanted));
  const errors = field.errors ?? (wanted === '' || isFree ? undefined : [gone]);
  const described = [field.descriptionId, errors && field.errorId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={field.id}>{texts.when}</label>
      <FreeTimesSelect
        id={field.id}
        groups={times}
        none={texts.anyTime}
        chosen={[field.initialValue ?? wanted].flat().at(-1)}
        describedBy={described}
        isInvalid={errors !== undefined}
      />
      <FieldMessage id={field.errorId} errors={errors} hint={zone} hintId={field.descriptionId} />
    </div>
  );
}
