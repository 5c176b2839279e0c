import { createContext, type ReactNode, useContext } from 'react';

/** The words that fields say about themselves. */
interface FieldWords {
  /** Beside the label of a field that may stay empty. */
  readonly optional: string;
  /** The first option of a list in which nothing is chosen. */
  readonly choose: string;
}

const Words = createContext<FieldWords>({ optional: '', choose: '' });

/** Gives the fields of a form their words. */
export function FormScope({ words, children }: { words: FieldWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useFieldWords(): FieldWords {
  return useContext(Words);
}
