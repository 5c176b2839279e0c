import { existsSync } from 'node:fs';
import { databaseOf, readEnv } from '../env.ts';
import { databaseFile, moveEarlierDatabase } from '../platform/database/database-file.ts';
import type { OpenDatabase } from './client-database.ts';
import { openDatabase } from './open-database.ts';

/**
 * Opens the server's database for a command. Throws when the file does not exist instead of
 * creating it.
 */
export async function openExistingDatabase(variables: NodeJS.ProcessEnv): Promise<OpenDatabase> {
  const address = databaseOf(readEnv(variables));
  const file = databaseFile(address.url);
  if (file !== null) moveEarlierDatabase(file);
  if (file !== null && !existsSync(file)) {
    throw new Error(
      `There is no database ${file}. DATA_DIR or DATABASE_URL must name the server's database.`,
    );
  }
  return openDatabase(address);
}
