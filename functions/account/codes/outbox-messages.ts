import { formatPhone } from '#src/values/contact/phone.ts';
import type { Ports } from '../../ports/ports.ts';
import type { TextMessages } from '../../ports/text-messages.ts';

interface Outbox extends Pick<Ports, 'database' | 'chance' | 'now'> {
  /**
   * Prints the codes for developers on their own machine. Never set it on a server for shoppers.
   */
  readonly show?: ((line: string) => void) | undefined;
}

/**
 * SMS for machines without a provider: messages are kept for a day in the table `text_messages`.
 */
export function outboxMessages({ database, chance, now, show }: Outbox): TextMessages {
  return {
    send: async ({ site, dealer, to, text, code }) => {
      await database.execute({
        sql: 'INSERT INTO text_messages (id, site, phone, text, written_at) VALUES (?, ?, ?, ?, ?)',
        args: [chance.id(), site, to, text, now()],
      });
      if (code !== undefined) show?.(`Code for ${hiddenPhone(to)} at ${dealer}: ${code}`);
    },
  };
}

/** `04xx xxx 678`: enough to recognise one's own number. */
function hiddenPhone(phone: string): string {
  return formatPhone(phone).replace(/\d(?=(?:\D*\d){3})/g, (digit, index: number) =>
    index < 2 ? digit : 'x',
  );
}
