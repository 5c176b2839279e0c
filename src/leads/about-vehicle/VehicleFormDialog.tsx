import type { ComponentType } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import type { FieldsProps } from '../fields/fields-props.ts';
import { LeadFormShell } from '../LeadFormShell.tsx';
import { FormCarPanel } from './FormCarPanel.tsx';
import type { FormCar } from './form-car.ts';
import type { VehicleFormName } from './vehicle-form.ts';
import styles from './vehicle-form-dialog.css?url';
import { headingFor, type VehicleFormFacts } from './vehicle-form-facts.ts';

interface Props {
  form: VehicleFormName;
  facts: VehicleFormFacts;
  car: FormCar;
  Fields: ComponentType<FieldsProps>;
  /** The link that opens it; null while it is closed. */
  opener: HTMLElement | null;
  onClosed: () => void;
}

/** A form about the vehicle of this page, over it. */
export function VehicleFormDialog({ form, facts, car, Fields, opener, onClosed }: Props) {
  const title = headingFor(facts, car);
  return (
    <Sheet id={`${form}-sheet`} title={title} close={facts.close} {...{ styles, opener, onClosed }}>
      <FormCarPanel car={car} back={null}>
        <LeadFormShell id={form} facts={facts.lead} car={car} Fields={Fields} />
      </FormCarPanel>
    </Sheet>
  );
}
