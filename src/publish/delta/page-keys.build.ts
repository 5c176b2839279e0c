import type { Site } from '../site.build.ts';
import { PlainDigests } from './plain-digest.build.ts';
import { answerOf } from './site-reads.build.ts';

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

  ofRead(read: string): string {
    const known = this.#reads.get(read);
    if (known !== undefined) return known;
    const digest = this.#digests.of(answerOf(this.#site, read));
    this.#reads.set(read, digest);
    return digest;
  }

  /** What another process has found of the same site. */
  learn(reads: Iterable<readonly [read: string, digest: string]>): void {
    for (const [read, digest] of reads) this.#reads.set(read, digest);
  }
}
