import { type SignInType, signInTypes } from '../gate-kinds.ts';

export const SIGN_IN_PATH = '/sign-in';

interface SignIn {
  readonly type: SignInType;
  /** Path and query on this site to go to after signing in. */
  readonly redirect: string;
  /** Target of the Back link. */
  readonly back: string;
}

/** "/sign-in?type={kind}&redirect={path}&back={path}" (leads and dealer §2). */
export function signInPath({ type, redirect, back }: SignIn): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams({ type, redirect, back })}`;
}

/** The value of `type`, which selects the page's texts; unknown values become `default`. */
export function signInTypeOf(text: unknown): SignInType {
  return signInTypes.find((type) => type === text) ?? 'default';
}
