import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { transform } from 'esbuild';
import { adapter } from './src/render/program/adapter.build.ts';

const inSearch = (file) => fileURLToPath(new URL(`src/search/index/client/${file}`, import.meta.url));

/**
 * The style sheets that several pages share. Without groups each set of pages gets a sheet of its own, up to thirty on
 * one page. A component's styles are in the first group that has its folder and that so many pages need.
 */
const styleGroup = (name, folders, minShareCount) => ({
  name,
  test: new RegExp(`/src/(?:${folders})/.*(?:[.]css$|[?&]type=style)`),
  minShareCount,
});
const styleGroups = [
  styleGroup('forms', 'forms|leads/fields', 2),
  styleGroup('site', '[^/]+', 14),
  styleGroup('cars', 'vehicle|search/recent|finance/box', 5),
  // What a vehicle page works out: the calculators of finance, delivery and fuel.
  { ...styleGroup('sums', '', 1), test: /\/src\/(?:finance\/calculator\/.*|ui\/sum-form)[.]css$/ },
  styleGroup('places', 'locations|reviews', 2),
  styleGroup('articles', 'editorial|catalogue|leads|ui', 6),
  styleGroup('budget', 'search/budget', 5),
  styleGroup('finance', 'finance|account', 5),
];

/**
 * Small modules that the scripts of most pages share, in one file. Without this group each is a file of its own: on a
 * vehicle page eleven more requests, and 1.5 KB (gzip) more.
 */
const sharedModules = [
  'src/account/watchlist/saving/saved-cars.store.ts',
  'src/leads/sending/visit.store.ts',
  'src/locations/hours/open-now.client.ts',
  'src/ui/hydration/page-data.ts',
  'src/ui/scroll/after-scroll.client.ts',
  'src/ui/scroll/when-near.client.ts',
  'src/ui/storage/device-storage.store.ts',
  'src/values/fill.ts',
  'src/values/finance/finance-terms.ts',
  'src/values/money.ts',
  'src/vehicle/live/live-change-event.ts',
  'src/vehicle/page-car.client.ts',
];
const scriptGroup = {
  name: 'base',
  test: (id) => id.includes('vite/preload-helper') || sharedModules.some((file) => id.endsWith(`/${file}`)),
};

/** What everything that follows the shopper's deal needs: the deal, and the arithmetic of a repayment. */
const dealGroup = {
  name: 'deal',
  test: /[/]src[/](?:finance[/](?:deal[/]|repayment)|values[/]finance[/](?:annuity|rate)[.])/,
  includeDependenciesRecursively: false,
};

/** What listings and the list of branches share; as two files of 150 bytes it would be a third more. */
const placeGroup = {
  name: 'near',
  test: /[/]src[/]values[/](?:folded|place[/]great-circle)[.]ts$/,
  includeDependenciesRecursively: false,
};

/** Of these no island needs only a part. With React what every island needs of it: its renderer, its part of the stores. */
const packageGroups = [
  {
    name: 'react',
    test: /[/]node_modules[/](?:react|react-dom|scheduler|@astrojs[/]react|@nanostores[/]react)[/]/,
  },
  { name: 'stores', test: /[/]node_modules[/](?:nanostores|@nanostores[/]persistent)[/]/ },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/** What a single field needs: its schemas, its format, and how it is sent. */
const fieldModules = [
  'src/account/sign-in/sign-in.schema.ts',
  'src/finance/form/finance-fields.schema.ts',
  'src/finance/form/finance-lead.schema.ts',
  'src/finance/quote.schema.ts',
  'src/forms/contact/contact.schema.ts',
  'src/forms/phone-code/phone-code.schema.ts',
  'src/forms/sending/outbox.store.ts',
  'src/forms/sending/outcome.ts',
  'src/forms/sending/send.api.ts',
  'src/leads/lead-fields.schema.ts',
  'src/values/contact/email.ts',
  'src/values/contact/phone.ts',
  'src/values/contact/postcode.ts',
  'src/values/input/form-trap.ts',
  'src/values/input/typed-text.ts',
];

/**
 * What the forms share, in two files: a page with a single field, such as a postcode, needs the first alone. Without
 * these groups a form about a vehicle is 47 files, seven of them one behind the other, and 4 KB (gzip) more.
 */
const formGroups = [
  {
    name: 'fields',
    test: (id) => fieldModules.some((file) => id.endsWith(`/${file}`)),
    includeDependenciesRecursively: false,
  },
  {
    name: 'forms',
    test: /[/]src[/](?:forms|leads[/](?:fields|success))[/]|(?:use-lead-sending|lead-form-names|car-attributes)[.]ts$|@conform-to/,
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
];

/**
 * Vite writes into each script all files of what it may load later. On a vehicle page these lists are 2.8 KB (gzip) of
 * script that every visitor loads. Astro passes these options on to the browser's build only from a plugin.
 */
const browserBuild = {
  name: 'browser-build',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: false,
            // A group that does not take its modules' dependencies with it needs this.
            rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
          },
        }
      : undefined,
};

/** Scripts that stand within pages are imported as text (`?raw`), which Vite leaves as it is written. */
const minifiedInlineScripts = {
  name: 'minified-inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.js?raw')) return null;
    const source = await readFile(id.slice(0, -'?raw'.length), 'utf8');
    const { code } = await transform(source, { minify: true, target: 'es2022' });
    return `export default ${JSON.stringify(code.trim())};`;
  },
};

/**
 * `client:interaction`, for islands that nobody needs before they touch them, and `client:event`, for those that
 * nobody needs before an event of this name on the document.
 */
const directives = {
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/ui/hydration/interaction.client.ts' });
      addClientDirective({ name: 'event', entrypoint: './src/ui/hydration/event.client.ts' });
    },
  },
};

/**
 * Renders React's components, ahead of the renderer that @astrojs/react adds: with the same server part, and in the
 * browser within a boundary. https://docs.astro.build/en/reference/renderer-reference/
 */
const islands = {
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addRenderer }) =>
      addRenderer({
        name: 'islands',
        clientEntrypoint: './src/ui/islands/renderer.client.ts',
        serverEntrypoint: '@astrojs/react/server.js',
      }),
  },
};

export default defineConfig({
  output: 'server',
  adapter,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // A stream takes longer than the text, and nothing waits while it is rendered.
  // The first renderer that knows a component takes it.
  integrations: [islands, react({ experimentalDisableStreaming: true }), directives],
  // For the hashes of the scripts that Astro writes into pages. Each page's policy is made of them in
  // src/publish/policy/add-content-policy.build.ts: Astro's own is a header of 10 KB with the hash of every file.
  security: { csp: true },
  // No page has a picture that Astro would resize, and its default service, sharp, runs on Node alone.
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  vite: {
    plugins: [browserBuild, minifiedInlineScripts],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [scriptGroup, ...packageGroups, dealGroup, placeGroup, ...formGroups],
              },
            },
          },
        },
      },
      ssr: { build: { rolldownOptions: { output: { codeSplitting: { groups: styleGroups } } } } },
    },
    resolve: {
      // Of 49 KB (gzip) that the first search would load, 24 are parts of both that pages never use.
      alias: [
        { find: /^typesense$/, replacement: inSearch('typesense-search-client.api.ts') },
        { find: /^axios$/, replacement: inSearch('small-axios.api.ts') },
        // 14 KB (gzip) that each listing would load for InstantSearch's own router, which the screen does not use.
        { find: /^qs$/, replacement: inSearch('no-qs.ts') },
      ],
    },
    // Its files import each other without an ending, which Node refuses.
    ssr: { noExternal: ['typesense-instantsearch-adapter'] },
  },
});
