const robotWords =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|preview|externalhit|facebookcatalog|headless|lighthouse|pagespeed|monitor|uptime|feedfetcher|curl|wget|python|java\/|okhttp|go-http|node|axios|scrapy|archiver/i;

/** Whether a `User-Agent` is a bot; a missing one counts as a bot. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === '' || robotWords.test(userAgent);
}
