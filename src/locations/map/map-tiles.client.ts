import type { Place } from '../../values/great-circle.ts';
import { type Size, TILE_SIZE, tilesAround, tileUrl } from './web-mercator.ts';

interface Told {
  readonly loaded: () => void;
  readonly failed: () => void;
}

/** After so many that did not come, and none that did, there is no map to be had. */
const MOST_FAILURES = 6;

/** The pictures of a map: those in the window, no others. */
export class MapTiles {
  readonly element = document.createElement('div');
  readonly #template: string;
  readonly #told: Told;
  readonly #images = new Map<string, HTMLImageElement>();
  #failures = 0;
  #isLoaded = false;
  #isOver = false;

  constructor(template: string, told: Told) {
    this.#template = template;
    this.#told = told;
    this.element.className = 'tiles';
  }

  stop(): void {
    this.#isOver = true;
  }

  draw(centre: Place, zoom: number, size: Size): void {
    const wanted = new Set<string>();
    for (const tile of tilesAround(centre, zoom, size)) {
      const { left, top } = tile;
      // The world may be in the window twice.
      const key = `${tile.z}/${tile.x}/${tile.y}/${Math.floor(left / (TILE_SIZE * 2 ** zoom))}`;
      wanted.add(key);
      const image = this.#images.get(key) ?? this.#ask(key, tileUrl(this.#template, tile));
      image.style.translate = `${left}px ${top}px`;
    }
    for (const [key, image] of this.#images) {
      if (wanted.has(key)) continue;
      image.remove();
      this.#images.delete(key);
    }
  }

  #ask(key: string, src: string): HTMLImageElement {
    const image = Object.assign(new Image(TILE_SIZE, TILE_SIZE), {
      alt: '',
      draggable: false,
      decoding: 'async',
    });
    image.addEventListener('load', () => this.#onLoad(image));
    image.addEventListener('error', () => this.#onError());
    image.src = src;
    this.#images.set(key, image);
    this.element.append(image);
    return image;
  }

  #onLoad(image: HTMLImageElement): void {
    image.dataset['loaded'] = '';
    if (this.#isLoaded || this.#isOver) return;
    this.#isLoaded = true;
    this.#told.loaded();
  }

  #onError(): void {
    this.#failures += 1;
    const isHopeless = this.#failures >= Math.min(MOST_FAILURES, this.#images.size);
    if (this.#isLoaded || this.#isOver || !isHopeless) return;
    this.stop();
    this.#told.failed();
  }
}
