// Pages are built once for all: the week's cost on a shopper's own deal is known only here. A <weekly-price> puts it
// in place of the dealer's example as the parser meets it, before anything is painted. The formulae and the words are
// those of car-loan.ts and loan-words.ts; a test holds them equal.
{
  const { limits, currency, weekly } = document.currentScript.dataset;
  const limitsOf = JSON.parse(limits);
  const format = (decimals) =>
    new Intl.NumberFormat('en-AU', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  const [dollars, cents] = [format(0), format(2)];
  const money = (amount) => {
    const rounded = Math.round(amount * 100);
    return (rounded % 100 ? cents : dollars).format(rounded / 100);
  };
  const perYear = { weekly: 52, fortnightly: 26, monthly: 12 };
  const weeksBetween = { weekly: 1, fortnightly: 2, monthly: 4.33 };
  const hundredths = (value) => Math.round(value * 100) / 100;
  const between = (least, value, most) => Math.max(least, Math.min(value, most));
  const fits = (value, least, most) =>
    value === null || (typeof value === 'number' && value >= least && value <= most);

  const parse = (text) => {
    try {
      const { v, data } = JSON.parse(text);
      const { deposit, tradeIn = null, termYears, frequency = null } = data;
      const isDeal =
        v === 1 &&
        fits(deposit, 0, 250000) &&
        fits(tradeIn, 0, 250000) &&
        fits(termYears, 1, 7) &&
        (termYears * 2) % 1 === 0 &&
        (frequency === null || Object.hasOwn(perYear, frequency));
      return isDeal ? said({ deposit, tradeIn, termYears, frequency }) : null;
    } catch {
      return null;
    }
  };
  const said = (deal) => (Object.values(deal).some((part) => part !== null) ? deal : null);
  const read = () => {
    try {
      return parse(localStorage.getItem('repayment'));
    } catch {
      return null;
    }
  };
  let deal = null;
  let quote = null;
  const take = (taken) => {
    deal = taken;
    document.documentElement.toggleAttribute('data-deal', deal !== null);
  };
  take(read());

  const loanOf = (attribute) => {
    const [amount, rate, comparisonRate, example, balloon, years, feesLent, feesPerMonth, ...lender] =
      attribute.split(' ');
    const own = limitsOf[lender.join(' ')];
    const isPaid = deal.deposit !== null || deal.tradeIn !== null;
    const paid = isPaid ? deal.deposit + deal.tradeIn : Number(example);
    const deposit = between(0, hundredths(paid), Math.min(own.mostDeposit, amount - own.leastLent));
    const residual = between(0, hundredths(balloon), amount - deposit - own.leastLent);
    const { least, most, step } = own.term;
    const steps = Math.round(((deal.termYears ?? years) - least) / step);
    const termYears = between(least, hundredths(least + steps * step), most);
    const frequency = own.frequencies.includes(deal.frequency) ? deal.frequency : own.frequencies[0];
    const perRepayment = Number(rate) / 100 / perYear[frequency];
    const count = Math.round(termYears * perYear[frequency]);
    const lent = amount > deposit ? amount - deposit + Number(feesLent) : 0;
    const due = Math.min(residual, lent);
    const principal = lent - due * (1 + perRepayment) ** -count;
    const share = perRepayment ? perRepayment / -Math.expm1(-count * Math.log1p(perRepayment)) : 1 / count;
    const repayment = lent && principal * share + (feesPerMonth * 12) / perYear[frequency];
    const isTooLittle = Math.round(repayment * 100) <= Math.round(own.enquireUpTo * 100);
    const week = repayment / weeksBetween[frequency];
    const total = repayment * count + due;
    return isTooLittle
      ? null
      : { rate, comparisonRate, deposit, residual, termYears, feesLent, feesPerMonth, week, total };
  };
  const fill = (text, words) => text.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole);
  const basisOf = ({ deposit, residual, termYears, feesLent, feesPerMonth, total }, texts) => {
    const amount = (text, value) => fill(text, { amount: money(value) });
    const months = hundredths(termYears * 12);
    const parts = [
      months === 12
        ? texts.oneYear
        : months % 12
          ? fill(texts.months, { months })
          : fill(texts.years, { years: months / 12 }),
      deposit ? amount(texts.deposit, deposit) : texts.noDeposit,
      residual ? amount(texts.balloon, residual) : texts.noBalloon,
      ...(Number(feesLent) ? [amount(texts.establishmentFees, Number(feesLent))] : []),
      ...(Number(feesPerMonth) ? [amount(texts.accountFee, Number(feesPerMonth))] : []),
      amount(texts.totalPayable, total),
    ].join(', ');
    return `${parts[0].toUpperCase()}${parts.slice(1)}.`;
  };
  const textOf = (element) => {
    const loan = loanOf(element.closest('[data-loan]').dataset.loan);
    if (!loan) return '';
    const { basis, text = weekly } = element.dataset;
    if (basis) return basisOf(loan, JSON.parse(basis));
    return fill(text, {
      amount: dollars.format(Math.round(loan.week)),
      monthly: dollars.format(Math.round(loan.week * 4.33)),
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
        const isOwn = deal && this.closest('[data-loan]');
        const isQuote = quote && !deal && this.hasAttribute('data-quoted');
        if (!isOwn && !isQuote) return;
        this.line = document.createElement('span');
        this.line.className = 'weekly-own';
        this.line.textContent = isOwn ? textOf(this) : quote;
        // The dealer's example, which the parser may yet have to add, stays beside it, hidden by the style sheet.
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
  document.addEventListener('deal', ({ detail }) => change(said(detail)));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'repayment' || key === null) change(parse(newValue));
  });
}
