/** Ends the session, on this device or on all; false when the server could not be told. */
export async function signOut(isEverywhere: boolean): Promise<boolean> {
  try {
    const reply = await fetch('/api/account/sign-out', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ everywhere: isEverywhere }),
    });
    return reply.ok;
  } catch {
    return false;
  }
}
