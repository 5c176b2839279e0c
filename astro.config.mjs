import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/**
 * What every tenant's build has in common. `src/publish/build-tenant.build.ts` adds what differs:
 * the public address, the fonts of the theme and the output folder.
 */
export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react()],
  devToolbar: { enabled: false },
});
