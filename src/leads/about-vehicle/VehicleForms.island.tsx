/**
 * An island because the forms of a vehicle open over its page. It hydrates when somebody comes near a link to one;
 * what the forms say is fetched then. Without JavaScript the links lead to pages of their own.
 */
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
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
const loadDialog = () => import('./VehicleFormDialog.tsx');
const Dialog = lazy(async () => ({ default: (await loadDialog()).VehicleFormDialog }));

/** After so long a link is followed: what it opens is a page too. */
const PATIENCE_MS = 8000;

export function VehicleForms({ car: built }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const factsOf = useVehicleForms();
  /** All that were opened: what was typed into a form stays when it is closed. */
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [shown, setShown] = useState<{ readonly key: string; readonly opener: HTMLElement } | null>(null);

  const open = async (form: VehicleFormName, link: HTMLAnchorElement) => {
    const follow = () => location.assign(navigator.onLine ? link.href : `#${vehicleSections.enquiry}`);
    const patience = setTimeout(follow, PATIENCE_MS);
    link.ariaBusy = 'true';
    try {
      const [facts] = await Promise.all([factsOf(form), loadDialog()]);
      const car = { ...built, isUnavailable: isGone() };
      const one = { form, facts, car };
      setOpened((all) => (all.some((other) => keyOf(other) === keyOf(one)) ? all : [...all, one]));
      setShown({ key: keyOf(one), opener: link });
    } catch {
      follow();
    }
    clearTimeout(patience);
    link.ariaBusy = null;
  };
  const onEvent = useEffectEvent((event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const form = link && formOf(link, built.slug);
    if (!form) return;
    if (event.type !== 'click') Promise.all([factsOf(form), loadDialog()]).catch(() => {});
    else if (event instanceof MouseEvent && !hasModifier(event)) {
      event.preventDefault();
      if (!link.ariaBusy) void open(form, link);
    }
  });
  useEffect(() => {
    const listener = (event: Event) => onEvent(event);
    const types = ['pointerover', 'touchstart', 'focusin', 'click'];
    for (const type of types) document.addEventListener(type, listener, { passive: type === 'touchstart' });
    root.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
    return () => {
      for (const type of types) document.removeEventListener(type, listener);
    };
  }, []);
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

function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
