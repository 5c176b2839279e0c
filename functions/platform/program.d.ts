import type { RenderOnDemand } from '#src/render/on-demand-pages.ts';

/**
 * Types of `#program`, the pages compiled by the last build
 * (`src/render/program/compiled-program.build.ts`).
 */
export declare const digest: string;
export declare const render: RenderOnDemand;
