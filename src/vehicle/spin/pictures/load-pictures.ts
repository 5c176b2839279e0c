/** Rejects if the URL is not a picture. */
export type LoadPicture<Picture> = (url: string) => Promise<Picture>;

/** After this time without progress, missing pictures count as failed. */
const STALL_MS = 20_000;

/**
 * Loads all pictures in order; failed ones are null. "Image or spin asset load failure: logged only" (stock and
 * vehicle §8).
 */
export function loadPictures<Picture>(
  urls: readonly string[],
  onLoaded: (count: number) => void,
  load: LoadPicture<Picture>,
): Promise<(Picture | null)[]> {
  const pictures: (Picture | null)[] = urls.map(() => null);
  return new Promise((resolve) => {
    let settled = 0;
    let stall: ReturnType<typeof setTimeout>;
    const finish = () => {
      clearTimeout(stall);
      const missing = urls.filter((_, index) => pictures[index] === null);
      if (missing.length > 0) console.warn('Pictures of a view could not be loaded:', missing);
      // A copy, because a late picture must not change the result.
      resolve([...pictures]);
    };
    const advance = () => {
      clearTimeout(stall);
      if (settled === urls.length) finish();
      else stall = setTimeout(finish, STALL_MS);
    };
    const settle = () => {
      settled += 1;
      onLoaded(settled);
      advance();
    };
    urls.forEach((url, index) => {
      load(url)
        .then((picture) => {
          pictures[index] = picture;
        })
        .catch(() => undefined)
        .finally(settle);
    });
    advance();
  });
}
