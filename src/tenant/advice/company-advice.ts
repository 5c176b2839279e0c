import type { Finding } from '../mistakes/mistake.ts';
import { formatPath, type SettingPath } from '../problem.ts';
import type { Settings } from '../settings/subjects.ts';
import type { Advice } from './advice.ts';

/** The legal entities behind the site, its loans and its prizes. */
export const adviseOnCompany: Advice = ({ site, leads, prizes, finance }) => [
  ...(site?.abn === null
    ? [
        about(
          'site',
          ['abn'],
          'is null: customers and lenders look for the ABN at the foot of a site.',
          'Write it such as "12 345 678 901".',
        ),
      ]
    : []),
  ...(leads?.destinations.length === 0
    ? [
        about(
          'leads',
          ['destinations'],
          'is empty: enquiries are kept by the platform, and reach nobody at the dealer.',
          'Name where they go: an e-mail address, a CRM or a file.',
        ),
      ]
    : []),
  ...(prizes?.show === true ? prizeFindings(prizes) : []),
  ...(finance === undefined ? [] : lenderFindings(finance)),
];

/** Trade promotions need permits by state and by the value of the prizes. */
function prizeFindings({ permits, terms }: Settings['prizes']): Finding[] {
  return [
    ...(permits.length === 0
      ? [
          about(
            'prizes',
            ['permits'],
            'is empty: a game with prizes may need a permit (ACT from $3,000, South Australia from $5,000, New South Wales from $10,000 in all).',
            'Write the numbers of the permits, or ask the regulator that none is needed.',
          ),
        ]
      : []),
    ...(terms.length === 0
      ? [
          about(
            'prizes',
            ['terms'],
            'is empty: a game with prizes needs its terms beside it.',
            'Write them, a paragraph each.',
          ),
        ]
      : []),
  ];
}

/** "Add lender ACL no." where a lender's figures are shown (National Credit Code). */
function lenderFindings({ lenders, estimate, calculator }: Settings['finance']): Finding[] {
  const shown = [...(estimate.show ? estimate.lenders : []), ...(calculator.show ? [calculator.lender] : [])];
  return [...new Set(shown)]
    .filter((id) => lenders[id]?.licence === null)
    .map((id) =>
      about(
        'finance',
        ['lenders', id, 'licence'],
        "is null: the lender's figures stand on the site without its credit licence.",
        'Write it such as "Australian Credit Licence 000000".',
      ),
    );
}

function about(subject: string, path: SettingPath, wrong: string, fix: string): Finding {
  return { subject, path, message: `${formatPath(path)} ${wrong}`, fix };
}
