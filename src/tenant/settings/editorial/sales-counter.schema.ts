import * as v from 'valibot';
import { count, described, groupFor, text, textFor } from '../parts.schema.ts';

/** home.json `salesCounter`: "192 per day, one per 450 seconds, refreshes every 150 s" (leads and dealer §9). */
export const salesCounterSchema = v.strictObject({
  heading: textFor('What screen readers call the section'),
  perDay: described(
    count(1, 100_000),
    'How many you sell in a day: your true rate, which you can prove when somebody asks',
  ),
  secondsEach: described(
    count(1, 86_400),
    'A sale is counted after so many seconds; 86,400 of them are a day',
  ),
  refreshSeconds: described(count(1, 3600), 'The number is looked at anew after so many seconds'),
  basis: described(
    v.nullable(text),
    'Says under the number what the rate rests on; null says nothing',
    '70,112 cars sold in the twelve months to June 2026, shared out over the day.',
  ),
  texts: groupFor('Its words', {
    about: textFor('Before the number: it is worked out, not counted'),
    rate: textFor('Behind the number of a whole day, without script and just after midnight; {minutes}'),
    one: textFor('Behind the first of the day, with {car}'),
    many: textFor('Behind the number of today, with {cars} and {perDay}'),
  }),
});
