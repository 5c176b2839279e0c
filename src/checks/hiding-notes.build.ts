import { type HidingNote, hidingNotes } from '../stock/hiding/hiding-notes.ts';
import { readSnapshot } from '../stock/snapshot.build.ts';
import { dealerOf } from '../tenant/language-edition.ts';
import { loadTenant } from '../tenant/load/load-tenant.build.ts';
import type { Finding } from '../tenant/mistakes/mistake.ts';
import type { Settings } from '../tenant/settings/subjects.ts';

/** The effect of each `hiding` rule of vehicle.json on the present stock; empty without stock. */
export async function hidingOf(tenantsDir: string, slug: string, dataDir: string): Promise<HidingNote[]> {
  const loaded = loadTenant(tenantsDir, slug);
  if (!loaded.ok) return [];
  return notesOn(loaded.tenant.settings, dealerOf(loaded.tenant), dataDir);
}

/** Rules that hide nothing (the car is gone, or no car has the word), and prices that stand in comments. */
export async function hidingFindings(settings: Settings, slug: string, dataDir: string): Promise<Finding[]> {
  const notes = await notesOn(settings, slug, dataDir);
  const advice = (index: number, message: string, fix: string): Finding => ({
    subject: 'vehicle',
    path: ['hiding', index],
    message,
    fix,
    isAdvice: true,
  });
  return notes.flatMap(({ index, hits, sentence, warning }) => {
    if (hits === 0) {
      const message = `${sentence}. No car of the present stock is meant by it.`;
      return [advice(index, message, 'Take the rule away if its car is gone, or correct its words.')];
    }
    return warning === null
      ? []
      : [advice(index, `${warning}.`, 'Take it out of the comments at the supplier.')];
  });
}

async function notesOn({ vehicle }: Settings, slug: string, dataDir: string): Promise<HidingNote[]> {
  if (vehicle.hiding.length === 0) return [];
  const stock = await readSnapshot(dataDir, slug).catch(() => null);
  return stock === null ? [] : hidingNotes(vehicle.hiding, stock.vehicles);
}
