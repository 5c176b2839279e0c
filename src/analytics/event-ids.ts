/**
 * "Analytics event ids" (leads and dealer §9) under the names that the pages use. `-used` is the same act for
 * a used vehicle where the table gives it an id of its own.
 */
export const eventIds = {
  'vehicle-view': 4,
  enquiry: 14,
  'enquiry-used': 15,
  'trade-in': 17,
  'test-drive': 17,
  'offer-accepted': 18,
  'default-enquiry': 22,
  'phone-click': 25,
  'finance-calculator': 26,
  'code-sent': 36,
  'code-verified': 37,
  favourite: 39,
  'test-drive-used': 48,
  'search-view': 49,
  'career-enquiry': 51,
  'history-report': 60,
  print: 61,
} as const;

export type EventName = keyof typeof eventIds;

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(eventIds, name);
}

/** What happens once on a page, however often it is clicked: a view, and what only the first time says something. */
const oncePerPage: readonly EventName[] = [
  'vehicle-view',
  'search-view',
  'phone-click',
  'finance-calculator',
  'history-report',
  'print',
];

export function isOncePerPage(name: EventName): boolean {
  return oncePerPage.includes(name);
}

/** What a function counts together with what it stores: told to the data layer, and to the platform no second time. */
export function isCountedByFunctions(name: EventName): boolean {
  return name === 'offer-accepted';
}
