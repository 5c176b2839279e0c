import { isAlwaysThere, pathOf, type SiteAddresses } from '../../site/site-addresses.ts';
import type { Finding } from '../../tenant/mistakes/mistake.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';

type Redirect = Settings['redirects']['list'][number];

/**
 * Redirects that are unreachable, contradictory or lead to another redirect; their targets are checked with
 * the links.
 */
export function redirectFindings({ redirects }: Settings, addresses: SiteAddresses): Finding[] {
  const { list } = redirects;
  const targets = new Map(list.map(({ from, to }) => [from, to]));
  return list.flatMap(({ from, to }, index): Finding[] => [
    ...fault(index, 'from', from, isAlwaysThere(from, addresses), {
      says: 'which is a page of this site: the page is shown, and nobody is led on.',
      fix: 'Take the redirect away, or the page.',
    }),
    ...fault(index, 'from', from, firstAt(list, from) !== index, {
      says: 'which is in the list already.',
      fix: 'Keep the one that is right.',
    }),
    ...fault(index, 'to', to, targets.has(pathOf(to)), {
      says: `which leads on to "${targets.get(pathOf(to))}".`,
      fix: pathOf(to) === from ? 'Name a page.' : 'Name the page at the end.',
    }),
  ]);
}

function firstAt(list: readonly Redirect[], from: string): number {
  return list.findIndex((other) => other.from === from);
}

function fault(
  index: number,
  key: keyof Redirect,
  value: string,
  isWrong: boolean,
  { says, fix }: { says: string; fix: string },
): Finding[] {
  if (!isWrong) return [];
  const message = `list[${index}].${key} is "${value}", ${says}`;
  return [{ subject: 'redirects', path: ['list', index, key], message, found: JSON.stringify(value), fix }];
}
