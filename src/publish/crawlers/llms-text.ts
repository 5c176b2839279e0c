/** An entry of a list: where it leads and what is there. */
export interface LlmsLink {
  readonly title: string;
  /** Below the dealer's address. */
  readonly path: string;
  readonly note: string;
}

export interface LlmsFacts {
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly name: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly links: readonly LlmsLink[] }[];
}

/**
 * The file llms.txt as llmstxt.org lays it down: a heading, a quotation that sums up, paragraphs, then lists of
 * links under headings. It leads to the lists of vehicles, not to each: it is read whole.
 */
export function llmsText({ siteUrl, name, summary, paragraphs, sections }: LlmsFacts): string {
  const lists = sections
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => [`## ${plain(heading)}`, '', ...links.map((link) => line(link, siteUrl))]);
  return [
    `# ${plain(name)}`,
    '',
    `> ${plain(summary)}`,
    ...paragraphs.flatMap((paragraph) => ['', plain(paragraph)]),
    ...lists.flatMap((list) => ['', ...list]),
    '',
  ].join('\n');
}

function line({ title, path, note }: LlmsLink, siteUrl: string): string {
  const address = `${siteUrl}${path === '/' ? '' : path}`.replace(/[()\s]/g, percentEncoded);
  return `- [${plain(title)}](${address})${note === '' ? '' : `: ${plain(note)}`}`;
}

/** On one line, with nothing that Markdown would read as its own: no link, no tag, no emphasis. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** `encodeURIComponent` leaves brackets as they are, which end a link in Markdown. */
function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
}
