import type { FormEvent } from 'react';
import { CopyAddress } from './CopyAddress.tsx';
import { CALCULATION_PATH } from './calculator-paths.ts';
import type { CalculatorView } from './calculator-view.ts';
import { calculated } from './calculator-words.ts';
import { LoanPicture } from './chart/LoanPicture.tsx';
import { FigureField } from './FigureField.tsx';
import { FrequencyChoice } from './FrequencyChoice.tsx';
import { figureNames } from './figures/calculator-figures.ts';
import { enquiryHref } from './figures/calculator-query.ts';
import { LoanCost } from './LoanCost.tsx';
import { RepaymentResult } from './RepaymentResult.tsx';

export interface CalculatorPlace {
  /** Heading level: 1 on the calculator's own page. */
  readonly level: 1 | 2;
  /** The dealer's sentence below the heading. */
  readonly intro: string;
  /** vehicle.json `price.comparisonRateWarning`. */
  readonly warning: string;
  /** The vehicle that the page and its form are for; null without one. */
  readonly vehicle: { readonly name: string; readonly slug: string } | null;
  readonly isTableOpen: boolean;
}

interface Props {
  view: CalculatorView;
  place: CalculatorPlace;
  /** Text for the live region after a new result. */
  announced: string;
  onSubmit: (event: FormEvent) => void;
  addressOf: () => string;
  /** Null while the figures are the dealer's example. */
  onReset: (() => void) | null;
}

/** A form for a loan, its result, and a chart of its years. Works without JavaScript. */
export function Calculator({ view, place, announced, onSubmit, addressOf, onReset }: Props) {
  const { facts, figures } = view;
  const { texts } = facts;
  const { result, words } = calculated(figures, facts);
  return (
    <>
      <CalculatorHead place={place} texts={texts} />
      <div className="calculator">
        <form
          method="get"
          action={CALCULATION_PATH}
          data-event-change="finance-calculator"
          autoComplete="off"
          onSubmit={onSubmit}
        >
          <input type="hidden" name="car_slug" value={place.vehicle?.slug ?? ''} />
          <div className="calculator-fields">
            {figureNames.map((name) => (
              <FigureField key={name} name={name} view={view} />
            ))}
            <FrequencyChoice view={view} />
            <button type="submit" className="button calculate">
              {texts.calculate}
            </button>
          </div>
          <RepaymentResult facts={facts} words={words} warning={place.warning} />
          <div className="cost">
            <LoanCost facts={facts} words={words} />
            <div className="acts no-print">
              {facts.enquireHref !== null && (
                <a className="button" href={enquiryHref(facts.enquireHref, figures)}>
                  {texts.apply}
                </a>
              )}
              <CopyAddress texts={texts} addressOf={addressOf} />
              {/* Hidden rather than omitted, so that nothing shifts at the first change; it keeps the keyboard focus. */}
              <button
                type="button"
                className="copy reset"
                aria-disabled={onReset === null || undefined}
                onClick={onReset ?? undefined}
              >
                {facts.reset}
              </button>
            </div>
            <p className="visually-hidden" role="status">
              {announced}
            </p>
          </div>
        </form>
        <LoanPicture
          facts={facts}
          result={result}
          words={words}
          heading={place.level === 1 ? 'h2' : 'h3'}
          isTableOpen={place.isTableOpen}
        />
      </div>
    </>
  );
}

interface HeadProps {
  place: CalculatorPlace;
  texts: CalculatorView['facts']['texts'];
}

/** The heading; on the calculator's own page it names the vehicle. */
function CalculatorHead({ place: { level, vehicle, intro }, texts }: HeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="calculator-head">
      <Heading id="finance-calculator-heading">
        {level === 1 && vehicle ? `${texts.heading} · ${vehicle.name}` : texts.heading}
      </Heading>
      <p className="muted">{intro}</p>
    </div>
  );
}
