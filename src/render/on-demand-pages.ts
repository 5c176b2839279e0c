import type { CodeQuestion } from '../account/phone-code/code-question.ts';
import type { SaveSearchPageProps } from '../account/saved-searches/own-searches.ts';
import type { SignInProps } from '../account/sign-in/sign-in-facts.ts';
import type { StopNoticesProps } from '../account/watchlist/stop-notices.ts';
import type { WatchlistPageProps } from '../account/watchlist/watchlist-page.ts';
import type { CheckoutPageProps } from '../checkout/page/checkout-page.ts';
import type { ReservationPageProps } from '../checkout/page/reservation-page.ts';
import type { DeliveryPageProps } from '../delivery/delivery-page.ts';
import type { RefusedProps } from '../editorial/refused.ts';
import type { CalculationProps } from '../finance/calculator/calculation-props.ts';
import type { FinanceScreenProps } from '../finance/page/finance-screen.ts';
import type { NamedCars } from '../garage/named-cars.ts';
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
  /** What a browser is shown that posted a form which was refused. */
  readonly problem: RefusedProps;
  /** The finance calculator with its result, for browsers without JavaScript. */
  readonly calculation: CalculationProps;
  /** A lead form, empty for a vehicle or as it was refused. */
  readonly 'lead-form': LeadFormPageProps;
  /** The page of finance with the vehicle and the loan of its address, or with an application as it was refused. */
  readonly finance: FinanceScreenProps;
  /** What a shopper has sent, at the address that only they know. */
  readonly receipt: ReceiptProps;
  /** A test drive that has an appointment, with what it was not changed for. */
  readonly appointment: AppointmentProps;
  /** All that a shopper keeps, for whoever has signed in. */
  readonly garage: GarageOwner;
  /** The cars that whoever has signed in has saved. */
  readonly watchlist: WatchlistPageProps;
  /** The form that saves a search. */
  readonly 'save-search': SaveSearchPageProps;
  /** Vehicles side by side. */
  readonly compare: NamedCars;
  /** Vehicles that somebody has sent; `from` is the name of who sent them, if it is known. */
  readonly 'shared-list': { readonly cars: NamedCars; readonly from: string | null };
  /** The form that ends all offers and news, as it was refused, or that it is done. */
  readonly unsubscribe: UnsubscribeProps;
  /** The way on to a lender's own site, with its address there. */
  readonly 'to-lender': { readonly address: string };
  /** Where a vehicle is reserved, or why it cannot be. */
  readonly checkout: CheckoutPageProps;
  /** A reservation, for whoever has its link. */
  readonly reservation: ReservationPageProps;
  /** Paying online: the form, empty or as it was refused, or how to pay where no provider takes cards. */
  readonly payment: PaymentPageProps;
  /** How a payment stands, for whoever has its link. */
  readonly 'payment-done': PaymentDoneProps;
  /** What delivery to a postcode costs. */
  readonly delivery: DeliveryPageProps;
  /** What a budget buys, for browsers without JavaScript. */
  readonly budget: BudgetPageProps;
  /** What lies between two prices, for browsers without JavaScript. */
  readonly 'price-range': PriceRangePageProps;
  /** What a vehicle costs in fuel, for browsers without JavaScript. */
  readonly 'fuel-cost': FuelCostPageProps;
  /** Where shoppers sign in. */
  readonly 'sign-in': SignInProps;
  /** Asks for the code that was sent to a phone. */
  readonly code: CodeQuestion;
  /** Asks a new shopper for a name, who then goes on to `redirect`, a path of the site. */
  readonly names: { readonly redirect: string };
  /** Ends the messages about saved vehicles or searches, or says that they have ended. */
  readonly 'stop-notices': StopNoticesProps;
  /** Says that an account is deleted. */
  readonly 'account-deleted': null;
  /** The prize wheel as it stands for a shopper. */
  readonly spin: SpinStanding;
  /** A stage of a trade-in, for browsers without JavaScript. */
  readonly 'trade-in': TradeInPageProps;
}

export type OnDemandName = keyof OnDemandPages;

/** A page on demand with its props, as its route finds it in `Astro.locals.onDemand`. */
export type OnDemandPage = {
  readonly [Name in OnDemandName]: { readonly name: Name; readonly props: OnDemandPages[Name] };
}[OnDemandName];

/** Gives the HTML of a page on demand in the frame of a dealer. Rejects when it cannot be rendered; Astro logs why. */
export type RenderOnDemand = <Name extends OnDemandName>(
  name: Name,
  props: OnDemandPages[Name],
  frame: SiteFrame,
) => Promise<string>;
