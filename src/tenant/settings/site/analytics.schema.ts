import * as v from 'valibot';
import { described, groupFor, switchFor, textFor } from '../parts.schema.ts';

/**
 * analytics.json: what is measured of a visit, and how consent is asked for (OAIC guidance on tracking
 * pixels).
 */
export const analyticsSchema = v.strictObject({
  enabled: switchFor('Count page views and clicks; nothing personal is ever in them'),
  dailyCounts: switchFor(
    'Keep for a quarter how often per day each car was looked at, each event happened and a search found nothing; ' +
      'the report of /ops shows it. Words of a search are kept once three visitors have searched for them. false ' +
      'keeps nothing of it; tag managers still get the events',
  ),
  consent: described(
    v.picklist(['ask', 'assumed']),
    'ask: nothing is counted until the shopper agrees; assumed: everything until the shopper declines. A browser ' +
      'that asks not to be tracked has declined in both',
  ),
  texts: groupFor('The words of the bar that asks', {
    heading: textFor('Name of the bar, for screen readers'),
    question: textFor('What the shopper is asked'),
    accept: textFor('Button that agrees'),
    decline: textFor('Button that declines'),
    granted: textFor('In the bar, when it is opened again after agreeing'),
    declined: textFor('In the bar, when it is opened again after declining'),
    choices: textFor('In the footer; opens the bar again'),
  }),
});
