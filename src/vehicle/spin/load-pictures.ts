/** Rejects what is no picture. */
export type LoadPicture<Picture> = (url: string) => Promise<Picture>;

/** After so long without any picture coming, those that are missing count as failed. */
const STALL_MS = 20_000;

/**
 * All pictures in their order, null for those that could not be loaded. "Image or spin asset load failure:
 * logged only" (stock and vehicle §8).
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
      // A picture that comes after its time must not change what was answered.
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
