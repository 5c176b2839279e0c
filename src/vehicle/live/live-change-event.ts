/**
 * Dispatched on the document whenever the vehicle has changed since the build; the first event hydrates the islands
 * that show the change.
 */
export const LIVE_CHANGE_EVENT = 'live-change';
