import type { Tenant } from '../tenant/load-tenant.build.ts';
import { formatProblem } from '../tenant/problem.ts';
import { placeFindings, readSettings } from '../tenant/read-tenant.build.ts';
import { subjects } from '../tenant/settings/subjects.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { errorsOf } from './check-report.ts';
import { checkedContent } from './checked-content.build.ts';
import { linkFindings } from './link-checks.ts';
import { siteAddresses, siteAddressesForTexts } from './site-addresses.ts';
import { stockLists } from './stock-lists.ts';
import { textFiles } from './text-files.build.ts';
import { linkProblems } from './text-links.build.ts';

interface LinkedSite {
  readonly tenantsDir: string;
  readonly tenant: Tenant;
  readonly vehicles: readonly Vehicle[];
  readonly now: Date;
}

/** Links of a dealer's settings and texts that lead nowhere, as a build tells them: each once, and without advice. */
export function linkWarnings({ tenantsDir, tenant, vehicles, now }: LinkedSite): string[] {
  const { slug, settings } = tenant;
  const checked = { tenantsDir, slug, settings, now };
  const content = checkedContent(checked);
  const facts = { settings, content: content.addresses };
  const stock = stockLists(vehicles, settings);
  const findings = linkFindings(settings, { ...siteAddresses(facts), stock }).filter(
    ({ isAdvice }) => isAdvice !== true,
  );
  // Their lines are only looked up where there is something to tell.
  const files =
    findings.length === 0 ? null : readSettings({ subjects, crossChecks: [] }, tenantsDir, slug).files;
  const forTexts = { ...siteAddressesForTexts(facts), stock };
  const problems = [
    ...(files === null ? [] : placeFindings(findings, files)),
    ...textFiles(checked).flatMap((file) => linkProblems(file, forTexts)),
  ];
  return [...new Set(errorsOf(problems).map(formatProblem))];
}
