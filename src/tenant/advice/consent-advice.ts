import type { Finding } from '../mistakes/mistake.ts';
import { formatPath } from '../problem.ts';
import type { Advice } from './advice.ts';

/**
 * Spam Act 2003 and the OAIC's guidance on tracking pixels: consent must be given by the shoppers themselves,
 * not preset.
 */
export const adviseOnConsent: Advice = ({ leads, analytics, account }) => [
  ...(leads?.optInDefault === true ? [tickedBox] : []),
  ...(analytics?.enabled === true && analytics.consent === 'assumed' ? [assumedConsent] : []),
  ...(account === undefined
    ? []
    : [
        ...unnamedSender(['watchlist', 'notices'], account.watchlist.notices),
        ...unnamedSender(['savedSearches'], account.savedSearches),
      ]),
];

const tickedBox: Finding = {
  subject: 'leads',
  path: ['optInDefault'],
  message:
    'optInDefault is true: the box about offers and news is ticked before anybody touches it. A ticked box is no valid consent under the Spam Act 2003, and messages to those who left it so can be fined.',
  found: 'true',
  fix: 'Write false, so that shoppers tick it themselves.',
};

const assumedConsent: Finding = {
  subject: 'analytics',
  path: ['consent'],
  message:
    'consent is "assumed": visits are counted before shoppers have said yes. The privacy commissioner (OAIC) asks dealers to collect as little as they can and to say so first.',
  found: '"assumed"',
  fix: 'Write "ask".',
};

/** "Sender named; unsubscribe" in every commercial message (Spam Act 2003, ss 17 and 18). */
function unnamedSender(
  place: readonly string[],
  { show, message }: { show: boolean; message: { sms: string; email: string } },
) {
  if (!show) return [];
  return (['sms', 'email'] as const).flatMap((channel) => {
    const lacks = ['{dealer}', '{stop}'].filter((word) => !message[channel].includes(word));
    if (lacks.length === 0) return [];
    const path = [...place, 'message', channel];
    return [
      {
        subject: 'account',
        path,
        message: `${formatPath(path)} is without ${lacks.join(' and ')}: the Spam Act 2003 wants each message to say who sends it and how to stop it.`,
        found: JSON.stringify(message[channel]),
        fix: `Put ${lacks.join(' and ')} into the text.`,
      },
    ];
  });
}
