import { useState } from 'react';
import { toast } from '../../ui/toasts/toast.store.ts';
import type { CalculatorFacts } from './calculator-facts.ts';

interface Props {
  texts: CalculatorFacts['texts'];
  /** Returns the address with the current figures; called on press. */
  addressOf: () => string;
}

/** Copies the address and says so in a toast; shows the address where the browser forbids copying. */
export function CopyAddress({ texts, addressOf }: Props) {
  const [problem, setProblem] = useState('');
  const copy = async () => {
    const address = addressOf();
    try {
      await navigator.clipboard.writeText(address);
      setProblem('');
      toast(texts.copied, texts.close);
    } catch {
      setProblem(`${texts.copyFailed} ${address}`);
    }
  };
  return (
    <>
      <button type="button" className="copy" onClick={() => void copy()}>
        {texts.copyLink}
      </button>
      <p className="copy-failed small" role="alert">
        {problem}
      </p>
    </>
  );
}
