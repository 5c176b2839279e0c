import type { Place } from '../../values/great-circle.ts';
import type { MapFacts } from './map-facts.ts';
import { type MarkerPlace, mapMarkers } from './map-markers.client.ts';
import { followPointers } from './map-pointers.client.ts';
import { MapTiles } from './map-tiles.client.ts';
import { placeAt, viewOf, worldPoint } from './web-mercator.ts';

interface Told {
  /** The first tile is there. */
  readonly loaded: () => void;
  /** No tile could be had. */
  readonly failed: () => void;
  /** Something to know, in passing. */
  readonly say: (text: string) => void;
}

/** How near a map of one place begins: its street and the next ones. */
const NEAREST_AT_FIRST = 15;
/** How near a place is looked at among others: its suburb. */
const NEAR = 12;
/** Pixels that an arrow key moves the map. */
const KEY_STEP = 80;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

/**
 * A map of tiles that is dragged, pinched and zoomed, with a marker for each place. It asks nobody but the server
 * of the tiles.
 */
export class SlippyMap {
  readonly #facts: MapFacts;
  readonly #told: Told;
  readonly #root = document.createElement('div');
  readonly #tiles: MapTiles;
  readonly #markers: readonly MarkerPlace[];
  readonly #observer = new ResizeObserver(() => this.#draw());
  #centre: Place = { latitude: 0, longitude: 0 };
  #zoom = 0;
  #frame = 0;
  /** How far the wheel was turned since the last step of zoom. */
  #wheel = 0;

  constructor(facts: MapFacts, told: Told) {
    this.#facts = facts;
    this.#told = told;
    this.#tiles = new MapTiles(facts.tiles, told);
    this.#markers = mapMarkers(facts.places);
    this.#build();
    this.#listen();
  }

  /** Fills a box, which keeps its size, and takes the focus. */
  showIn(box: HTMLElement): void {
    box.replaceChildren(this.#root);
    const { clientWidth: width, clientHeight: height } = this.#root;
    const most = Math.min(NEAREST_AT_FIRST, this.#facts.maxZoom);
    const { centre, zoom } = viewOf(this.#facts.places, { width, height }, { padding: 48, most });
    this.#centre = centre;
    this.#zoom = Math.floor(zoom);
    this.#observer.observe(this.#root);
    this.#root.focus({ preventScroll: true });
  }

  /** Brings the place with a slug into the middle; nothing for one that is not on the map. */
  lookAt(slug: string): void {
    const place = this.#facts.places.find((other) => other.slug === slug);
    if (place === undefined) return;
    this.#centre = place;
    this.#zoom = Math.min(Math.max(this.#zoom, NEAR), this.#facts.maxZoom);
    this.#later();
  }

  remove(): void {
    this.#observer.disconnect();
    this.#tiles.stop();
    this.#root.remove();
  }

  #build(): void {
    const { label, keys, attribution, attributionHref } = this.#facts;
    const root = this.#root;
    root.className = 'slippy-map';
    root.tabIndex = 0;
    root.setAttribute('role', 'application');
    root.ariaLabel = label;
    root.ariaDescription = keys;
    const layer = document.createElement('div');
    layer.className = 'markers';
    layer.append(...this.#markers.map(({ element }) => element));
    const credit = document.createElement('a');
    Object.assign(credit, {
      className: 'credit',
      href: attributionHref,
      rel: 'noopener',
      textContent: attribution,
    });
    root.append(this.#tiles.element, layer, this.#zoomButtons(), credit);
  }

  #zoomButtons(): HTMLElement {
    const { zoomIn, zoomOut } = this.#facts;
    const box = document.createElement('div');
    box.className = 'zoom';
    for (const [text, label, by] of [['+', zoomIn, 1] as const, ['\u2212', zoomOut, -1] as const]) {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', textContent: text, ariaLabel: label });
      button.addEventListener('click', () => this.#zoomBy(by));
      box.append(button);
    }
    return box;
  }

  #listen(): void {
    const root = this.#root;
    followPointers(root, {
      move: (dx, dy) => this.#move(dx, dy),
      zoom: (by, at) => this.#zoomBy(by, at),
    });
    root.addEventListener('keydown', (event) => this.#onKey(event));
    root.addEventListener('wheel', (event) => this.#onWheel(event), { passive: false });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const by = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0;
    if (arrow === undefined && by === 0) return;
    event.preventDefault();
    if (arrow === undefined) this.#zoomBy(by);
    else this.#move(...arrow);
  }

  /** The wheel is the page's, which would else stop under the pointer; pinching a touchpad comes as Ctrl and wheel. */
  #onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) {
      this.#told.say(this.#facts.wheel);
      return;
    }
    event.preventDefault();
    const { left, top } = this.#root.getBoundingClientRect();
    this.#wheel += event.deltaY;
    if (Math.abs(this.#wheel) < 40) return;
    this.#zoomBy(this.#wheel < 0 ? 1 : -1, { x: event.clientX - left, y: event.clientY - top });
    this.#wheel = 0;
  }

  #move(dx: number, dy: number): void {
    const { x, y } = worldPoint(this.#centre, this.#zoom);
    this.#centre = placeAt({ x: x - dx, y: y - dy }, this.#zoom);
    this.#later();
  }

  /** What is under a point of the window stays there. */
  #zoomBy(by: number, at?: { readonly x: number; readonly y: number }): void {
    const zoom = Math.min(Math.max(this.#zoom + by, 2), this.#facts.maxZoom);
    if (zoom === this.#zoom) return;
    const { clientWidth, clientHeight } = this.#root;
    const [dx, dy] = at ? [at.x - clientWidth / 2, at.y - clientHeight / 2] : [0, 0];
    const { x, y } = worldPoint(this.#centre, this.#zoom);
    const scale = 2 ** (zoom - this.#zoom);
    this.#centre = placeAt({ x: (x + dx) * scale - dx, y: (y + dy) * scale - dy }, zoom);
    this.#zoom = zoom;
    this.#later();
  }

  #later(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  }

  #draw(): void {
    const { clientWidth: width, clientHeight: height } = this.#root;
    if (width === 0) return;
    this.#tiles.draw(this.#centre, this.#zoom, { width, height });
    const middle = worldPoint(this.#centre, this.#zoom);
    for (const { place, element } of this.#markers) {
      const { x, y } = worldPoint(place, this.#zoom);
      // A name has room on the side where more of the window is.
      element.classList.toggle('left', x > middle.x);
      element.style.translate = `${Math.round(x - middle.x + width / 2)}px ${Math.round(y - middle.y + height / 2)}px`;
    }
  }
}
