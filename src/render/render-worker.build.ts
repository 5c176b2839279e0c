import {
  openShares,
  type RenderShare,
  type Share,
  type ShareNotes,
  type SiteJob,
} from './site-shares.build.ts';

let opened: { readonly id: string; readonly render: Promise<RenderShare> } | null = null;

/** What a worker thread of the pool does: opens the site with the first share of a build, then renders that and others. */
export async function renderShareOf({ job, share }: { job: SiteJob; share: Share }): Promise<ShareNotes> {
  if (opened?.id !== job.id) opened = { id: job.id, render: openShares(job) };
  const render = await opened.render;
  return render(share);
}
