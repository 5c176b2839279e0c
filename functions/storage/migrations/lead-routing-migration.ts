import type { Migration } from './migrate.ts';

export const leadRoutingMigration: Migration = {
  name: '0024-lead-routing',
  statements: [
    // JSON: how the branch of the lead was found, and for which dealership the shopper asked. Null of older leads.
    'ALTER TABLE leads ADD COLUMN routing TEXT',
  ],
};
