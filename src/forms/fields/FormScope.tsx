import { createContext, type ReactNode, useContext } from 'react';

/** Texts that all fields share. */
interface FieldWords {
  /** Suffix for the labels of optional fields. */
  readonly optional: string;
  /** Placeholder option of a select. */
  readonly choose: string;
}

const Words = createContext<FieldWords>({ optional: '', choose: '' });

/** Context that provides these texts. */
export function FormScope({ words, children }: { words: FieldWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useFieldWords(): FieldWords {
  return useContext(Words);
}
