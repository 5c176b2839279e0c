/**
 * An island because the forms about a vehicle open in dialogs over its page. It hydrates when the pointer or the
 * focus comes near a link to such a form, and fetches the texts of the form then. Without JavaScript the links lead
 * to separate pages.
 */
import { type ComponentType, useState } from 'react';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { useOpenedLinks } from '../../ui/dialog/use-opened-links.ts';
import { vehicleSections } from '../../vehicle/vehicle-urls.ts';
import type { FieldsProps } from '../fields/fields-props.ts';
import { LeadFormShell } from '../form/LeadFormShell.tsx';
import { type WantedTime, wantedTime } from '../test-drive/time-picker/wanted-time.ts';
import { FormCarPanel } from './FormCarPanel.tsx';
import type { FormCar } from './form-car.ts';
import { useVehicleForms } from './use-vehicle-forms.ts';
import { type VehicleFormName, vehicleForms } from './vehicle-form.ts';
import styles from './vehicle-form-dialog.css?url';
import { headingFor, type VehicleFormFacts } from './vehicle-form-facts.ts';

interface Props {
  car: FormCar;
}

/** The code and the texts of one form, loaded before its dialog opens. */
interface Loaded {
  readonly facts: VehicleFormFacts;
  readonly Fields: ComponentType<FieldsProps>;
}

interface Opened extends Loaded {
  readonly form: VehicleFormName;
  readonly car: FormCar;
  /** Of the last link to this form that names a time. */
  readonly wanted: WantedTime | null;
}

const loadFields: Readonly<Record<VehicleFormName, () => Promise<ComponentType<FieldsProps>>>> = {
  enquiry: async () => (await import('../fields/EnquiryFields.tsx')).EnquiryFields,
  'test-drive': async () => (await import('../test-drive/TestDriveFields.tsx')).TestDriveFields,
  'request-photos': async () => (await import('../fields/RequestPhotosFields.tsx')).RequestPhotosFields,
};

export function VehicleForms({ car: built }: Props) {
  const factsOf = useVehicleForms();
  /** Every form that was opened stays mounted, so that closing its dialog does not lose what was typed. */
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [shown, setShown] = useState<{ readonly key: string; readonly opener: HTMLElement } | null>(null);

  const load = async (form: VehicleFormName): Promise<Loaded> => {
    const [facts, Fields] = await Promise.all([factsOf(form), loadFields[form]().catch(loadFields[form])]);
    return { facts, Fields };
  };
  const root = useOpenedLinks({
    wantedBy: (link) => formOf(link, built.slug),
    near: load,
    open: async (form, link) => {
      const loaded = await load(form);
      const one = { ...loaded, form, car: { ...built, isUnavailable: isGone() } };
      setOpened((all) => withOpened(all, one, wantedTime(link.search)));
      setShown({ key: keyOf(one), opener: link });
    },
    offline: `#${vehicleSections.enquiry}`,
  });
  return (
    <div ref={root}>
      {opened.map(({ form, car, facts, Fields, wanted }) => {
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
              <LeadFormShell id={form} facts={facts.lead} car={car} Fields={Fields} wanted={wanted} />
            </FormCarPanel>
          </Sheet>
        );
      })}
    </div>
  );
}

/** Opens a form, or hands another time to one that was opened before. */
function withOpened(all: readonly Opened[], one: Omit<Opened, 'wanted'>, at: string): readonly Opened[] {
  const index = all.findIndex((other) => keyOf(other) === keyOf(one));
  const known = all[index];
  const wanted = at === '' ? (known?.wanted ?? null) : { at, nth: (known?.wanted?.nth ?? 0) + 1 };
  return known ? all.with(index, { ...known, wanted }) : [...all, { ...one, wanted }];
}

/**
 * The key includes availability: if the vehicle is sold while the page is open, the form is mounted anew with other
 * fields.
 */
function keyOf({ form, car }: Pick<Opened, 'form' | 'car'>): string {
  return `${form} ${car.isUnavailable}`;
}

/** `src/vehicle/live` marks the page when the vehicle was sold after the page was built. */
function isGone(): boolean {
  const status = document.querySelector<HTMLElement>('[data-car]')?.dataset['status'];
  return status !== 'in_stock' && status !== 'coming_soon';
}

function formOf({ pathname }: HTMLAnchorElement, slug: string): VehicleFormName | null {
  const [, ofSlug, step = ''] = /^\/cars\/([^/]+)\/([a-z-]+)$/.exec(pathname) ?? [];
  const steps: Readonly<Record<string, VehicleFormName>> = vehicleForms;
  return ofSlug === slug && Object.hasOwn(steps, step) ? (steps[step] ?? null) : null;
}
