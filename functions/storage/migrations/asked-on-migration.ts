import type { Migration } from './migrate.ts';

/** The site where a shopper asked for messages; their account is the dealer's, on its sites in all languages. */
export const askedOnMigration: Migration = {
  name: '0028-asked-on',
  statements: [
    "ALTER TABLE watch_notices ADD COLUMN asked_on TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE saved_searches ADD COLUMN asked_on TEXT NOT NULL DEFAULT ''",
    'UPDATE watch_notices SET asked_on = site',
    'UPDATE saved_searches SET asked_on = site',
  ],
};
