import { useField } from '@conform-to/react';
import { BranchPicker } from '../../forms/fields/BranchPicker.tsx';
import { ContactFields } from '../fields/ContactFields.tsx';
import type { FieldsProps } from '../fields/fields-props.ts';
import { MessageField } from '../fields/MessageField.tsx';
import { freeTimesPath } from './free-times.schema.ts';
import type { TestDriveFacts } from './test-drive-facts.ts';
import { FreeTimesField } from './time-picker/FreeTimesField.tsx';
import { TimePicker } from './time-picker/TimePicker.tsx';
import { useWantedTime } from './time-picker/use-wanted-time.ts';

/**
 * "Test drive form: core contact fields, optional message, optional booking date-time chosen from the available
 * appointments" (leads and dealer §3).
 */
export function TestDriveFields({ facts, car, wanted }: FieldsProps) {
  const { testDrive, labels } = facts;
  if (testDrive === null) return null;
  const { branches } = testDrive;
  const isAsked = branches.length > 1;
  return (
    <>
      {car === null && (
        <>
          <BranchPicker
            name="location"
            label={labels.location}
            choices={isAsked ? branches : null}
            value={isAsked ? undefined : branches[0]?.value}
          />
          <MessageField facts={facts} rows={2} />
        </>
      )}
      <Times facts={testDrive} car={car} wanted={wanted} />
      <ContactFields facts={facts} />
      {car !== null && <MessageField facts={facts} rows={3} />}
    </>
  );
}

interface TimesProps extends Omit<FieldsProps, 'facts'> {
  facts: TestDriveFacts;
}

function Times({ facts, car, wanted }: TimesProps) {
  const { branches, picker, withoutTimes, offered } = facts;
  const [chosen] = useField<string>('location');
  const location = branches.length > 1 ? (chosen.value ?? '') : (branches[0]?.value ?? '');
  const ofAddress = useWantedTime();
  const isKnown = car !== null || location !== '';
  if (picker === null) return <p className="muted">{withoutTimes}</p>;
  return (
    <>
      {/* Another link mounts it anew, which loads the free times again and shows the day of the new time. */}
      <TimePicker
        key={wanted?.nth}
        facts={picker}
        wanted={wanted?.at ?? ofAddress}
        branch={car === null ? location : car.branch}
        path={isKnown ? freeTimesPath({ location, carSlug: car?.slug ?? '' }) : null}
      />
      <noscript>
        {offered ? (
          <FreeTimesField texts={picker.texts} {...offered} />
        ) : (
          <p className="muted">{withoutTimes}</p>
        )}
      </noscript>
    </>
  );
}
