/**
 * "Analytics event ids" (leads and dealer §9) by event name. `-used` is the variant for used vehicles, where the
 * table has a separate id.
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

/** Events that are sent once per page: views, and actions of which only the first counts. */
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

/** Events that functions count when they store something: sent to the data layer, but not to the platform again. */
export function isCountedByFunctions(name: EventName): boolean {
  return name === 'offer-accepted';
}
