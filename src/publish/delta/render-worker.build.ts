/**
 * A process that renders files of a site which another process builds. It is told the stock, and asked for files only
 * when it has found the same settings and moment as that.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadTenant } from '../../tenant/load-tenant.build.ts';
import { formatProblem } from '../../tenant/problem.ts';
import { setBuildEnvironment } from '../build-environment.build.ts';
import { openProgram, type Program, type ProgramPath } from '../program/open-program.build.ts';
import type {
  BesideOrder,
  BesideReply,
  OrderedFile,
  SharedBuild,
  SiteStock,
  ToldStock,
} from './beside-messages.ts';
import type { PageNotes } from './page-notes.ts';
import { renderFile } from './render-file.build.ts';
import { siteBasis } from './site-basis.build.ts';
import { heardList } from './told-list.ts';

type RenderFiles = (files: readonly OrderedFile[]) => Promise<PageNotes[]>;

/** A build that this process has opened. */
interface OpenBuild {
  readonly basis: string;
  readonly render: RenderFiles;
}

const [, , programFolder = ''] = process.argv;
/** Begun before there is a build to take part in; whoever asks first is told what goes wrong. */
const opening = openProgram(programFolder);
opening.catch(() => undefined);

/** What was told last. */
let stock: SiteStock = { vehicles: [], departed: [], newcomers: [] };

function hear({ vehicles, departed, newcomers }: ToldStock): void {
  stock = {
    vehicles: heardList(stock.vehicles, vehicles),
    departed: heardList(stock.departed, departed),
    newcomers: heardList(stock.newcomers, newcomers),
  };
}

async function open(build: SharedBuild): Promise<OpenBuild> {
  const loaded = loadTenant(build.tenantsDir, build.slug);
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  const { tenant } = loaded;
  setBuildEnvironment({ ...build, now: new Date(build.now), build: randomUUID() });
  const program = await opening;
  const site = await program.site({ tenant, stock });
  const basis = siteBasis({ ...build, program: program.digest }, site);
  // Most pages of a large site need it, and the first of them is not found yet.
  setImmediate(() => void site.searchData);
  const pathOf = pathsByPage(program);
  const write = (file: string, body: Buffer) => {
    const path = join(build.draft, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
  };
  const render: RenderFiles = async (files) => {
    const notes: PageNotes[] = [];
    for (const ordered of files) {
      const page = await renderFile(program, await pathOf(ordered), write);
      if (page !== null) notes.push(page);
    }
    return notes;
  };
  return { basis, render };
}

/** The paths of a page are worked out when the first of its files is asked for: of some it never is. */
function pathsByPage(program: Program): (ordered: OrderedFile) => Promise<ProgramPath> {
  const known = new Map<string, Promise<ReadonlyMap<string, ProgramPath>>>();
  const pathsOf = async (component: string) =>
    new Map((await program.paths(component)).map((path) => [path.file, path]));
  return async ({ file, component }) => {
    const paths = known.get(component) ?? pathsOf(component);
    known.set(component, paths);
    const path = (await paths).get(file);
    if (path === undefined) throw new Error(`${file}: the site has no such file.`);
    return path;
  };
}

let opened: OpenBuild | null = null;

async function obey(order: BesideOrder): Promise<BesideReply> {
  try {
    if (order.type === 'open') {
      opened = null;
      hear(order.stock);
      opened = await open(order.build);
      return { type: 'open', basis: opened.basis };
    }
    return { type: 'rendered', pages: (await opened?.render(order.files)) ?? [] };
  } catch (error) {
    return {
      type: 'failed',
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

let lastDone: Promise<unknown> = Promise.resolve();
process.on('message', (order: BesideOrder) => {
  lastDone = lastDone.then(async () => process.send?.(await obey(order)));
});
process.on('disconnect', () => process.exit());
