// Says on the root element whether somebody has signed in with this browser, before anything is painted, and keeps
// it true while the page is open: another tab tells of a change, and a page that was away looks again. A page with
// an open channel could not be kept for the way back.
{
  const root = document.documentElement;
  let channel;
  const look = (message) => {
    const isIn = /(?:^|; )signed-in=1/.test(document.cookie);
    const hasChanged = isIn !== root.hasAttribute('data-signed-in');
    root.toggleAttribute('data-signed-in', isIn);
    if (message || hasChanged) document.dispatchEvent(new Event('account-change'));
  };
  look();
  addEventListener('pageshow', () => {
    channel = new BroadcastChannel('account');
    channel.onmessage = look;
    look();
  });
  addEventListener('pagehide', () => channel?.close());
  document.addEventListener('visibilitychange', () => look());
}
