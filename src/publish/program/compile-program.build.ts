/**
 * Compiles the site's program into the folder that is named on the command line: a process of its own, so that
 * the bundler's memory is free again before the first page is rendered.
 */
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AstroIntegration, build } from 'astro';
import { allFonts } from '../theme-fonts.build.ts';
import { clientFolder, type ProgramFile, programFile, serverFolder } from './program-folder.ts';

/** What Astro tells the module that renders, and nobody else. */
interface Internals {
  readonly pagesByKeys: ReadonlyMap<string, { readonly styles: readonly unknown[] }>;
}
interface RenderingApp {
  setInternals(internals: Internals): void;
  setOptions(options: { readonly settings: { readonly scripts: readonly unknown[] } }): void;
}

/** Takes the compiled modules and what they are told from Astro, and has no page rendered. */
function keepProgram(folder: string): AstroIntegration {
  const own = join(folder, clientFolder, '.prerender');
  return {
    name: 'keep-program',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((astros) => ({
          ...astros,
          setup: async () => {
            const entry = readdirSync(own).find((name) => name.startsWith('prerender-entry'));
            if (entry === undefined) throw new Error(`Astro compiled no module that renders into ${own}.`);
            const { app }: { app: RenderingApp } = await import(pathToFileURL(join(own, entry)).href);
            const told: { pages: ProgramFile['pages']; scripts: readonly unknown[] } = {
              pages: [],
              scripts: [],
            };
            app.setInternals = ({ pagesByKeys }) => {
              told.pages = [...pagesByKeys].map(([key, { styles }]) => [key, { styles }]);
            };
            app.setOptions = ({ settings }) => {
              told.scripts = settings.scripts;
            };
            await astros.setup?.();
            cpSync(own, join(folder, serverFolder), { recursive: true });
            const file: ProgramFile = { entry: join(serverFolder, entry), ...told };
            writeFileSync(join(folder, programFile), JSON.stringify(file));
          },
          getStaticPaths: async () => [],
        })),
    },
  };
}

const [root, folder] = process.argv.slice(2);
if (root === undefined || folder === undefined) throw new Error('Which project, and into which folder?');
rmSync(folder, { recursive: true, force: true });
// Of its own: one who compiles at the same moment would read a typeface that is half written.
const cacheDir = join(folder, '.cache');
await build({
  root,
  logLevel: 'error',
  outDir: join(folder, clientFolder),
  cacheDir,
  fonts: allFonts(),
  integrations: [keepProgram(folder)],
});
rmSync(cacheDir, { recursive: true, force: true });
