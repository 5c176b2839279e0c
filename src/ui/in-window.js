// Pages are older than the moment they are read: an <in-window> shows its content only between its
// dates. It decides as the parser meets the element, before anything is painted.
customElements.define(
  'in-window',
  class extends HTMLElement {
    connectedCallback() {
      const now = Date.now();
      const { start, expiry } = this.dataset;
      this.hidden = (start && now < Date.parse(start)) || (expiry && now >= Date.parse(expiry));
    }
  },
);
