// Pages are older than the moment they are read, and a bar that the visitor has closed must not flash up again: an
// <announcement-bar> decides as the parser meets it, before anything is painted. The first whose time it is shows.
customElements.define(
  'announcement-bar',
  class extends HTMLElement {
    connectedCallback() {
      const { key, start, expiry } = this.dataset;
      const name = `announcement:${key}`;
      // Reading the property already throws where storage is switched off.
      const device = (use) => {
        try {
          return use(localStorage);
        } catch {
          return null;
        }
      };
      const now = Date.now();
      const isOut = (start && now < Date.parse(start)) || (expiry && now >= Date.parse(expiry));
      const isClosed = key && device((shelf) => shelf.getItem(name)) === 'closed';
      this.hidden = isOut || isClosed;
      this.hidden ||= document.querySelector('announcement-bar:not([hidden])') !== this;
      this.addEventListener('click', ({ target }) => {
        if (!target.closest('button')) return;
        device((shelf) => shelf.setItem(name, 'closed'));
        this.hidden = true;
        document.getElementById('content')?.focus({ preventScroll: true });
      });
    }
  },
);
