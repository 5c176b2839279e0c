/** Where a feed was found, if that is not where a command looks by itself. */
export interface FeedPlace {
  readonly tenantsDir?: string | undefined;
  readonly feed?: string | undefined;
}

/** What a person types to take a feed that is held; without its place it would be another feed. */
export function acceptCommand(tenant: string, { tenantsDir, feed }: FeedPlace = {}): string {
  return [
    `npm run import -- --tenant ${tenant}`,
    ...(tenantsDir === undefined ? [] : [`--tenants-dir ${tenantsDir}`]),
    ...(feed === undefined ? [] : [`--feed ${feed}`]),
    '--accept',
  ].join(' ');
}
