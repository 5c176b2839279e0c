import type { MailMessage } from '../../ports/mail.ts';
import type { Ports } from '../../ports/ports.ts';
import type { TextMessage } from '../../ports/text-messages.ts';
import type { WatcherPorts } from './notify-watchers.ts';

/** Processes that send news, which may share a database, and the messages they have sent. */
export function notifiers(given: Pick<Ports, 'database' | 'now' | 'publishedSite' | 'listSites'>) {
  const { database } = given;
  const texts: TextMessage[] = [];
  const mails: MailMessage[] = [];
  const errors: unknown[] = [];
  let made = 0;
  const notifier = (changes: Partial<WatcherPorts> = {}): WatcherPorts => ({
    ...given,
    textMessages: { send: async (message) => void texts.push(message) },
    mail: { send: async (message) => void mails.push(message) },
    chance: {
      id: () => {
        made += 1;
        return `message-${made}`;
      },
      token: () => 'no token',
      digits: (count) => '5'.padEnd(count, '0'),
    },
    reportError: (error) => errors.push(error),
    ...changes,
  });
  /** A process that writes messages and is killed before it claims one. */
  const killedBeforeSending = () =>
    notifier({
      database: {
        ...database,
        transact: (statements) =>
          statements.some(({ sql }) => sql.includes("'dropped'"))
            ? Promise.reject(new Error('The process is gone.'))
            : database.transact(statements),
      },
    });
  return { texts, mails, errors, notifier, killedBeforeSending };
}
