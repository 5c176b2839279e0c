/**
 * Ends the session on this device or on all devices; false if the request failed. True also if the session has ended
 * already (401): the page is then to be loaded again, and asks to sign in.
 */
export async function signOut(isEverywhere: boolean): Promise<boolean> {
  try {
    const reply = await fetch('/api/account/sign-out', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ everywhere: isEverywhere }),
    });
    return reply.ok || reply.status === 401;
  } catch {
    return false;
  }
}
