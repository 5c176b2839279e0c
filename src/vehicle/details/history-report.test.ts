import { describe, expect, it } from 'vitest';
import { reportType } from './history-report.ts';

describe('reportType', () => {
  it.each([
    ['/reports/1001.pdf', 'pdf'],
    ['https://ppsr.example/R.PDF?key=a.html', 'pdf'],
    ['https://ppsr.example/scan.jpeg', 'image'],
    ['https://ppsr.example/report?file=1001.pdf', 'page'],
    ['https://ppsr.example/', 'page'],
  ])('of %s is %s', (url, type) => {
    expect(reportType(url)).toBe(type);
  });
});
