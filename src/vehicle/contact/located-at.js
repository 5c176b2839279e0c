// A bar that the visitor has closed must not flash up on the next page: a <located-at> decides as the parser
// meets it, before anything is painted. What is remembered ends with the visit.
customElements.define(
  'located-at',
  class extends HTMLElement {
    connectedCallback() {
      const key = `located-at:${this.dataset.city}`;
      // Reading the property already throws where storage is switched off.
      const visit = (use) => {
        try {
          return use(sessionStorage);
        } catch {
          return null;
        }
      };
      this.hidden = visit((shelf) => shelf.getItem(key)) === 'closed';
      this.addEventListener('click', ({ target }) => {
        if (!target.closest('button')) return;
        visit((shelf) => shelf.setItem(key, 'closed'));
        this.hidden = true;
        document.getElementById('content')?.focus({ preventScroll: true });
      });
    }
  },
);
