export type ReportType = 'pdf' | 'image' | 'page';

/** The file type by extension, shown with the link. */
export function reportType(url: string): ReportType {
  const path = url.replace(/[?#].*$/s, '').toLowerCase();
  if (path.endsWith('.pdf')) return 'pdf';
  return /\.(avif|gif|jpe?g|png|webp)$/.test(path) ? 'image' : 'page';
}
