/**
 * An island because the forms of a vehicle open over its page. It hydrates when somebody comes near a link to one;
 * what the forms say is fetched then. Without JavaScript the links lead to pages of their own.
 */
import { lazy, Suspense, useState } from 'react';
import { useOpenedLinks } from '../../ui/use-opened-links.ts';
import { vehicleSections } from '../../vehicle/vehicle-urls.ts';
import type { FormCar } from './form-car.ts';
import { useVehicleForms } from './use-vehicle-forms.ts';
import { type VehicleFormName, vehicleForms } from './vehicle-form.ts';
import type { VehicleFormFacts } from './vehicle-form-facts.ts';

interface Props {
  car: FormCar;
}

interface Opened {
  readonly form: VehicleFormName;
  readonly facts: VehicleFormFacts;
  readonly car: FormCar;
}

/** Loaded with what it says. */
const loadDialog = async () => {
  const { VehicleFormDialog } = await import('./VehicleFormDialog.tsx');
  return { default: VehicleFormDialog };
};
const Dialog = lazy(loadDialog);

export function VehicleForms({ car: built }: Props) {
  const factsOf = useVehicleForms();
  /** All that were opened: what was typed into a form stays when it is closed. */
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [shown, setShown] = useState<{ readonly key: string; readonly opener: HTMLElement } | null>(null);

  const load = async (form: VehicleFormName) => {
    const [facts] = await Promise.all([factsOf(form), loadDialog()]);
    return facts;
  };
  const root = useOpenedLinks({
    wantedBy: (link) => formOf(link, built.slug),
    near: load,
    open: async (form, link) => {
      const facts = await load(form);
      const car = { ...built, isUnavailable: isGone() };
      const one = { form, facts, car };
      setOpened((all) => (all.some((other) => keyOf(other) === keyOf(one)) ? all : [...all, one]));
      setShown({ key: keyOf(one), opener: link });
    },
    offline: `#${vehicleSections.enquiry}`,
  });
  return (
    <div ref={root}>
      <Suspense>
        {opened.map((one) => (
          <Dialog
            key={keyOf(one)}
            {...one}
            opener={shown?.key === keyOf(one) ? shown.opener : null}
            onClosed={() => setShown(null)}
          />
        ))}
      </Suspense>
    </div>
  );
}

/** A vehicle that was sold meanwhile has another form. */
function keyOf({ form, car }: Opened): string {
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
