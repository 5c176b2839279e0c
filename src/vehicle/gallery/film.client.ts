import { prefersStillness } from './strip-rest.client.ts';

/** Browsers that can tell that data is dear (Save-Data); a film is loaded then only by its own play button. */
function isDataDear(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Plays a muted film while most of it is in sight. A film that the shopper has stopped stays so, and nothing
 * moves by itself for those who asked for stillness. Returns how to let go of it.
 */
export function playInSight(film: HTMLVideoElement): () => void {
  let mayPlay = !prefersStillness() && !isDataDear();
  let isInSight = false;
  const seen = new IntersectionObserver(
    (entries) => {
      const isNow = entries.at(-1)?.isIntersecting ?? false;
      if (isNow === isInSight) return;
      isInSight = isNow;
      if (isInSight && mayPlay) void film.play().catch(() => undefined);
      if (!isInSight) {
        mayPlay &&= !film.paused;
        film.pause();
      }
    },
    { threshold: 0.6 },
  );
  seen.observe(film);
  return () => {
    seen.disconnect();
    film.pause();
  };
}
