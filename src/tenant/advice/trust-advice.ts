import type { Finding } from '../mistakes/mistake.ts';
import type { Advice } from './advice.ts';

/** A selection of good reviews must be called a selection (Australian Consumer Law, ss 18 and 29). */
export const adviseOnReviews: Advice = ({ reviews }) => {
  if (reviews === undefined || !reviews.show || reviews.file === null) return [];
  if (reviews.minimumRating === 1 || reviews.texts.selection !== null) return [];
  return [
    {
      subject: 'reviews',
      path: ['texts', 'selection'],
      related: ['minimumRating'],
      message: `texts.selection is null: reviews below ${reviews.minimumRating} stars are left out and nobody is told, which can mislead shoppers (Australian Consumer Law, s 29).`,
      fix: 'Say which are shown, or write 1 as minimumRating.',
    },
  ];
};

const DAY_SECONDS = 86_400;

/** A number of sales is a claim about the business and must be true (Australian Consumer Law, s 18). */
export const adviseOnSalesCounter: Advice = ({ home }) => {
  if (home === undefined || !home.sections.includes('salesCounter')) return [];
  const { perDay, secondsEach, basis } = home.salesCounter;
  const unproven: Finding = {
    subject: 'home',
    path: ['salesCounter', 'basis'],
    message:
      'salesCounter.basis is null: the number is worked out from a rate, not counted. It is only lawful while it is your true rate, and you can prove it (Australian Consumer Law, s 18).',
    fix: 'Say what it rests on, such as "2,190 cars sold in the twelve months to June 2026", or take the section away.',
  };
  const due = Math.floor(DAY_SECONDS / secondsEach);
  const uneven: Finding = {
    subject: 'home',
    path: ['salesCounter', 'perDay'],
    related: ['salesCounter', 'secondsEach'],
    message: `salesCounter.perDay is ${perDay}, but one each ${secondsEach} seconds makes ${due} a day: the number stops before midnight, or never gets there.`,
    found: String(perDay),
    fix: `Write ${due}, or ${Math.round(DAY_SECONDS / perDay)} seconds.`,
  };
  return [...(basis === null ? [unproven] : []), ...(due === perDay ? [] : [uneven])];
};
