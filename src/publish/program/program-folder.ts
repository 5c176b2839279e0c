/** What `program.json` says of a compiled program: what of Astro's knowledge its pages are rendered with. */
export interface ProgramFile {
  /** The module to import, below the program's folder. */
  readonly entry: string;
  /** By Astro's key of a page: its style sheets. */
  readonly pages: readonly (readonly [key: string, page: { readonly styles: readonly unknown[] }])[];
  /** Of integrations, for each page. */
  readonly scripts: readonly unknown[];
}

export const programFile = 'program.json';
/** Below a program's folder: what visitors are given of it, and what renders. */
export const clientFolder = 'client';
export const serverFolder = 'server';
