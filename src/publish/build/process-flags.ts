/** Options of Node for a process that renders pages, with this heap limit. */
export function renderingFlags(heapMegabytes: number): string[] {
  return [
    // Most objects of a page are short-lived: a large young generation is collected in a few milliseconds.
    '--max-semi-space-size=64',
    // Otherwise V8 allocates page buffers in the old generation, and collects the whole heap each second.
    '--no-allocation-site-pretenuring',
    `--max-old-space-size=${heapMegabytes}`,
  ];
}
