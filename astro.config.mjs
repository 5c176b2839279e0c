import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/**
 * What every tenant's build has in common. `src/publish/build-tenant.build.ts` adds what differs:
 * the public address, the fonts of the theme and the output folder.
 */
export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // Pages wait for the disk in turns: several at a time keep the processor busy.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  integrations: [react()],
  devToolbar: { enabled: false },
});
