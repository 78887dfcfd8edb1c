/** `from` inclusive, `to` exclusive; milliseconds since the epoch. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Null means unbounded. */
export const periodOf = (from: Date | null, to: Date | null): Period => ({
  from: from?.getTime() ?? Number.MIN_SAFE_INTEGER,
  to: to?.getTime() ?? Number.MAX_SAFE_INTEGER,
});

export const covers = (period: Period, at: number): boolean => period.from <= at && at < period.to;
