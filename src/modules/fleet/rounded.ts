/** Kilometres to a tenth. */
export const kmOf = (metres: number | null): number | null => (metres === null ? null : Math.round(metres / 100) / 10);

/** Whole minutes. */
export const minutesOf = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds / 60));
