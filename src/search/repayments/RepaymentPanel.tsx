import { useStore } from '@nanostores/react';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import type { Repayment } from './repayments.schema.ts';
import { $repayment, forgetRepayment, setRepayment } from './repayments.store.ts';
import './repayment-panel.css';

interface Props {
  settings: NonNullable<Settings['search']['repayments']>;
  texts: Settings['search']['repaymentTexts'];
  /** vehicle.json `price.comparisonRateWarning`. */
  warning: string;
}

/**
 * The shopper's own deposit and term for the weekly prices on all cards. The comparison rate stands beside
 * the rate in the same type, and its warning below both (National Credit Code, ss 160B–160F).
 */
export function RepaymentPanel({ settings, texts, warning }: Props) {
  // The built page knows nothing of it: hydration must not either.
  const own = useStore($repayment, { ssr: 'initial' });
  const standard: Repayment = { deposit: 0, termYears: settings.defaultTermYears };
  const repayment = own ?? standard;
  // From the store, not from what was drawn: both fields may change before the next drawing.
  const change = (changes: Partial<Repayment>) =>
    setRepayment({ ...($repayment.get() ?? standard), ...changes });
  const rates = { rate: settings.annualRatePercent, comparisonRate: settings.comparisonRatePercent };
  return (
    <fieldset className="repayment needs-script">
      <legend>{texts.heading}</legend>
      <p className="repayment-intro">{own === null ? texts.intro : texts.inUse}</p>
      <div className="repayment-fields">
        <label htmlFor="repayment-deposit">{texts.deposit}</label>
        <input
          id="repayment-deposit"
          inputMode="numeric"
          autoComplete="off"
          // A new key takes over what another tab or the Forget button has set.
          key={repayment.deposit}
          defaultValue={repayment.deposit === 0 ? '' : repayment.deposit}
          placeholder="0"
          onBlur={(event) => {
            const deposit = readDeposit(event.currentTarget.value, settings.mostDeposit);
            event.currentTarget.value = deposit === 0 ? '' : String(deposit);
            if (deposit !== repayment.deposit) change({ deposit });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <label htmlFor="repayment-term">{texts.term}</label>
        <select
          id="repayment-term"
          autoComplete="off"
          value={repayment.termYears}
          onChange={(event) => change({ termYears: Number(event.currentTarget.value) })}
        >
          {settings.termYears.map((years) => (
            <option key={years} value={years}>
              {fill(years === 1 ? texts.yearsOne : texts.yearsMany, { years })}
            </option>
          ))}
        </select>
      </div>
      <p className="repayment-rates">
        <span>{fill(texts.rate, rates)}</span> <span>{fill(texts.comparisonRate, rates)}</span>
      </p>
      <p className="repayment-warning">{warning}</p>
      {own !== null && (
        <button type="button" className="repayment-forget" onClick={forgetRepayment}>
          {texts.forget}
        </button>
      )}
    </fieldset>
  );
}

/** `$5,000`, `5 000` or `5000.50` as whole dollars; what is no amount is none. */
function readDeposit(text: string, most: number): number {
  const dollars = Number(text.replace(/[$,\s]/g, ''));
  return Number.isFinite(dollars) ? Math.min(most, Math.max(0, Math.round(dollars))) : 0;
}
