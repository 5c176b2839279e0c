import type { WorkflowSite } from './workflow-site.ts';

/** A site without a publish target; tests override the fields that matter to them. */
export function aWorkflowSite(slug: string, differs: Partial<WorkflowSite> = {}): WorkflowSite {
  return { slug, dealer: slug, to: null, isIndexed: false, feedSecrets: [], publishSecrets: [], ...differs };
}

/** `dealer-1` to `dealer-<count>`. */
export function someWorkflowSites(count: number): WorkflowSite[] {
  return Array.from({ length: count }, (_, index) => aWorkflowSite(`dealer-${index + 1}`));
}
