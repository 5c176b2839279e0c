import type * as v from 'valibot';
import { accountSchema } from './account.schema.ts';
import { analyticsSchema } from './analytics.schema.ts';
import { appointmentsSchema } from './appointments.schema.ts';
import { blogSchema } from './blog.schema.ts';
import { brandsSchema } from './brands.schema.ts';
import { budgetSchema } from './budget.schema.ts';
import { catalogueSchema } from './catalogue.schema.ts';
import { chatSchema } from './chat.schema.ts';
import { checkoutSchema } from './checkout.schema.ts';
import { contactSchema } from './contact.schema.ts';
import { deliverySchema } from './delivery.schema.ts';
import { documentsSchema } from './documents.schema.ts';
import { editorialSchema } from './editorial.schema.ts';
import { feedSchema } from './feed.schema.ts';
import { financeSchema } from './finance.schema.ts';
import { formsSchema } from './forms.schema.ts';
import { gallerySchema } from './gallery.schema.ts';
import { garageSchema } from './garage.schema.ts';
import { homeSchema } from './home.schema.ts';
import { imagesSchema } from './images.schema.ts';
import { leadsSchema } from './leads.schema.ts';
import { locationsSchema } from './locations.schema.ts';
import { marketSchema } from './market.schema.ts';
import { navigationSchema } from './navigation.schema.ts';
import { paymentSchema } from './payment.schema.ts';
import { prizesSchema } from './prizes.schema.ts';
import { promotionsSchema } from './promotions.schema.ts';
import { publishSchema } from './publish.schema.ts';
import { redirectsSchema } from './redirects.schema.ts';
import { reviewsSchema } from './reviews.schema.ts';
import { searchSchema } from './search.schema.ts';
import { siteSchema } from './site.schema.ts';
import { successSchema } from './success.schema.ts';
import { syndicationSchema } from './syndication.schema.ts';
import { themeSchema } from './theme.schema.ts';
import { valuationSchema } from './valuation.schema.ts';
import { vehicleSettingsSchema } from './vehicle.schema.ts';

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
