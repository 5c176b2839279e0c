import { FormattedInput } from '../../ui/FormattedInput.tsx';
import { useEarlyInput } from '../../ui/hydration/use-early-input.ts';
import type { CalculatorView } from './calculator-view.ts';
import { beyondAmount, figureWords, rateWords } from './calculator-words.ts';
import { type FigureName, sliderOf, sliderPosition } from './figures/calculator-figures.ts';

interface Props {
  name: FigureName;
  view: CalculatorView;
}

/** One figure as text input and slider; the line below shows its limits, or what is wrong. */
export function FigureField({ name, view }: Props) {
  const { figures, facts, state, dispatch } = view;
  const { texts } = facts;
  const slider = useEarlyInput(({ valueAsNumber }) =>
    dispatch({ type: 'slide', name, value: valueAsNumber }),
  );
  if (facts.limits[name] === null) return null;
  const { ends, ...positions } = sliderOf(name, facts);
  const words = figureWords(name, figures[name], facts);
  const years = figures.term === 1 ? texts.yearsOne : texts.years;
  const unit = name === 'term' ? years : name === 'interest' ? texts.percent : null;
  const problem = state.problems[name];
  const beyond = beyondAmount(name, figures, facts);
  const id = `calculator-${name}`;
  return (
    <div className="figure">
      <label htmlFor={id}>{texts[name]}</label>
      <span className="entry">
        <FormattedInput
          id={id}
          name={name}
          value={state.typing?.name === name ? state.typing.text : words}
          inputMode="decimal"
          format={unit === null ? 'money' : undefined}
          aria-describedby={unit === null ? `${id}-note` : `${id}-unit ${id}-note`}
          aria-invalid={problem ? true : undefined}
          onType={(text) => dispatch({ type: 'type', name, text })}
          onLeave={() => dispatch({ type: 'leave', name })}
        />
        {unit !== null && <span id={`${id}-unit`}>{unit}</span>}
      </span>
      <input
        ref={slider}
        type="range"
        {...positions}
        value={sliderPosition(name, figures[name], facts)}
        aria-label={texts[name]}
        aria-valuetext={name === 'term' ? `${words} ${years}` : words}
        onChange={({ currentTarget }) =>
          dispatch({ type: 'slide', name, value: currentTarget.valueAsNumber })
        }
      />
      <p className="note small" id={`${id}-note`}>
        {problem ? (
          <span className="problem">{problem}</span>
        ) : beyond ? (
          <span>{beyond}</span>
        ) : (
          <>
            <span>{figureWords(name, ends[0], facts)}</span>
            <span>{figureWords(name, ends[1], facts)}</span>
          </>
        )}
      </p>
      {name === 'interest' && (
        <p className="compared">
          {texts.comparisonRateLabel} <span>{rateWords(figures, facts).comparisonRate}</span>
        </p>
      )}
    </div>
  );
}
