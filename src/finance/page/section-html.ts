/** Text that was written as a page, for a place within another: each of its headings one level lower. */
export function sectionHtml(html: string): string {
  return html.replace(
    /<(\/?)h([1-5])(?=[\s>])/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
  );
}
