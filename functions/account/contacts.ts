import * as v from 'valibot';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Session } from '../http/app-env.ts';
import type { Database } from '../ports/database.ts';
import type { PublishedSite } from '../ports/published-site.ts';

const text = v.nullable(v.string());
const contactSchema = v.object({
  user_id: v.string(),
  phone: v.string(),
  first_name: text,
  last_name: text,
  email: text,
});

/** The contact of the signed-in shopper. A session without a contact counts as signed out. */
export async function contactOf(
  database: Database,
  published: Pick<PublishedSite, 'slug' | 'settings'>,
  { phone }: Session,
): Promise<v.InferOutput<typeof contactSchema>> {
  const [row] = await database.execute({
    sql: 'SELECT user_id, phone, first_name, last_name, email FROM contacts WHERE site = ? AND phone = ?',
    args: [dealerOf(published), phone],
  });
  return v.parse(contactSchema, { ...row });
}
