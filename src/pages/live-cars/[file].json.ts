import type { GetStaticPaths } from 'astro';
import { liveCarFiles } from '../../publish/ready-files.build.ts';
import { readyRoutes } from '../../publish/ready-routes.build.ts';

export const getStaticPaths = (() =>
  readyRoutes(liveCarFiles, 'live-cars', '.json')) satisfies GetStaticPaths;

export { readyReply as GET } from '../../publish/ready-routes.build.ts';
