/**
 * Runs `work` for all items, at most `atOnce` in parallel; rejects with the first error and then starts no
 * more.
 */
export async function forEachLimited<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  const run = async () => {
    for (const item of waiting) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, run));
}
