/**
 * Dispatched on the document with each change of the vehicle since its page was built:
 * the islands that show it are hydrated by the first.
 */
export const LIVE_CHANGE_EVENT = 'live-change';
