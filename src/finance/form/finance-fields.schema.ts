import * as v from 'valibot';
import { codeField, type SignInTexts } from '../../account/sign-in/sign-in.schema.ts';
import { mobileField, SIGNED_IN_CODE } from '../../forms/phone-code/phone-code.schema.ts';
import { type FieldTexts, optionalFigure, phoneField } from '../../leads/lead-fields.schema.ts';
import { fill } from '../../values/fill.ts';
import { creditScores, MAX_DEPOSIT } from '../../values/finance/finance-terms.ts';
import { formatWholeMoney } from '../../values/money.ts';
import { type FinanceLimits, vehicleEntries } from '../quote.schema.ts';

/** Rules of an application besides those of all forms. */
export interface FinanceFieldRules {
  readonly limits: FinanceLimits;
  readonly currency: string;
  /** Texts from account.json if the phone is verified by a code; null if it is not. */
  readonly verify: Pick<SignInTexts, 'required' | 'phone' | 'codeDigits'> | null;
  /** Whether the form has a code field; without JavaScript the code is asked for on the next page. */
  readonly isCodeAsked: boolean;
}

/** Browsers do not send unticked and disabled fields. */
const notSent = v.optional(v.string(), '');

/** A typed figure such as `$25,990` within a range. An empty field has one error, that it is required. */
function typedWithin(
  { min, max }: { readonly min: number; readonly max: number },
  { required }: FieldTexts,
  outOfRange: string,
) {
  return v.pipe(
    v.union([v.number(), v.string()], required),
    v.transform((sent) => String(sent).replace(/[$,\s]/g, '')),
    v.nonEmpty(required),
    v.transform(Number),
    v.check((figure) => figure >= min && figure <= max, outOfRange),
  );
}

/** The loan, the vehicle and the phone of an application, by the names of its form (leads and dealer §3, §5). */
export function financeFieldEntries(rules: FinanceFieldRules, texts: FieldTexts) {
  const { limits, currency, verify } = rules;
  const { purchasePrice, termYears } = limits;
  const outOfRange = (min: string, max: string) => fill(limits.texts.outOfRange, { min, max });
  const money = (amount: number) => formatWholeMoney(amount, currency);
  const priceMessage = outOfRange(money(purchasePrice.min), money(purchasePrice.max));
  const depositMessage = outOfRange(money(0), money(MAX_DEPOSIT));
  const termMessage = outOfRange(String(termYears.min), String(termYears.max));
  return {
    purchasePrice: typedWithin(purchasePrice, texts, priceMessage),
    deposit: optionalFigure({ ...texts, figure: depositMessage }, 0, MAX_DEPOSIT),
    loanTerm: v.pipe(typedWithin(termYears, texts, termMessage), v.multipleOf(0.5, termMessage)),
    selfAssessedCreditScore: v.pipe(notSent, v.picklist(creditScores, texts.required)),
    // Comes from a link that may be outdated; invalid values are ignored, because the shopper cannot correct them.
    year: v.fallback(vehicleEntries.year, null),
    vin: v.fallback(vehicleEntries.vin, null),
    nvic: v.fallback(vehicleEntries.nvic, null),
    phone: verify === null ? phoneField(texts) : mobileField(verify),
  };
}

/** The verification code, or the marker of a signed-in shopper; no entry if it is not asked for. */
export function codeEntries({ verify, isCodeAsked }: FinanceFieldRules) {
  if (verify === null || !isCodeAsked) return {};
  const typed: v.GenericSchema<string, string> = codeField(verify);
  return {
    code: v.pipe(
      notSent,
      v.lazy((sent) => (sent === SIGNED_IN_CODE ? v.literal(SIGNED_IN_CODE) : typed)),
    ),
  };
}
