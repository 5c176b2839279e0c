/** The package's own types do not include its class; these are the parts used here. */
declare module '@11ty/eleventy' {
  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode: boolean; configPath: string | undefined },
    );
    /** Renders and writes the whole site. */
    write(): Promise<unknown>;
  }
}
