import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import type { RepaymentFrequency } from '../../values/finance/finance-terms.ts';
import type { CalculatorView } from './calculator-view.ts';

/** Choice of the repayment frequency; renders nothing if the lender offers only one. */
export function FrequencyChoice({ view }: { view: CalculatorView }) {
  const { texts, limits } = view.facts;
  if (limits.frequencies.length < 2) return null;
  return (
    <fieldset>
      <legend>{texts.frequency}</legend>
      <div className="frequencies">
        {limits.frequencies.map((frequency) => (
          <Frequency key={frequency} frequency={frequency} view={view} />
        ))}
      </div>
    </fieldset>
  );
}

function Frequency({ frequency, view }: { frequency: RepaymentFrequency; view: CalculatorView }) {
  const choose = () => view.dispatch({ type: 'choose', frequency });
  const ref = useEarlyInput(({ checked }) => checked && choose());
  return (
    <label>
      <input
        ref={ref}
        type="radio"
        name="frequency"
        value={frequency}
        checked={frequency === view.figures.frequency}
        onChange={choose}
      />
      <span>{view.facts.texts.frequencies[frequency]}</span>
    </label>
  );
}
