import type { Migration } from './migrate.ts';

export const leadRoutingMigration: Migration = {
  name: '0024-lead-routing',
  statements: [
    // JSON: how the lead's branch was chosen, and the requested dealership. Null in older leads.
    'ALTER TABLE leads ADD COLUMN routing TEXT',
  ],
};
