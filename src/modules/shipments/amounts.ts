import { money, type Money } from '../../kernel/money.js';
import type { Shipment } from './shipment.entity.js';

/** The seller's price for shipping. */
export const actualRateOf = ({ actualRateMinor, currency }: Pick<Shipment, 'actualRateMinor' | 'currency'>): Money =>
  money(actualRateMinor, currency);

/** The price shown to the shopper; null when no display rule applied. */
export const displayRateOf = ({ displayRateMinor, currency }: Pick<Shipment, 'displayRateMinor' | 'currency'>): Money | null =>
  displayRateMinor === null ? null : money(displayRateMinor, currency);

/** Mirrors the database rule for `hasAdjustment`, and also covers changes made since the row was read. */
export const isAdjusted = ({ adjustmentStatus }: Pick<Shipment, 'adjustmentStatus'>): boolean =>
  adjustmentStatus !== null && adjustmentStatus !== 'deleted' && adjustmentStatus !== 'void';

/** Amount of the weight-adjustment invoice; null when there is none. */
export const adjustmentAmountOf = (shipment: Pick<Shipment, 'adjustmentStatus' | 'adjustmentMinor' | 'currency'>): Money | null =>
  isAdjusted(shipment) && shipment.adjustmentMinor !== null ? money(shipment.adjustmentMinor, shipment.currency) : null;
