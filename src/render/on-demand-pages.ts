import type { StopNoticesProps } from '../account/notices/stop-notices.ts';
import type { CodeQuestion } from '../account/phone-code/code-question.ts';
import type { SaveSearchPageProps } from '../account/saved-searches/list/own-searches.ts';
import type { SignInProps } from '../account/sign-in/sign-in-facts.ts';
import type { WatchlistPageProps } from '../account/watchlist/watchlist-page.ts';
import type { CheckoutPageProps } from '../checkout/page/checkout-page.ts';
import type { ReservationPageProps } from '../checkout/page/reservation-page.ts';
import type { DeliveryPageProps } from '../delivery/delivery-answer.ts';
import type { RefusedProps } from '../editorial/refused.ts';
import type { CalculationProps } from '../finance/calculator/calculation-props.ts';
import type { FinanceScreenProps } from '../finance/page/finance-screen.ts';
import type { NamedCars } from '../garage/car-list.ts';
import type { GarageOwner } from '../garage/page/garage-owner.ts';
import type { LeadFormPageProps } from '../leads/form/lead-form-page.ts';
import type { ReceiptProps } from '../leads/success/receipt-facts.ts';
import type { AppointmentProps } from '../leads/test-drive/appointment/appointment-facts.ts';
import type { TradeInPageProps } from '../leads/trade-in/page/trade-in-on-demand.ts';
import type { UnsubscribeProps } from '../leads/unsubscribe/unsubscribe-facts.ts';
import type { PaymentDoneProps } from '../payment/payment-done.ts';
import type { PaymentPageProps } from '../payment/payment-form-facts.ts';
import type { SpinStanding } from '../prizes/spin-facts.ts';
import type { BudgetPageProps, PriceRangePageProps } from '../search/budget/budget-page.ts';
import type { SiteFrame } from '../site/site-frame.ts';
import type { FuelCostPageProps } from '../vehicle/fuel-cost/typed-driving.ts';

/**
 * The props of each page that the functions render when it is asked for, as plain data: those of `problem` are for
 * `src/pages/on-demand/problem.astro`. These pages use `Astro.locals.frame`, because there is no `Astro.locals.site`.
 */
export interface OnDemandPages {
  /** Shown after a posted form was refused. */
  readonly problem: RefusedProps;
  /** The finance calculator with its result, for browsers without JavaScript. */
  readonly calculation: CalculationProps;
  /** A lead form: empty for a vehicle, or refused with its errors. */
  readonly 'lead-form': LeadFormPageProps;
  /** The finance page for the vehicle and loan in its address, or a refused application. */
  readonly finance: FinanceScreenProps;
  /** What a shopper has sent, at an address that only they know. */
  readonly receipt: ReceiptProps;
  /** A booked test drive, with the reason why a change was refused. */
  readonly appointment: AppointmentProps;
  /** Everything that a signed-in shopper has saved. */
  readonly garage: GarageOwner;
  /** The cars that a signed-in shopper has saved. */
  readonly watchlist: WatchlistPageProps;
  /** The form that saves a search. */
  readonly 'save-search': SaveSearchPageProps;
  /** Vehicles side by side. */
  readonly compare: NamedCars;
  /** Vehicles that somebody shared; `from` is that person's name, if known. */
  readonly 'shared-list': { readonly cars: NamedCars; readonly from: string | null };
  /** The form that stops all marketing messages: refused, or confirmed. */
  readonly unsubscribe: UnsubscribeProps;
  /** Leads on to a lender's site at this address. */
  readonly 'to-lender': { readonly address: string };
  /** The page on which a vehicle is reserved, or the reason why it cannot be. */
  readonly checkout: CheckoutPageProps;
  /** A reservation, for anybody with its link. */
  readonly reservation: ReservationPageProps;
  /** Online payment: the form (empty or refused), or how to pay if no card provider is configured. */
  readonly payment: PaymentPageProps;
  /** The state of a payment, for anybody with its link. */
  readonly 'payment-done': PaymentDoneProps;
  /** What delivery to a postcode costs. */
  readonly delivery: DeliveryPageProps;
  /** What a budget buys, for browsers without JavaScript. */
  readonly budget: BudgetPageProps;
  /** The cars between two prices, for browsers without JavaScript. */
  readonly 'price-range': PriceRangePageProps;
  /** What a vehicle costs in fuel, for browsers without JavaScript. */
  readonly 'fuel-cost': FuelCostPageProps;
  /** Where shoppers sign in. */
  readonly 'sign-in': SignInProps;
  /** Asks for the code that was sent to a phone. */
  readonly code: CodeQuestion;
  /** Asks a new shopper for a name, then continues at `redirect`, a path of the site. */
  readonly names: { readonly redirect: string };
  /** Stops messages about saved vehicles or searches, or confirms that they have stopped. */
  readonly 'stop-notices': StopNoticesProps;
  /** Confirms that an account is deleted. */
  readonly 'account-deleted': null;
  /** The prize wheel with the shopper's remaining spins or prize. */
  readonly spin: SpinStanding;
  /** One step of a trade-in, for browsers without JavaScript. */
  readonly 'trade-in': TradeInPageProps;
}

export type OnDemandName = keyof OnDemandPages;

/** The name and props of a page on demand, which its route reads from `Astro.locals.onDemand`. */
export type OnDemandPage = {
  readonly [Name in OnDemandName]: { readonly name: Name; readonly props: OnDemandPages[Name] };
}[OnDemandName];

/** Renders a page on demand in a dealer's frame to HTML. Rejects if rendering fails; Astro logs the error. */
export type RenderOnDemand = <Name extends OnDemandName>(
  name: Name,
  props: OnDemandPages[Name],
  frame: SiteFrame,
) => Promise<string>;
