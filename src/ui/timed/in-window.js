// Shows the content of an <in-window> element only between its dates. Checked in the browser, because the page was
// built earlier, and while parsing, so before the first paint.
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
