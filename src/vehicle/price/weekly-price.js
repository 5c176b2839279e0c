// Pages are static, so the repayment for the shopper's own deal is calculated in the browser. A <weekly-price>
// element replaces the dealer's example while parsing, before the first paint. The formulas and texts are those of
// car-loan.ts and loan-words.ts; a test compares them.
{
  const { limits, currency, weekly } = document.currentScript.dataset;
  const limitsOf = JSON.parse(limits);
  const hundredths = (value) => Math.round(value * 100) / 100;
  /** The formatter is created at first use: the first one of a page takes a phone 100 ms, before the first paint. */
  const format = (options) => {
    let formatter;
    return (amount) => {
      formatter ??= new Intl.NumberFormat('en-AU', {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        ...options,
      });
      return formatter.format(amount);
    };
  };
  const dollars = format({ maximumFractionDigits: 0 });
  const cents = format({ trailingZeroDisplay: 'stripIfInteger' });
  const money = (amount) => cents(hundredths(amount));
  /** Payments per year, and weeks between payments. */
  const every = { weekly: [52, 1], fortnightly: [26, 2], monthly: [12, 4.33] };
  const between = (min, value, max) => Math.max(min, Math.min(value, max));
  const fits = (value, min, max) =>
    value === null || (typeof value === 'number' && value >= min && value <= max);

  const parse = (read) => {
    try {
      const { v, data } = JSON.parse(read());
      const { deposit, tradeIn = null, termYears, frequency = null } = data;
      const isDeal =
        v === 1 &&
        fits(deposit, 0, 250000) &&
        fits(tradeIn, 0, 250000) &&
        fits(termYears, 1, 7) &&
        (termYears * 2) % 1 === 0 &&
        (frequency === null || Object.hasOwn(every, frequency));
      return isDeal ? { deposit, tradeIn, termYears, frequency } : nothing;
    } catch {
      return nothing;
    }
  };
  const nothing = { deposit: null, tradeIn: null, termYears: null, frequency: null };
  let deal = nothing;
  let isSaid = false;
  /** A lender's quote received while the page is open, in the format of `data-loan`. */
  let quote = null;
  const take = (taken) => {
    deal = taken;
    isSaid = Object.values(deal).some((part) => part !== null);
    document.documentElement.toggleAttribute('data-deal', isSaid);
  };
  take(parse(() => localStorage.getItem('repayment')));

  const loanOf = (attribute) => {
    const [amount, rate, comparisonRate, example, balloon, years, feesLent, feesPerMonth, ...lender] =
      attribute.split(' ');
    const [frequencies, enquireUpTo, maxDeposit, min, max, step] = limitsOf[lender.join(' ')];
    const isPaid = deal.deposit !== null || deal.tradeIn !== null;
    const paid = isPaid ? deal.deposit + deal.tradeIn : Number(example);
    const deposit = between(0, hundredths(paid), maxDeposit);
    const residual = between(0, hundredths(balloon), amount - deposit);
    const steps = Math.round(((deal.termYears ?? years) - min) / step);
    const termYears = between(min, hundredths(min + steps * step), max);
    const frequency = frequencies.includes(deal.frequency) ? deal.frequency : frequencies[0];
    const [perYear, weeks] = every[frequency];
    const perRepayment = Number(rate) / 100 / perYear;
    const count = Math.round(termYears * perYear);
    const lent = amount > deposit ? amount - deposit + Number(feesLent) : 0;
    const due = Math.min(residual, lent);
    const principal = lent - due * (1 + perRepayment) ** -count;
    const share = perRepayment ? perRepayment / -Math.expm1(-count * Math.log1p(perRepayment)) : 1 / count;
    const repayment = lent && principal * share + (feesPerMonth * 12) / perYear;
    const isTooLittle = Math.round(repayment * 100) <= Math.round(enquireUpTo * 100);
    const week = repayment / weeks;
    const total = repayment * count + due;
    return isTooLittle
      ? null
      : { rate, comparisonRate, deposit, residual, termYears, feesLent, feesPerMonth, week, total };
  };
  const fill = (text, words) => text.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole);
  const basisOf = ({ deposit, residual, termYears, feesLent, feesPerMonth, total }, texts) => {
    const [oneYear, years, inMonths, paid, notPaid, balloon, noBalloon, lent, perMonth, all] = texts;
    const months = hundredths(termYears * 12);
    const parts = [
      [1, months === 12 ? oneYear : fill(months % 12 ? inMonths : years, { months, years: months / 12 })],
      [deposit, paid, notPaid],
      [residual, balloon, noBalloon],
      [feesLent, lent],
      [feesPerMonth, perMonth],
      [total, all],
    ]
      .map(([amount, text, none = '']) => (Number(amount) ? fill(text, { amount: money(amount) }) : none))
      .filter(Boolean)
      .join(', ');
    return `${parts[0].toUpperCase()}${parts.slice(1)}.`;
  };
  const loanFor = (element) => {
    const quoted = quote && element.closest('[data-quoted]') && quote;
    return quoted || (isSaid ? element.closest('[data-loan]')?.dataset.loan : null);
  };
  const textOf = (element, attribute) => {
    const loan = loanOf(attribute);
    if (!loan) return '';
    const { basis, text = weekly } = element.dataset;
    if (basis) return basisOf(loan, JSON.parse(basis));
    return fill(text, {
      amount: dollars(Math.round(loan.week)),
      monthly: dollars(Math.round(loan.week * 4.33)),
      rate: hundredths(loan.rate).toFixed(2),
      comparisonRate: hundredths(loan.comparisonRate).toFixed(2),
    });
  };
  const shown = new Set();
  customElements.define(
    'weekly-price',
    class extends HTMLElement {
      static observedAttributes = ['data-loan'];
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
        const loan = loanFor(this);
        if (!loan) return;
        this.line = document.createElement('span');
        this.line.className = 'weekly-own';
        this.line.textContent = textOf(this, loan);
        // The dealer's example stays in the DOM, hidden by CSS, because the parser may not have added it yet.
        this.prepend(this.line);
      }
    },
  );
  const change = (changed) => {
    take(changed);
    for (const element of shown) element.show();
  };
  document.addEventListener('quote', ({ detail }) => {
    quote = detail;
    change(deal);
  });
  document.addEventListener('deal', ({ detail }) => change(detail));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'repayment' || key === null) change(parse(() => newValue));
  });
}
