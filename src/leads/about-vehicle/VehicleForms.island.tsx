/**
 * An island because the forms of a vehicle open over its page. It hydrates when somebody comes near a link to one;
 * what the forms say is fetched then. Without JavaScript the links lead to pages of their own.
 */
import { type ComponentType, useState } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import { useOpenedLinks } from '../../ui/use-opened-links.ts';
import { vehicleSections } from '../../vehicle/vehicle-urls.ts';
import type { FieldsProps } from '../fields/fields-props.ts';
import { LeadFormShell } from '../LeadFormShell.tsx';
import { FormCarPanel } from './FormCarPanel.tsx';
import type { FormCar } from './form-car.ts';
import { useVehicleForms } from './use-vehicle-forms.ts';
import { type VehicleFormName, vehicleForms } from './vehicle-form.ts';
import styles from './vehicle-form-dialog.css?url';
import { headingFor, type VehicleFormFacts } from './vehicle-form-facts.ts';

interface Props {
  car: FormCar;
}

/** What is loaded of a form when somebody comes near a link to it. */
interface Loaded {
  readonly facts: VehicleFormFacts;
  readonly Fields: ComponentType<FieldsProps>;
}

interface Opened extends Loaded {
  readonly form: VehicleFormName;
  readonly car: FormCar;
}

const loadFields: Readonly<Record<VehicleFormName, () => Promise<ComponentType<FieldsProps>>>> = {
  enquiry: async () => (await import('../fields/EnquiryFields.tsx')).EnquiryFields,
  'test-drive': async () => (await import('../test-drive/TestDriveFields.tsx')).TestDriveFields,
  'request-photos': async () => (await import('../fields/RequestPhotosFields.tsx')).RequestPhotosFields,
};

export function VehicleForms({ car: built }: Props) {
  const factsOf = useVehicleForms();
  /** All that were opened: what was typed into a form stays when it is closed. */
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [shown, setShown] = useState<{ readonly key: string; readonly opener: HTMLElement } | null>(null);

  const load = async (form: VehicleFormName): Promise<Loaded> => {
    const [facts, Fields] = await Promise.all([factsOf(form), loadFields[form]()]);
    return { facts, Fields };
  };
  const root = useOpenedLinks({
    wantedBy: (link) => formOf(link, built.slug),
    near: load,
    open: async (form, link) => {
      const loaded = await load(form);
      const one = { ...loaded, form, car: { ...built, isUnavailable: isGone() } };
      setOpened((all) => (all.some((other) => keyOf(other) === keyOf(one)) ? all : [...all, one]));
      setShown({ key: keyOf(one), opener: link });
    },
    offline: `#${vehicleSections.enquiry}`,
  });
  return (
    <div ref={root}>
      {opened.map(({ form, car, facts, Fields }) => {
        const key = keyOf({ form, car });
        return (
          <Sheet
            key={key}
            id={`${form}-sheet`}
            title={headingFor(facts, car)}
            close={facts.close}
            styles={styles}
            opener={shown?.key === key ? shown.opener : null}
            onClosed={() => setShown(null)}
          >
            <FormCarPanel car={car} back={null}>
              <LeadFormShell id={form} facts={facts.lead} car={car} Fields={Fields} />
            </FormCarPanel>
          </Sheet>
        );
      })}
    </div>
  );
}

/** A vehicle that was sold meanwhile has another form. */
function keyOf({ form, car }: Pick<Opened, 'form' | 'car'>): string {
  return `${form} ${car.isUnavailable}`;
}

/** The page says when a vehicle was sold after it was built (`src/vehicle/live`). */
function isGone(): boolean {
  const status = document.querySelector<HTMLElement>('[data-car]')?.dataset['status'];
  return status !== 'in_stock' && status !== 'coming_soon';
}

function formOf({ pathname }: HTMLAnchorElement, slug: string): VehicleFormName | null {
  const [, ofSlug, step = ''] = /^\/cars\/([^/]+)\/([a-z-]+)$/.exec(pathname) ?? [];
  const steps: Readonly<Record<string, VehicleFormName>> = vehicleForms;
  return ofSlug === slug && Object.hasOwn(steps, step) ? (steps[step] ?? null) : null;
}
