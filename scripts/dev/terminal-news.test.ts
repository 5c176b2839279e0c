import { describe, expect, it } from 'vitest';
import type { DevNews } from './site/dev-state.ts';
import { terminalNews } from './terminal-news.ts';

const quiet: DevNews = { revision: '1', problems: [], advice: [], isCurrent: true, busy: null };

function outputOf(news: readonly DevNews[], times: readonly number[] = []) {
  const written: string[] = [];
  const waiting = [...times];
  const tell = terminalNews({ write: (text) => written.push(text) }, () => waiting.shift() ?? 0);
  for (const item of news) tell(item);
  return written;
}

describe('terminalNews', () => {
  it('prints a mistake once, and that it is corrected', () => {
    const wrong = { ...quiet, problems: ['site.json:3  name must be text.'], isCurrent: false };
    expect(outputOf([quiet, wrong, wrong, quiet])).toEqual([
      'Not shown yet:\nsite.json:3  name must be text.\n',
      'Corrected.\n',
    ]);
  });

  it('distinguishes mistakes that stop a change from being shown from others', () => {
    const [text] = outputOf([{ ...quiet, problems: ['a link leads nowhere.'] }]);
    expect(text).toBe('Mistakes:\na link leads nowhere.\n');
  });

  it('prints progress at most twice a second', () => {
    const at = (busy: string) => ({ ...quiet, busy });
    expect(outputOf([at('1'), at('2'), at('3')], [0, 0, 100, 700, 700])).toEqual(['1\n', '3\n']);
  });
});
