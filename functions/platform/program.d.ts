import type { RenderOnDemand } from '#src/render/on-demand-pages.ts';

/** The types of `#program`: the pages that the last build has compiled (`src/render/program/compiled-program.build.ts`). */
export declare const digest: string;
export declare const render: RenderOnDemand;
