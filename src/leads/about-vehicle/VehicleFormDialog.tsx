import { useEffect, useRef } from 'react';
import { openDialog } from '../../ui/dialog.client.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LeadForm } from '../LeadForm.island.tsx';
import { FormCarPanel } from './FormCarPanel.tsx';
import type { FormCar } from './form-car.ts';
import type { VehicleFormName } from './vehicle-form.ts';
import styles from './vehicle-form-dialog.css?url';
import { headingFor, type VehicleFormFacts } from './vehicle-form-facts.ts';

interface Props {
  form: VehicleFormName;
  facts: VehicleFormFacts;
  car: FormCar;
  /** The link that opens it; null while it is closed. */
  opener: HTMLElement | null;
  onClosed: () => void;
}

/** A form about the vehicle of this page, over it. The back button, Escape and a press beside it close it. */
export function VehicleFormDialog({ form, facts, car, opener, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && opener) openDialog(dialog.current, opener);
  }, [opener]);
  const id = `${form}-sheet`;
  return (
    <>
      {/* React shows the dialog when its styles are there. The page itself needs none of them. */}
      <link rel="stylesheet" href={styles} precedence="dialog" />
      <dialog ref={dialog} className="sheet" id={id} aria-labelledby={`${id}-title`} onClose={onClosed}>
        <div className="sheet-head">
          <h2 className="sheet-title" id={`${id}-title`}>
            {headingFor(facts, car)}
          </h2>
          <button type="button" className="sheet-close" data-close aria-label={facts.close}>
            <Icon name="x" />
          </button>
        </div>
        <div className="sheet-body">
          <FormCarPanel car={car} back={null}>
            <LeadForm id={form} facts={facts.lead} car={car} />
          </FormCarPanel>
        </div>
      </dialog>
    </>
  );
}
