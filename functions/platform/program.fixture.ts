import type { PagesProgram } from '../ports/pages.ts';

/**
 * Replaces the compiled pages of a build: renders the name and props it was called with, as escaped
 * HTML.
 */
export const render: PagesProgram['render'] = async (name, props, frame) => {
  const json = JSON.stringify({ name, props, dealer: frame.tenant.settings.site.name });
  return json.replaceAll('<', '\\u003c');
};

export const digest = 'of-the-program';
