/** Query parameters that preselect list options; if one is present, the form hydrates immediately. */
export const choosingParameters = ['category', 'location', 'dealership_slug', 'subcategory'] as const;

/** Prefixes of localStorage keys (drafts and contact details) that make a form hydrate immediately. */
export const formStorage = ['lead-draft:', 'contact'] as const;
