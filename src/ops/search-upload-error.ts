/**
 * First words of the error of a build whose search upload failed: the advice then does not point to the
 * settings.
 */
export const SEARCH_UPLOAD_FAILED = 'The search server was not brought up to date.';
