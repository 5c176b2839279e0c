/** How Node is started for a process that renders pages, with at most so much memory for JavaScript. */
export function renderingFlags(heapMegabytes: number): string[] {
  return [
    // Of a page little lives longer than itself: a large space for what is new is cleared in a few milliseconds.
    '--max-semi-space-size=64',
    // Else V8 takes the pages' bytes for something lasting, and looks through the whole heap each second to be rid of them.
    '--no-allocation-site-pretenuring',
    `--max-old-space-size=${heapMegabytes}`,
  ];
}
