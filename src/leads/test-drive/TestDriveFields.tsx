import { useField } from '@conform-to/react';
import { BranchPicker } from '../../forms/fields/BranchPicker.tsx';
import type { FormCar } from '../about-vehicle/form-car.ts';
import { ContactFields } from '../fields/ContactFields.tsx';
import type { FieldsProps } from '../fields/fields-props.ts';
import { MessageField } from '../fields/MessageField.tsx';
import type { TestDriveFacts } from './test-drive-facts.ts';
import { FreeTimesField } from './time-picker/FreeTimesField.tsx';
import { freeTimesPath } from './time-picker/free-times-reply.ts';
import { TimePicker } from './time-picker/TimePicker.tsx';

/**
 * "Test drive form: core contact fields, optional message, optional booking date-time chosen from the available
 * appointments" (leads and dealer §3).
 */
export function TestDriveFields({ facts, car }: FieldsProps) {
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
      <Times facts={testDrive} car={car} />
      <ContactFields facts={facts} />
      {car !== null && <MessageField facts={facts} rows={3} />}
    </>
  );
}

function Times({ facts, car }: { facts: TestDriveFacts; car: FormCar | null }) {
  const { branches, picker, withoutTimes, offered } = facts;
  const [chosen] = useField<string>('location');
  const location = branches.length > 1 ? (chosen.value ?? '') : (branches[0]?.value ?? '');
  const isKnown = car !== null || location !== '';
  if (picker === null) return <p className="muted">{withoutTimes}</p>;
  return (
    <>
      <TimePicker
        facts={picker}
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
