import { createClient } from '@libsql/client';
import { nationalDigits } from '#src/values/contact/phone.ts';

const dataDir = process.env['DATA_DIR'] ?? '.data/test';

/** A random number, so that no test gets another test's codes. */
export function somePhone(): string {
  const digits = crypto.randomUUID().replace(/\D/g, '').padEnd(8, '0').slice(0, 8);
  return `04${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
}

/**
 * The last code that was sent to a phone: without an SMS provider, the platform stores its messages in the
 * database.
 */
export async function sentCode(phone: string): Promise<string> {
  const database = createClient({ url: `file:${dataDir}/database/platform.db`, timeout: 5000 });
  try {
    const { rows } = await database.execute({
      sql: 'SELECT text FROM text_messages WHERE phone = ? ORDER BY written_at DESC LIMIT 1',
      args: [nationalDigits(phone)],
    });
    const [code] = /\d{6}/.exec(String(rows[0]?.['text'] ?? '')) ?? [];
    if (code === undefined) throw new Error('No code was sent to this phone.');
    return code;
  } finally {
    database.close();
  }
}
