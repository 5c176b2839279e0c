import type { DevNews } from './site/dev-state.ts';

interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

const REDRAW_MS = 500;

/** Prints the present activity in a terminal, and mistakes when they change. */
export function terminalNews(terminal: Terminal, nowMs: () => number = () => performance.now()) {
  let shown = '';
  let drawnAtMs = Number.NEGATIVE_INFINITY;
  return ({ busy, problems, isCurrent }: DevNews): void => {
    if (busy !== null) {
      if (nowMs() - drawnAtMs < REDRAW_MS) return;
      drawnAtMs = nowMs();
      terminal.write(terminal.isTTY ? `\r\u001b[2K${busy}` : `${busy}\n`);
      return;
    }
    if (terminal.isTTY && drawnAtMs > 0) terminal.write('\r\u001b[2K');
    drawnAtMs = Number.NEGATIVE_INFINITY;
    const text = problems.join('\n');
    if (text === shown) return;
    shown = text;
    const heading = isCurrent ? 'Mistakes:' : 'Not shown yet:';
    terminal.write(text === '' ? 'Corrected.\n' : `${heading}\n${text}\n`);
  };
}
