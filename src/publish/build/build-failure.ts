/** An error that stops a build, in sentences for whoever started it. */
export class BuildFailure extends Error {
  readonly problems: string[];
  readonly isForFeed: boolean;
  constructor(problems: string[], isForFeed = false) {
    super(problems.join('\n'));
    this.problems = problems;
    this.isForFeed = isForFeed;
  }
}
