import * as v from 'valibot';
import { text } from '../leads/parts.schema.ts';

/**
 * analytics.json: what is measured of a visit, and how consent is asked for (OAIC guidance on tracking
 * pixels).
 */
export const analyticsSchema = v.strictObject({
  enabled: v.pipe(
    v.boolean(),
    v.description('Count page views and clicks; nothing personal is ever in them'),
  ),
  dailyCounts: v.pipe(
    v.boolean(),
    v.description(
      'Keep for a quarter how often per day each car was looked at, each event happened and a search found nothing; ' +
        'the report of /ops shows it. Words of a search are kept once three visitors have searched for them. false ' +
        'keeps nothing of it; tag managers still get the events',
    ),
  ),
  consent: v.pipe(
    v.picklist(['ask', 'assumed']),
    v.description(
      'ask: nothing is counted until the shopper agrees; assumed: everything until the shopper declines. A browser ' +
        'that asks not to be tracked has declined in both',
    ),
  ),
  texts: v.pipe(
    v.strictObject({
      heading: v.pipe(text, v.description('Name of the bar, for screen readers')),
      question: v.pipe(text, v.description('What the shopper is asked')),
      accept: v.pipe(text, v.description('Button that agrees')),
      decline: v.pipe(text, v.description('Button that declines')),
      granted: v.pipe(text, v.description('In the bar, when it is opened again after agreeing')),
      declined: v.pipe(text, v.description('In the bar, when it is opened again after declining')),
      choices: v.pipe(text, v.description('In the footer; opens the bar again')),
    }),
    v.description('The words of the bar that asks'),
  ),
});
