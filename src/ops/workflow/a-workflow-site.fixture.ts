import type { WorkflowSite } from './workflow-site.ts';

/** A site that is published nowhere; a test names only what matters to it. */
export function aWorkflowSite(slug: string, differs: Partial<WorkflowSite> = {}): WorkflowSite {
  return { slug, to: null, isIndexed: false, feedSecrets: [], publishSecrets: [], ...differs };
}

/** `dealer-1` to `dealer-<count>`. */
export function someWorkflowSites(count: number): WorkflowSite[] {
  return Array.from({ length: count }, (_, index) => aWorkflowSite(`dealer-${index + 1}`));
}
