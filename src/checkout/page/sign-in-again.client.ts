/**
 * A session may end while the form is filled in. The page, asked for again, leads to signing in and back; what was
 * typed is kept for that.
 */
export function signInAgain(): void {
  document.addEventListener('sign-in-needed', () => location.reload());
}
