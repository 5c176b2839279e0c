import type { SiteStock } from '../../stock/snapshot.schema.ts';
import type { Tenant } from '../../tenant/load/load-tenant.build.ts';
import { placeFindings, readSettings } from '../../tenant/load/read-tenant.build.ts';
import { formatProblem } from '../../tenant/problem.ts';
import { subjects } from '../../tenant/settings/subjects.ts';
import { checkedContent } from '../checked-content.build.ts';
import { textFiles } from '../text-files.build.ts';
import { linkAddresses } from './link-addresses.build.ts';
import { linkFaultOfBuild, linkFindings } from './link-checks.ts';
import { linkProblems } from './text-links.build.ts';

interface LinkedSite {
  readonly tenantsDir: string;
  readonly tenant: Tenant;
  readonly stock: SiteStock;
  readonly now: Date;
}

/** Broken links, and links to single cars, for the report of a build; each once. */
export function linkWarnings({ tenantsDir, tenant, stock, now }: LinkedSite): string[] {
  const { slug, settings } = tenant;
  const checked = { tenantsDir, slug, settings, now };
  const { ofSettings, ofTexts } = linkAddresses({
    ...checked,
    content: checkedContent(checked).addresses,
    stock,
  });
  const findings = linkFindings(settings, ofSettings, linkFaultOfBuild);
  // Line numbers are only looked up if there is something to report.
  const files =
    findings.length === 0 ? null : readSettings({ subjects, crossChecks: [] }, tenantsDir, slug).files;
  const problems = [
    ...(files === null ? [] : placeFindings(findings, files)),
    ...textFiles(checked).flatMap((file) => linkProblems(file, ofTexts, linkFaultOfBuild)),
  ];
  return [...new Set(problems.map(formatProblem))];
}
