/** Ends the session on this device or on all devices; false if the request failed. */
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
