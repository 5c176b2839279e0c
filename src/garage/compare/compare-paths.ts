/** Vehicles side by side, `/compare?cars={slug},{slug}`. */
export const COMPARE_PATH = '/compare';
