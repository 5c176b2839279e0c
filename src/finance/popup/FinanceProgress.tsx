interface Props {
  steps: readonly string[];
  /** Which is shown, counted from 0. */
  at: number;
  /** Name of the list, and what is said of a step that is done. */
  texts: { readonly progress: string; readonly done: string };
  goTo: (step: number) => void;
}

/** Where an application stands; a step that is done can be gone back to. */
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
