import { type HidingNote, hidingNotes } from '../stock/hiding/hiding-notes.ts';
import { readSnapshot } from '../stock/snapshot.build.ts';
import { loadTenant } from '../tenant/load-tenant.build.ts';
import type { Finding } from '../tenant/mistakes/mistake.ts';
import type { Settings } from '../tenant/settings/subjects.ts';

/** What each rule of a dealer's vehicle.json `hiding` does to its present stock; nothing while there is none. */
export async function hidingOf(tenantsDir: string, slug: string, dataDir: string): Promise<HidingNote[]> {
  const loaded = loadTenant(tenantsDir, slug);
  if (!loaded.ok) return [];
  return notesOn(loaded.tenant.settings, slug, dataDir);
}

/** The rules that hide nothing: of a car that is gone, or with a word that no car has. */
export async function hidingFindings(settings: Settings, slug: string, dataDir: string): Promise<Finding[]> {
  const idle = (await notesOn(settings, slug, dataDir)).filter(({ hits }) => hits === 0);
  return idle.map(({ index, sentence }) => ({
    subject: 'vehicle',
    path: ['hiding', index],
    message: `${sentence}. No car of the present stock is meant by it.`,
    fix: 'Take the rule away if its car is gone, or correct its words.',
    isAdvice: true,
  }));
}

async function notesOn({ vehicle }: Settings, slug: string, dataDir: string): Promise<HidingNote[]> {
  if (vehicle.hiding.length === 0) return [];
  const stock = await readSnapshot(dataDir, slug).catch(() => null);
  return stock === null ? [] : hidingNotes(vehicle.hiding, stock.vehicles);
}
