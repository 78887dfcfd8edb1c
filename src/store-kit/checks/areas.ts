/** What a check is about. The command line offers them without loading the checks. */
export const areas = ['session', 'requests', 'signature', 'events', 'delivery', 'retries', 'refusals', 'warnings'] as const;
export type Area = (typeof areas)[number];
