import {
  openShares,
  type RenderShare,
  type Share,
  type ShareNotes,
  type SiteJob,
} from './site-shares.build.ts';

let opened: { readonly id: string; readonly render: Promise<RenderShare> } | null = null;

/** A worker thread's task: opens the site with its first share of a build, then renders shares of it. */
export async function renderShareOf({ job, share }: { job: SiteJob; share: Share }): Promise<ShareNotes> {
  if (opened?.id !== job.id) opened = { id: job.id, render: openShares(job) };
  const render = await opened.render;
  return render(share);
}
