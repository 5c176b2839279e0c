// Pages are built once for all: the repayment on a shopper's own deposit and term is known only here. A
// <weekly-price> puts it in place of the dealer's estimate as the parser meets it, before anything is
// painted. The formula and the words are those of weekly-text.ts; a test holds them equal.
{
  const { rate, comparisonRate, currency, weekly } = document.currentScript.dataset;
  const money = new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const isWhole = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;
  const parse = (text) => {
    try {
      const { v, data } = JSON.parse(text);
      return v === 1 && isWhole(data.deposit, 0, 250000) && isWhole(data.termYears, 1, 7) ? data : null;
    } catch {
      return null;
    }
  };
  const read = () => {
    try {
      return parse(localStorage.getItem('repayment'));
    } catch {
      return null;
    }
  };
  let own = read();
  const textOf = (price) => {
    const principal = Math.max(0, price - own.deposit);
    const weeks = own.termYears * 52;
    const weekRate = rate / 5200;
    const amount = Math.round(
      principal * (weekRate ? weekRate / -Math.expm1(-weeks * Math.log1p(weekRate)) : 1 / weeks),
    );
    const words = { amount: money.format(amount), rate, comparisonRate };
    return amount ? weekly.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole) : '';
  };
  const shown = new Set();
  customElements.define(
    'weekly-price',
    class extends HTMLElement {
      static observedAttributes = ['data-price'];
      connectedCallback() {
        shown.add(this);
        this.show();
      }
      disconnectedCallback() {
        shown.delete(this);
      }
      attributeChangedCallback() {
        if (this.isConnected) this.show();
      }
      show() {
        this.line?.remove();
        this.line = null;
        if (!own) return;
        this.line = document.createElement('span');
        this.line.className = 'weekly-own';
        this.line.textContent = textOf(Number(this.dataset.price));
        // The dealer's estimate, which the parser may yet have to add, stays beside it, hidden by the style sheet.
        this.prepend(this.line);
      }
    },
  );
  const change = (repayment) => {
    own = repayment;
    for (const element of shown) element.show();
  };
  document.addEventListener('repayment', ({ detail }) => change(detail));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'repayment' || key === null) change(parse(newValue));
  });
}
