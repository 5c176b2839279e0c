import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The part of Astro's page that numbers its components, so that their ids differ. */
interface Rendering {
  readonly result: object;
}

interface Metadata {
  /** How the component comes to life in the browser; absent: not at all. */
  readonly hydrate?: string;
}

interface HtmlProps {
  readonly name?: string;
  readonly hydrate: boolean;
  readonly value: unknown;
}

const counts = new WeakMap<object, number>();

/** `r0`, `r1` …: what the ids within a component begin with. The browser is told of it. */
function nextPrefix(result: object): string {
  const count = counts.get(result) ?? 0;
  counts.set(result, count + 1);
  return `r${count}`;
}

/** What Astro has rendered for a place within a component, by the tag from which the browser takes it up. */
function SlotHtml({ name, hydrate, value }: HtmlProps) {
  const html = String(value);
  if (html.trim() === '') return null;
  return createElement(hydrate ? 'astro-slot' : 'astro-static-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}

const camelCase = (name: string) => name.trim().replace(/[-_]([a-z])/g, (_, letter) => letter.toUpperCase());

/** Browsers would load what these name before what the page itself names. */
const hints = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** As @astrojs/react does it, but for waiting: nothing of ours does while it is rendered, and a stream costs more than the text. */
function render(
  this: Rendering,
  component: ComponentType<object>,
  { class: _class, ...props }: Readonly<Record<string, unknown>>,
  { default: children, ...slots }: Readonly<Record<string, unknown>>,
  metadata?: Metadata,
) {
  const prefix = nextPrefix(this.result);
  const hydrate = metadata?.hydrate !== undefined;
  const placed = Object.entries(slots).map(([name, value]) => {
    const prop = camelCase(name);
    return [prop, createElement(SlotHtml, { name: prop, hydrate, value })];
  });
  const within = children ?? props['children'];
  const element = createElement(
    component,
    { ...props, ...Object.fromEntries(placed) },
    ...(within == null ? [] : [createElement(SlotHtml, { hydrate, value: within })]),
  );
  const html = renderToString(element, { identifierPrefix: prefix }).replace(hints, '');
  return Promise.resolve({ html, attrs: { prefix } });
}

/**
 * React for Astro. By itself it renders each component once more to find out whether it is React's; here all
 * are, but for custom elements, which come by their names.
 */
const reactRenderer = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  check: (component: unknown) => Promise.resolve(typeof component !== 'string'),
  renderToStaticMarkup: render,
};

// Astro takes a renderer by the default export of its file.
export { reactRenderer as default };
