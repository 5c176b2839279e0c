import type { Migration } from './migrate.ts';

export const peopleOfLeadsMigration: Migration = {
  name: '0027-people-of-leads',
  statements: [
    // Repeated leads are found across a dealer's sites in all languages: the digest `person` includes the dealer.
    'CREATE INDEX IF NOT EXISTS leads_by_person ON leads (person, car, received_at)',
    'DROP INDEX IF EXISTS leads_of_person',
  ],
};
