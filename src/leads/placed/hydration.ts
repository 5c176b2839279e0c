/** The parameters of an address that choose in a form's lists: with one of them the form hydrates at once. */
export const choosingParameters = ['category', 'location', 'dealership_slug', 'subcategory'] as const;

/** Keys of the device with which a form hydrates at once: a draft, and the contact details that are filled in. */
export const formStorage = ['lead-draft:', 'contact'] as const;
