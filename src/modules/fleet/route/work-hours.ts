import { instantOfLocal } from '../../../kernel/local-time.js';

/** When drivers leave and have to be back, unless the run says otherwise. */
const BEGIN = '08:00';
const END = '20:00';

export const startOfWork = (day: string, timeZone: string): Date => instantOfLocal(day, BEGIN, timeZone);
export const endOfWork = (day: string, timeZone: string): Date => instantOfLocal(day, END, timeZone);
