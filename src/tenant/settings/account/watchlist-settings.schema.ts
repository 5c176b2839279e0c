import * as v from 'valibot';
import { count, text } from '../leads/parts.schema.ts';
import { watchNoticesSchema } from './watch-notices.schema.ts';

/**
 * account.json `watchlist`: cars that shoppers save to their account, and the page with them (stock and
 * vehicle §2, §4, §7, §8).
 */
export const watchlistSettingsSchema = v.strictObject({
  enabled: v.pipe(v.boolean(), v.description('Shoppers who have signed in may save vehicles')),
  maxCars: v.pipe(count(1, 1000), v.description('How many vehicles one shopper may save')),
  undoMinutes: v.pipe(
    count(1, 1440),
    v.description(
      'Whoever removes a vehicle and saves it again within so many minutes has it as it was before',
    ),
  ),
  texts: v.pipe(
    v.strictObject({
      savedTitle: v.pipe(text, v.description('Heading after a vehicle was saved')),
      saved: v.pipe(text, v.description('After a vehicle was saved; {name} is the vehicle')),
      removedTitle: v.pipe(text, v.description('Heading after it was removed')),
      removed: v.pipe(
        text,
        v.description('After a vehicle was removed, also in its place in the list; {name} is the vehicle'),
      ),
      viewList: v.pipe(text, v.description('Link to the watchlist')),
      failed: v.pipe(text, v.description('When nobody can say why it did not work')),
      offline: v.pipe(text, v.description('When there is no connection')),
      close: v.pipe(text, v.description('What the button that closes a message is called')),
    }),
    v.description('What is said when a vehicle is saved or removed'),
  ),
  page: v.pipe(
    v.strictObject({
      title: v.pipe(text, v.description('Heading of the page')),
      description: v.pipe(text, v.description('For shared links, with {dealer}')),
      countOne: v.pipe(
        text,
        v.description('Above a list of one; {count} is 1, {car} "car" or what the dealer calls its vehicles'),
      ),
      countMany: v.pipe(text, v.description('Above a longer list; {count} is how many, {cars} "cars"')),
      emptyHeading: v.pipe(text, v.description('Heading while nothing is saved')),
      emptyText: v.pipe(
        text,
        v.description('How a vehicle is saved, under that heading; {car} is "car", {cars} "cars"'),
      ),
      browse: v.pipe(text, v.description('Link to the stock, with {cars}')),
      savedOn: v.pipe(text, v.description('Beside a vehicle; {date} is the day on which it was saved')),
      priceDown: v.pipe(text, v.description('Beside a vehicle whose price fell; {amount} is by how much')),
      priceUp: v.pipe(text, v.description('Beside a vehicle whose price rose; {amount} is by how much')),
      reserved: v.pipe(text, v.description('Somebody else holds it')),
      available: v.pipe(text, v.description('It was not for sale when it was saved, and is now')),
      comingSoon: v.pipe(text, v.description('It is on its way')),
      sold: v.pipe(text, v.description('It is sold')),
      gone: v.pipe(text, v.description('No longer on the site; its name stays')),
      view: v.pipe(text, v.description('Link to the vehicle')),
      findSimilar: v.pipe(text, v.description('Link to others like one that is gone')),
      remove: v.pipe(text, v.description('Button that removes it')),
      undo: v.pipe(text, v.description('Button that takes that back')),
      saveHeading: v.pipe(text, v.description('Without script: asks whether to save {name}')),
      save: v.pipe(text, v.description('Without script: the button that saves it')),
    }),
    v.description('The page with the saved vehicles'),
  ),
  notices: v.pipe(
    watchNoticesSchema,
    v.description('Messages about saved cars, to those who have asked for them'),
  ),
});
