interface Props {
  steps: readonly string[];
  /** Index of the current step. */
  at: number;
  /** Accessible name of the list, and the label of a completed step. */
  texts: { readonly progress: string; readonly done: string };
  goTo: (step: number) => void;
}

/** Progress of an application; completed steps are buttons that return to them. */
export function FinanceProgress({ steps, at, texts, goTo }: Props) {
  return (
    <ol className="finance-progress no-print" aria-label={texts.progress}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          data-done={index < at ? '' : undefined}
        >
          <button type="button" disabled={index >= at} onClick={() => goTo(index)}>
            <span className="number figures" aria-hidden="true">
              {index + 1}
            </span>
            <span className="label">{step}</span>
            {index < at && <span className="visually-hidden">{texts.done}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
