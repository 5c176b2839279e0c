import { createElement, type ReactNode, useId } from 'react';
import { describe, expect, it } from 'vitest';
import renderer from './react-renderer.build.ts';

interface Props {
  readonly label: string;
  readonly children?: ReactNode;
  readonly sideBar?: ReactNode;
}

function Field(props: object) {
  const { label, children, sideBar } = props as Props;
  const id = useId();
  return createElement(
    'p',
    null,
    createElement('link', { rel: 'preload', href: '/a.css', as: 'style' }),
    createElement('label', { htmlFor: id }, label, ' & ', 1),
    createElement('input', { id }),
    sideBar,
    children,
  );
}

/** A page of two components. */
async function page(slots: Record<string, string> = {}, metadata: object = {}) {
  const result = {};
  const one = () =>
    renderer.renderToStaticMarkup.call({ result }, Field, { label: '<Price>', class: 'x' }, slots, metadata);
  return [await one(), await one()] as const;
}

const field = (id: string) =>
  `<label for="${id}">&lt;Price&gt;<!-- --> &amp; <!-- -->1</label><input id="${id}"/>`;

describe('components of React in a page', () => {
  it('have ids of their own, and loads nothing ahead of the page', async () => {
    const [first, second] = await page();
    expect(first).toEqual({ html: `<p>${field('_r0R_0_')}</p>`, attrs: { prefix: 'r0' } });
    expect(second).toEqual({ html: `<p>${field('_r1R_0_')}</p>`, attrs: { prefix: 'r1' } });
  });

  it.each([
    ['astro-static-slot', { astroStaticSlot: true }],
    ['astro-slot', { astroStaticSlot: true, hydrate: 'idle' }],
  ])('hold what Astro has rendered for them in %s', async (tag, metadata) => {
    const [{ html }] = await page({ default: '<b>in</b>', 'side-bar': '<i>beside</i>' }, metadata);
    expect(html).toContain(`<${tag} name="sideBar"><i>beside</i></${tag}><${tag}><b>in</b></${tag}>`);
  });

  it('have no place for what is empty', async () => {
    const [{ html }] = await page({ default: ' ' });
    expect(html).not.toContain('slot');
  });
});
