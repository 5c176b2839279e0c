import { creditScores } from '../../../values/finance/finance-terms.ts';

type Range = { readonly min: number; readonly max: number };

/** The body of `POST /api/youx/quote`, from the form's fields. */
export type QuoteBody = Readonly<Record<string, string | number | null>>;

const THOUSAND = 1000;

const carNames = ['year', 'vin', 'nvic', 'car_id', 'car_slug', 'whoIsHelping'];

/** The quote request for what the form holds; null while price, term or credit score are missing or out of range. */
export function quoteBody(typed: (name: string) => string, price: Range): QuoteBody | null {
  const selfAssessedCreditScore = creditScores.find((score) => score === typed('selfAssessedCreditScore'));
  const purchasePrice = typedDollars(typed('purchasePrice'));
  const loanTerm = Number(typed('loanTerm'));
  if (selfAssessedCreditScore === undefined || purchasePrice === null || !(loanTerm > 0)) return null;
  if (purchasePrice < price.min || purchasePrice > price.max) return null;
  const deposit = typedMoney(typed('deposit'));
  if (deposit >= purchasePrice) return null;
  const car = carNames.map((name) => [name, typed(name).trim()] as const).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(car),
    selfAssessedCreditScore,
    purchasePrice,
    loanTerm,
    ...(deposit > 0 && { deposit }),
  };
}

/** `45k` is 45 thousand, as in the calculator: by its digits alone it would be a loan or a deposit of $45. */
function withoutK(text: string): string {
  return text.replace(/^[\s$]*(\d[\d,]*\.?\d*)\s*k\s*$/i, (_, figure: string) =>
    String(Math.round(Number(figure.replaceAll(',', '')) * THOUSAND)),
  );
}

/** Parses whole dollars, "digits only" (leads and dealer §5); null if there are no digits. */
export function typedDollars(text: string): number | null {
  const [whole = ''] = withoutK(text).split('.');
  const digits = whole.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

/** Parses dollars and cents; 0 if there are no digits. */
export function typedMoney(text: string): number {
  const amount = Number(withoutK(text).replace(/[^\d.]/g, ''));
  return Number.isFinite(amount) ? amount : 0;
}

/** The price after leaving its field: "clamped between 10000 and 200000 on blur"; null without digits. */
export function settledPrice(text: string, { min, max }: Range): number | null {
  const dollars = typedDollars(text);
  return dollars === null ? null : Math.min(Math.max(dollars, min), max);
}
