/**
 * Storage keys with personal data, which are removed on signing out. Viewed cars and favourites belong to the device
 * and are kept.
 */
export const ownKeys: readonly string[] = ['contact', 'saved-cars', 'sent-lead', 'trade-in'];
