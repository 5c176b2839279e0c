import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

const inSearch = (file) => fileURLToPath(new URL(`src/search/index/client/${file}`, import.meta.url));

/** React is the only framework: whose a component is needs no trying out on every page. */
const reactAlone = (integration) => ({
  ...integration,
  hooks: {
    ...integration.hooks,
    'astro:config:setup': (setup) =>
      integration.hooks['astro:config:setup']({
        ...setup,
        addRenderer: (renderer) =>
          setup.addRenderer({ ...renderer, serverEntrypoint: './src/ui/react-renderer.build.ts' }),
      }),
  },
});

/**
 * A page's own scripts name only what they load themselves: the names of all that comes with it would cost every
 * visitor a kilobyte, and save the few who come that far one trip.
 */
const shortPreloads = {
  name: 'short-preloads',
  configEnvironment: (name) => {
    if (name !== 'client') return undefined;
    const resolveDependencies = (_file, files, { hostId }) =>
      hostId.includes('.astro_astro_type_script') ? [] : files;
    return { build: { modulePreload: { resolveDependencies } } };
  },
};

/**
 * The styles that most pages share are one file; src/publish/page-styles.build.ts makes one more of what else a page
 * needs. Only what names its own parts alone: a component's style, the site's own, the card's.
 */
const sharedStyles = {
  name: 'shared-styles',
  configEnvironment: (name) => {
    if (name === 'client') return undefined;
    const group = { name: 'site', test: /type=style|\/src\/(ui|vehicle\/card)\/.*\.css$/, minShareCount: 10 };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
};

/**
 * The marks by which a component's styles find its elements, a sixth of a page: four letters instead of twenty-three.
 * Of its styles before Vite puts them aside, of all else once Astro has made code of it.
 */
const shortMarks = () => {
  const known = new Map();
  const shortened = (code) =>
    code.replace(/data-astro-cid-([a-z0-9]{8})/g, (_, mark) => {
      const short = mark.slice(0, 4);
      if ((known.get(short) ?? mark) !== mark)
        throw new Error(`Two components are ${short}: take five letters.`);
      known.set(short, mark);
      return `data-${short}`;
    });
  const transform = (order, id) => ({
    order,
    filter: { id, code: 'data-astro-cid-' },
    handler: (code) => ({ code: shortened(code), map: null }),
  });
  return [
    { name: 'short-marks-of-styles', transform: transform(null, /[?&]type=style\b/) },
    { name: 'short-marks', transform: transform('post', { exclude: /[?&]type=style\b/ }) },
  ];
};

/** The file by which Vite loads the parts of a page, a kilobyte on every one: ours is a third of it. */
const smallLoader = {
  name: 'small-loader',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? readFileSync(new URL('src/ui/load-part.js', import.meta.url), 'utf8')
      : null,
};

/**
 * How the pages are compiled, once for all tenants: `src/render/compile-program.build.ts` adds the typefaces.
 * Rendering is ours (`src/publish/delta`).
 */
const adapter = {
  name: 'dealer-platform',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'dealer-platform',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('src/render/entry.build.ts', import.meta.url),
        supportedAstroFeatures: {
          staticOutput: 'stable',
          serverOutput: 'stable',
          hybridOutput: 'stable',
          sharpImageService: 'stable',
        },
      }),
  },
};

export default defineConfig({
  output: 'server',
  adapter,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [reactAlone(react())],
  devToolbar: { enabled: false },
  vite: {
    plugins: [shortPreloads, smallLoader, sharedStyles, shortMarks()],
    resolve: {
      // Half of what searching would cost a phone: the parts of both that pages never use.
      alias: [
        { find: /^typesense$/, replacement: inSearch('typesense-search-client.client.ts') },
        { find: /^axios$/, replacement: inSearch('small-axios.client.ts') },
      ],
    },
    // Its files import each other without an ending, which Node refuses.
    ssr: { noExternal: ['typesense-instantsearch-adapter'] },
  },
});
