/**
 * A process that renders files of a site which another process builds. It is told the stock, and asked for files only
 * when it has found the same settings and moment as that.
 */
import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openProgram, type ProgramPath } from '../../render/open-program.build.ts';
import { noStock, type SiteStock } from '../../stock/snapshot.schema.ts';
import { loadTenant } from '../../tenant/load-tenant.build.ts';
import { formatProblem } from '../../tenant/problem.ts';
import { dealerSlot, keepOnly, keepWithin, workOn } from '../../values/dealer-memory.build.ts';
import { once } from '../../values/once.ts';
import { readyFiles } from '../ready-files.build.ts';
import type {
  BesideOrder,
  BesideReply,
  OrderedFile,
  SearchAnswers,
  SharedBuild,
  ToldStock,
} from './beside-messages.ts';
import { PageKeys } from './page-keys.build.ts';
import type { PageNotes } from './page-notes.ts';
import { readyFile, renderFile } from './render-file.build.ts';
import { siteBasis } from './site-basis.build.ts';
import { isAnsweredBySearch } from './site-reads.build.ts';
import { heardList } from './told-list.ts';

type RenderFiles = (files: readonly OrderedFile[]) => Promise<PageNotes[]>;

/** A build that this process has opened. */
interface OpenBuild {
  readonly basis: string;
  readonly answer: (reads: readonly string[]) => SearchAnswers;
  readonly render: RenderFiles;
}

const [, , programFolder = ''] = process.argv;
/** Begun before there is a build to take part in; whoever asks first is told what goes wrong. */
const opening = openProgram(programFolder);
opening.catch(() => undefined);

/** What was told last. */
const heard = dealerSlot<SiteStock>();

function hear({ vehicles, departed, newcomers }: ToldStock): SiteStock {
  const before = heard.get() ?? noStock;
  const stock = {
    vehicles: heardList(before.vehicles, vehicles),
    departed: heardList(before.departed, departed),
    newcomers: heardList(before.newcomers, newcomers),
  };
  heard.set(stock);
  return stock;
}

async function open(build: SharedBuild, stock: SiteStock): Promise<OpenBuild> {
  const loaded = loadTenant(build.tenantsDir, build.slug);
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  const { tenant } = loaded;
  const program = await opening;
  const site = await program.site({ ...build, now: new Date(build.now) }, { tenant, stock });
  const basis = siteBasis({ ...build, program: program.digest }, site);
  const paths = once(() => new Map(program.paths(site).map((path) => [path.file, path])));
  const pathOf = (file: string): ProgramPath => {
    const path = paths().get(file);
    if (path === undefined) throw new Error(`${file}: the site has no such file.`);
    return path;
  };
  const keys = once(() => new PageKeys(site));
  const answersOf = (reads: readonly string[]) => reads.map((read) => [read, keys().ofRead(read)] as const);
  const ready = once(() => new Map(readyFiles(site)));
  const write = (file: string, body: Buffer | string) => {
    const path = join(build.draft, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
  };
  const answer = (reads: readonly string[]): SearchAnswers => ({
    reads: answersOf(reads),
    files: [...ready()].map(([file, text]) => [file, hash('sha256', text)]),
  });
  const renderPage = async (file: string): Promise<PageNotes> => {
    const page = await renderFile(program, site, pathOf(file), write);
    return { ...page, answers: answersOf(page.reads.filter(isAnsweredBySearch)) };
  };
  const render: RenderFiles = async (files) => {
    const notes: PageNotes[] = [];
    for (const { file, component } of files) {
      const page = component === null ? readyFile(file, ready(), write) : await renderPage(file);
      notes.push(page);
    }
    return notes;
  };
  return { basis, answer, render };
}

let opened: OpenBuild | null = null;

type OpenOrder = Extract<BesideOrder, { type: 'open' }>;

async function openOrder({ build, dealer, kept, stock: told }: OpenOrder): Promise<BesideReply> {
  opened = null;
  workOn(dealer);
  keepOnly(kept);
  const stock = hear(told);
  keepWithin(stock.vehicles.length, Number.POSITIVE_INFINITY);
  opened = await open(build, stock);
  return { type: 'open', basis: opened.basis };
}

function openBuild(): OpenBuild {
  if (opened === null) throw new Error('No build is open.');
  return opened;
}

async function replyWith(make: () => BesideReply | Promise<BesideReply>): Promise<void> {
  process.send?.(await madeOrFailed(make));
}

async function madeOrFailed(make: () => BesideReply | Promise<BesideReply>): Promise<BesideReply> {
  try {
    return await make();
  } catch (error) {
    return {
      type: 'failed',
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

async function obey(order: BesideOrder): Promise<void> {
  if (order.type === 'render')
    return replyWith(async () => ({ type: 'rendered', pages: await openBuild().render(order.files) }));
  await replyWith(() => openOrder(order));
  await replyWith(() => ({ type: 'answered', answers: openBuild().answer(order.questions) }));
}

let lastDone: Promise<unknown> = Promise.resolve();
process.on('message', (order: BesideOrder) => {
  lastDone = lastDone.then(() => obey(order));
});
process.on('disconnect', () => process.exit());
