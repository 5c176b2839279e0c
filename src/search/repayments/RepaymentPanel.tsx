import { useRef, useState } from 'react';
import { isSaid } from '../../finance/deal/deal.schema.ts';
import { useDeal } from '../../finance/deal/use-deal.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import { fill } from '../../values/fill.ts';
import { formatRate } from '../../values/finance/rate.ts';
import { formatMoney } from '../../values/money.ts';
import './repayment-panel.css';

interface Props {
  settings: NonNullable<Settings['search']['repayments']>;
  texts: Settings['search']['repaymentTexts'];
  currency: string;
  /** vehicle.json `price.comparisonRateWarning`. */
  warning: string;
}

/**
 * The shopper's own deposit, trade-in and term for the weekly prices on all cards. The comparison rate is beside the
 * rate in the same type, with its warning below (National Credit Code, ss 160B–160F).
 */
export function RepaymentPanel({ settings, texts, currency, warning }: Props) {
  const { deal, setDeal, forgetDeal } = useDeal();
  const termYears = deal.termYears ?? settings.defaultTermYears;
  const terms = [...new Set([...settings.termYears, termYears])].toSorted((a, b) => a - b);
  const rates = {
    rate: formatRate(settings.annualRatePercent),
    comparisonRate: formatRate(settings.comparisonRatePercent),
  };
  const fields = useRef<HTMLFieldSetElement>(null);
  const forget = () => {
    // The focused button is removed.
    fields.current?.focus({ preventScroll: true });
    forgetDeal();
  };
  return (
    <fieldset ref={fields} className="repayment needs-script" tabIndex={-1}>
      <legend>{texts.heading}</legend>
      <p className="repayment-intro">{isSaid(deal) ? texts.inUse : texts.intro}</p>
      <div className="repayment-fields">
        <DollarField
          id="repayment-deposit"
          label={texts.deposit}
          value={deal.deposit}
          max={settings.maxDeposit}
          currency={currency}
          onSet={(deposit) => setDeal({ deposit })}
        />
        <DollarField
          id="repayment-trade-in"
          label={texts.tradeIn}
          value={deal.tradeIn}
          max={settings.maxDeposit}
          currency={currency}
          onSet={(tradeIn) => setDeal({ tradeIn })}
        />
        <div>
          <label htmlFor="repayment-term">{texts.term}</label>
          <select
            id="repayment-term"
            autoComplete="off"
            value={termYears}
            onChange={(event) => setDeal({ termYears: Number(event.currentTarget.value) })}
          >
            {terms.map((years) => (
              <option key={years} value={years}>
                {fill(years === 1 ? texts.yearsOne : texts.yearsMany, { years })}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="repayment-rates">
        <span>{fill(texts.rate, rates)}</span> <span>{fill(texts.comparisonRate, rates)}</span>
      </p>
      <p className="repayment-warning">{warning}</p>
      {isSaid(deal) && (
        <button type="button" className="repayment-forget" onClick={forget}>
          {texts.forget}
        </button>
      )}
    </fieldset>
  );
}

interface DollarFieldProps {
  id: string;
  label: string;
  /** Null while it is not set. */
  value: number | null;
  max: number;
  currency: string;
  onSet: (dollars: number) => void;
}

function DollarField({ id, label, value, max, currency, onSet }: DollarFieldProps) {
  const dollars = value ?? 0;
  const shown = (amount: number) => (amount === 0 ? '' : formatMoney(amount, currency));
  const [draft, setDraft] = useState<string | null>(null);
  const field = useEarlyInput((input) => setDraft(input.value));
  const commit = () => {
    setDraft(null);
    // Keeps cents that another form has set.
    if (draft === null || draft === shown(dollars)) return;
    const typed = readDollars(draft, max);
    if (typed !== dollars) onSet(typed);
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? shown(dollars)}
        placeholder={formatMoney(0, currency)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </div>
  );
}

/** Parses `$5,000`, `5 000` or `5000.50` to whole dollars; anything else is 0. */
function readDollars(text: string, max: number): number {
  const dollars = Number(text.replace(/[$,\s]/g, ''));
  return Number.isFinite(dollars) ? Math.min(max, Math.max(0, Math.round(dollars))) : 0;
}
