import { acceptCommand, type FeedPlace } from '../../stock/import/accept-command.ts';
import { missingText } from '../../stock/missing-facts.ts';
import { type Barrier, barriers } from '../../syndication/advertised.ts';
import type { FeedResult } from '../../syndication/feed-results.schema.ts';
import type { BuildResult, BuildWatcher } from './build-job.ts';

interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Prints build progress: one changing line on a TTY; elsewhere (CI, a log file) one line per tenant when it
 * starts to render and when it is done.
 */
export function terminalWatcher(terminal: Terminal, total: number): BuildWatcher {
  const steps = new Map<string, string>();
  let finished = 0;
  const draw = () => {
    const working = [...steps].map(([slug, step]) => `${slug}: ${step}`).join('   ');
    terminal.write(`\r\u001b[2K${finished}/${total} built   ${working}`);
  };
  return {
    progress(slug, step) {
      const isNew = !steps.has(slug);
      steps.set(slug, step);
      if (terminal.isTTY) draw();
      else if (isNew || step === 'pages') terminal.write(`${slug}: ${step}\n`);
    },
    done(result) {
      steps.delete(result.slug);
      finished += 1;
      const state = result.ok ? `done in ${result.seconds.toFixed(1)} s` : 'failed';
      terminal.write(
        `${terminal.isTTY ? '\r\u001b[2K' : ''}${result.slug}: ${state} (${finished}/${total})\n`,
      );
      if (terminal.isTTY && finished < total) draw();
    },
  };
}

const headings = ['tenant', 'vehicles', 'rejected', 'pages', 'seconds', 'MB'];

/** The summary table of a build, followed by the problems. */
export function resultTable(results: readonly BuildResult[], place?: FeedPlace): string {
  const rows = results.map((result) =>
    result.ok
      ? [
          result.slug,
          String(result.vehicles),
          String(result.rejected),
          String(result.pages),
          result.seconds.toFixed(1),
          (result.bytes / 1e6).toFixed(1),
        ]
      : [result.slug, 'failed', '', '', result.seconds.toFixed(1), ''],
  );
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const failures = results.flatMap((result) =>
    result.ok ? [] : [`\n${result.slug} was not built:`, ...result.problems.map((problem) => `  ${problem}`)],
  );
  const held = results.flatMap((result) =>
    !result.ok || result.held.length === 0
      ? []
      : [
          `\n${result.slug} shows its last good stock, because its feed is held:`,
          ...result.held.map((sentence) => `  ${sentence}`),
          `  If the feed is right: ${acceptCommand(result.slug, place)}`,
        ],
  );
  const unusable = results.flatMap((result) =>
    !result.ok || result.unusable.length === 0
      ? []
      : [
          `\n${result.slug} shows its last good stock, because its feed cannot be used:`,
          ...result.unusable.map((sentence) => `  ${sentence}`),
          '  All other settings are live. The next build takes the feed again: correct it, or ask its supplier for a complete one.',
        ],
  );
  const unfetched = results.flatMap((result) =>
    result.ok && result.unfetched !== undefined
      ? [`\n${result.slug} was built from the feed that was fetched before:`, `  ${result.unfetched}`]
      : [],
  );
  const missing = results.flatMap((result) =>
    !result.ok || result.missing.length === 0
      ? []
      : [
          `\n${result.slug} lacks what nearly all feeds have:`,
          ...result.missing.map((fact) => `  ${fact.name}: ${missingText(fact)}`),
        ],
  );
  const warnings = results.flatMap((result) => (result.ok ? warningLines(result) : []));
  const feeds = results.flatMap((result) =>
    result.ok ? result.feeds.map((feed) => `${result.slug}: ${feedLine(feed)}`) : [],
  );
  return [
    line(headings),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
    ...held,
    ...unusable,
    ...unfetched,
    ...missing,
    ...warnings,
    ...(feeds.length > 0 ? ['', ...feeds] : []),
    ...failures,
  ].join('\n');
}

const MAX_WARNINGS = 5;

function warningLines({ slug, warnings = [] }: Extract<BuildResult, { ok: true }>): string[] {
  if (warnings.length === 0) return [];
  const left = warnings.length - MAX_WARNINGS;
  return [
    `\n${slug} is built, and has links that lead nowhere or blocks that show nothing:`,
    ...warnings.slice(0, MAX_WARNINGS).map((sentence) => `  ${sentence}`),
    ...(left > 0 ? [`  and ${left} more: npm run check -- --tenant ${slug}`] : []),
  ];
}

const barrierWords: Readonly<Record<Barrier, string>> = {
  notForSale: 'not for sale',
  notHere: 'not here yet',
  reserved: 'reserved',
  price: 'without a price',
  photo: 'without a photo',
  vin: 'without a whole VIN',
  sameVin: 'with the VIN of another',
  longId: 'with an id that is too long',
  colour: 'without a colour',
  odometer: 'without kilometres',
  branch: 'at no branch',
  storeCode: 'at a branch without a store code',
  kind: 'of a kind that is not taken',
  priceType: 'whose price type may not be advertised',
};

/** `Google: 371 advertised; left out: 8 reserved, 11 without a price` */
function feedLine({ network, vehicles, leftOut }: FeedResult): string {
  const parts = barriers.flatMap((barrier) => {
    const count = leftOut[barrier] ?? 0;
    return count === 0 ? [] : [`${count} ${barrierWords[barrier]}`];
  });
  return `${network}: ${vehicles} advertised${parts.length === 0 ? '' : `; left out: ${parts.join(', ')}`}`;
}
