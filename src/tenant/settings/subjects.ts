import type * as v from 'valibot';
import { accountSchema } from './account/account.schema.ts';
import { garageSchema } from './account/garage.schema.ts';
import { catalogueSchema } from './catalogue.schema.ts';
import { checkoutSchema } from './checkout/checkout.schema.ts';
import { deliverySchema } from './checkout/delivery.schema.ts';
import { paymentSchema } from './checkout/payment.schema.ts';
import { blogSchema } from './editorial/blog.schema.ts';
import { editorialSchema } from './editorial/editorial.schema.ts';
import { homeSchema } from './editorial/home.schema.ts';
import { prizesSchema } from './editorial/prizes.schema.ts';
import { promotionsSchema } from './editorial/promotions.schema.ts';
import { reviewsSchema } from './editorial/reviews.schema.ts';
import { budgetSchema } from './finance/budget.schema.ts';
import { financeSchema } from './finance/finance.schema.ts';
import { appointmentsSchema } from './leads/appointments.schema.ts';
import { contactSchema } from './leads/contact.schema.ts';
import { formsSchema } from './leads/forms.schema.ts';
import { leadsSchema } from './leads/leads.schema.ts';
import { successSchema } from './leads/success.schema.ts';
import { locationsSchema } from './locations/locations.schema.ts';
import { feedSchema } from './publish/feed.schema.ts';
import { publishSchema } from './publish/publish.schema.ts';
import { syndicationSchema } from './publish/syndication.schema.ts';
import { searchSchema } from './search.schema.ts';
import { analyticsSchema } from './site/analytics.schema.ts';
import { brandsSchema } from './site/brands.schema.ts';
import { chatSchema } from './site/chat.schema.ts';
import { documentsSchema } from './site/documents.schema.ts';
import { navigationSchema } from './site/navigation.schema.ts';
import { redirectsSchema } from './site/redirects.schema.ts';
import { siteSchema } from './site/site.schema.ts';
import { themeSchema } from './site/theme.schema.ts';
import { valuationSchema } from './valuation/valuation.schema.ts';
import { gallerySchema } from './vehicle/gallery.schema.ts';
import { imagesSchema } from './vehicle/images.schema.ts';
import { marketSchema } from './vehicle/market.schema.ts';
import { vehicleSettingsSchema } from './vehicle/vehicle.schema.ts';

/** Every settings file a tenant may hold: `<subject>.json`. */
export const subjects = {
  site: siteSchema,
  theme: themeSchema,
  navigation: navigationSchema,
  home: homeSchema,
  search: searchSchema,
  vehicle: vehicleSettingsSchema,
  locations: locationsSchema,
  leads: leadsSchema,
  contact: contactSchema,
  forms: formsSchema,
  success: successSchema,
  finance: financeSchema,
  budget: budgetSchema,
  account: accountSchema,
  appointments: appointmentsSchema,
  checkout: checkoutSchema,
  garage: garageSchema,
  payment: paymentSchema,
  prizes: prizesSchema,
  chat: chatSchema,
  valuation: valuationSchema,
  market: marketSchema,
  delivery: deliverySchema,
  promotions: promotionsSchema,
  brands: brandsSchema,
  reviews: reviewsSchema,
  catalogue: catalogueSchema,
  documents: documentsSchema,
  editorial: editorialSchema,
  blog: blogSchema,
  redirects: redirectsSchema,
  images: imagesSchema,
  gallery: gallerySchema,
  analytics: analyticsSchema,
  feed: feedSchema,
  publish: publishSchema,
  syndication: syndicationSchema,
} as const;

export type Subject = keyof typeof subjects;
export type Settings = { [K in Subject]: v.InferOutput<(typeof subjects)[K]> };
