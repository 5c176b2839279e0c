/** Query parameters that advertisers use for campaign tracking. */
const campaignParameter =
  /^(utm_[a-z_]{1,30}|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)$/;

export function isCampaignParameter(name: string): boolean {
  return campaignParameter.test(name);
}

/** The campaign parameters of a query string; all others are dropped. */
export function campaignOf(search: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => isCampaignParameter(name)));
}
