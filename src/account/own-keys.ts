/**
 * What on the device belongs to the person who has signed in, by its key: it goes when they sign out. The cars that
 * were looked at and the favourites belong to the device.
 */
export const ownKeys: readonly string[] = ['contact', 'saved-cars', 'sent-lead', 'trade-in'];
