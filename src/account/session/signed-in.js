// Runs before the first paint: marks the root element as signed in or out according to the cookie. Other tabs report
// changes through a BroadcastChannel. It is closed while the page is hidden, because an open channel would keep the page
// out of the back/forward cache; a restored page checks the cookie again.
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
