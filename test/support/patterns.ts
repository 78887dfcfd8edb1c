/** Ids that are ordered by time. */
export const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A public reference: prefix, ten characters of Crockford's base 32 and a check character. */
export const REFERENCE = /^SVC[0-9A-HJKMNP-TV-Z]{11}$/;

/** An instant of an answer: UTC with milliseconds. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
