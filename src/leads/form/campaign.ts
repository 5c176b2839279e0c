/** How advertisers tell which advertisement a visitor came by. Other parameters may hold anything. */
const campaignParameter =
  /^(utm_[a-z_]{1,30}|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)$/;

export function isCampaignParameter(name: string): boolean {
  return campaignParameter.test(name);
}

/** Of a page's query, what tells of a campaign. */
export function campaignOf(search: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => isCampaignParameter(name)));
}
