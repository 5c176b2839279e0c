import type { ProgramPath } from '../program/open-program.build.ts';
import type { Site } from '../site.build.ts';
import type { Answer } from './page-notes.ts';
import { PlainDigests } from './plain-digest.build.ts';
import { answerOf, isDear } from './site-reads.build.ts';

/** Digests of what the pages of a site depend on, each worked out once. */
export class PageKeys {
  readonly #site: Site;
  readonly #digests = new PlainDigests();
  readonly #reads = new Map<string, string>();

  constructor(site: Site) {
    this.#site = site;
    for (const vehicle of site.pageVehicles) this.#digests.remember(vehicle);
    for (const page of site.landing) this.#digests.remember(page);
  }

  ofProps({ file, props }: ProgramPath): string {
    try {
      return this.#digests.of(props);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }

  ofRead(read: string): string {
    const known = this.#reads.get(read);
    if (known !== undefined) return known;
    const digest = this.#digests.of(answerOf(this.#site, read));
    this.#reads.set(read, digest);
    return digest;
  }

  /** Takes over what another process has worked out. */
  learn(answers: readonly Answer[]): void {
    for (const [read, digest] of answers) this.#reads.set(read, digest);
  }
}

/** Digests of answers that are dear, the same as `PageKeys` has of them: they are texts, in which no vehicle stands for itself. */
export class DearKeys {
  readonly #site: Site;
  readonly #digests = new PlainDigests();

  constructor(site: Site) {
    this.#site = site;
  }

  isSame([read, digest]: Answer): boolean {
    return this.#of(read) === digest;
  }

  among(reads: readonly string[]): Answer[] {
    return reads.filter(isDear).map((read) => [read, this.#of(read)]);
  }

  #of(read: string): string {
    return this.#digests.of(answerOf(this.#site, read));
  }
}
