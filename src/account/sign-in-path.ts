import { type SignInType, signInTypes } from './gate-kinds.ts';

export const SIGN_IN_PATH = '/sign-in';

interface SignIn {
  readonly type: SignInType;
  /** Where a shopper goes on who has signed in: path and query of this site. */
  readonly redirect: string;
  /** Where the link Back leads. */
  readonly back: string;
}

/** "/sign-in?type={kind}&redirect={path}&back={path}" (leads and dealer §2). */
export function signInPath({ type, redirect, back }: SignIn): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams({ type, redirect, back })}`;
}

/** The words of the page: a type that nobody knows has those of no special reason. */
export function signInTypeOf(text: unknown): SignInType {
  return signInTypes.find((type) => type === text) ?? 'default';
}
