/** What keeps a site from being built, in sentences for whoever started the build. */
export class BuildFailure extends Error {
  readonly problems: string[];
  readonly isForFeed: boolean;
  constructor(problems: string[], isForFeed = false) {
    super(problems.join('\n'));
    this.problems = problems;
    this.isForFeed = isForFeed;
  }
}
