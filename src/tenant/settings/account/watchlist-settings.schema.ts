import * as v from 'valibot';
import { count, described, groupFor, switchFor, textFor } from '../parts.schema.ts';
import { watchNoticesSchema } from './watch-notices.schema.ts';

/**
 * account.json `watchlist`: cars that shoppers save to their account, and the page with them (stock and
 * vehicle §2, §4, §7, §8).
 */
export const watchlistSettingsSchema = v.strictObject({
  enabled: switchFor('Shoppers who have signed in may save vehicles'),
  maxCars: described(count(1, 1000), 'How many vehicles one shopper may save'),
  undoMinutes: described(
    count(1, 1440),
    'Whoever removes a vehicle and saves it again within so many minutes has it as it was before',
  ),
  texts: groupFor('What is said when a vehicle is saved or removed', {
    savedTitle: textFor('Heading after a vehicle was saved'),
    saved: textFor('After a vehicle was saved; {name} is the vehicle'),
    removedTitle: textFor('Heading after it was removed'),
    removed: textFor('After a vehicle was removed, also in its place in the list; {name} is the vehicle'),
    viewList: textFor('Link to the watchlist'),
    failed: textFor('When nobody can say why it did not work'),
    offline: textFor('When there is no connection'),
    close: textFor('What the button that closes a message is called'),
  }),
  page: groupFor('The page with the saved vehicles', {
    title: textFor('Heading of the page'),
    description: textFor('For shared links, with {dealer}'),
    countOne: textFor('Above a list of one; {count} is 1, {car} "car" or what the dealer calls its vehicles'),
    countMany: textFor('Above a longer list; {count} is how many, {cars} "cars"'),
    emptyHeading: textFor('Heading while nothing is saved'),
    emptyText: textFor('How a vehicle is saved, under that heading; {car} is "car", {cars} "cars"'),
    browse: textFor('Link to the stock, with {cars}'),
    savedOn: textFor('Beside a vehicle; {date} is the day on which it was saved'),
    priceDown: textFor('Beside a vehicle whose price fell; {amount} is by how much'),
    priceUp: textFor('Beside a vehicle whose price rose; {amount} is by how much'),
    reserved: textFor('Somebody else holds it'),
    available: textFor('It was not for sale when it was saved, and is now'),
    comingSoon: textFor('It is on its way'),
    sold: textFor('It is sold'),
    gone: textFor('No longer on the site; its name stays'),
    view: textFor('Link to the vehicle'),
    findSimilar: textFor('Link to others like one that is gone'),
    remove: textFor('Button that removes it'),
    undo: textFor('Button that takes that back'),
    saveHeading: textFor('Without script: asks whether to save {name}'),
    save: textFor('Without script: the button that saves it'),
  }),
  notices: described(watchNoticesSchema, 'Messages about saved cars, to those who have asked for them'),
});
