import { leadCarAttributes } from '../../leads/about-vehicle/car-attributes.ts';
import { FormCarPanel } from '../../leads/about-vehicle/FormCarPanel.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { FinanceForm } from '../form/FinanceForm.island.tsx';
import { FinanceProgress } from './FinanceProgress.tsx';
import styles from './finance-dialog.css?url';
import type { FinancePopupContent } from './use-finance-popup.ts';

interface Props extends FinancePopupContent {
  /** The link that opened the dialog; null while it is closed. */
  opener: HTMLElement | null;
  onClosed: () => void;
}

/** "A dialog about instant pre-approval with no impact on credit score" (leads and dealer §2). */
export function FinanceDialog({ facts, address: { car, isGone, start }, opener, onClosed }: Props) {
  const { heading, text, gone, tabs, close } = facts;
  const form = (
    <FinanceForm
      id="finance-popup"
      facts={facts.form}
      start={start}
      steps={tabs}
      progress={(at, goTo) => <FinanceProgress steps={tabs} at={at} texts={facts} goTo={goTo} />}
    />
  );
  return (
    <Sheet id="finance-sheet" title={heading} {...{ close, styles, opener, onClosed }}>
      <div className="finance-popup" {...leadCarAttributes(car)}>
        <p className="muted">{text}</p>
        {isGone && <p className="panel">{gone}</p>}
        {car === null ? (
          form
        ) : (
          <FormCarPanel car={car} back={null}>
            {form}
          </FormCarPanel>
        )}
      </div>
    </Sheet>
  );
}
