export type ReportType = 'pdf' | 'image' | 'page';

/** What kind of file opens, from its name; a shopper on a phone wants to know before. */
export function reportType(url: string): ReportType {
  const path = url.replace(/[?#].*$/s, '').toLowerCase();
  if (path.endsWith('.pdf')) return 'pdf';
  return /\.(avif|gif|jpe?g|png|webp)$/.test(path) ? 'image' : 'page';
}
