/** The source of a feed, if it is not the default one. */
export interface FeedPlace {
  readonly tenantsDir?: string | undefined;
  readonly feed?: string | undefined;
}

/** The command that accepts a held feed, with the feed's source so that it reads the same feed. */
export function acceptCommand(tenant: string, { tenantsDir, feed }: FeedPlace = {}): string {
  return [
    `npm run import -- --tenant ${tenant}`,
    ...(tenantsDir === undefined ? [] : [`--tenants-dir ${tenantsDir}`]),
    ...(feed === undefined ? [] : [`--feed ${feed}`]),
    '--accept',
  ].join(' ');
}
