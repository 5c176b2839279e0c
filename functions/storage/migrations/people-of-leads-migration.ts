import type { Migration } from './migrate.ts';

export const peopleOfLeadsMigration: Migration = {
  name: '0027-people-of-leads',
  statements: [
    // A dealer's repeated leads may come from its sites in several languages; `person` is of one dealer.
    'CREATE INDEX IF NOT EXISTS leads_by_person ON leads (person, car, received_at)',
    'DROP INDEX IF EXISTS leads_of_person',
  ],
};
