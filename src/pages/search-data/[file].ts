import type { GetStaticPaths } from 'astro';
import { searchFiles } from '../../publish/ready-files.build.ts';
import { readyRoutes } from '../../publish/ready-routes.build.ts';

export const getStaticPaths = (() => readyRoutes(searchFiles, 'search-data')) satisfies GetStaticPaths;

export { readyReply as GET } from '../../publish/ready-routes.build.ts';
