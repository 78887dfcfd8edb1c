import { p } from '@mikro-orm/core';

/** A point in time, stored as timestamptz. */
export const instant = () => p.datetime().columnType('timestamptz(3)');

/** Whole minor units of a currency that another column of the row names. */
export const minorUnits = () => p.bigint('bigint');

export const currencyCode = () => p.string().columnType('char(3)');

/** Columns that every record has. */
export const recordColumns = {
  id: p.uuid().primary(),
  createdAt: instant(),
  updatedAt: instant(),
};
