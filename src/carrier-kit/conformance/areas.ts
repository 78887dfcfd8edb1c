/** What a check is about. The command line offers them without loading the checks. */
export const areas = ['shape', 'account', 'quote', 'book', 'label', 'cancel', 'track', 'webhook', 'secrets'] as const;
export type Area = (typeof areas)[number];
