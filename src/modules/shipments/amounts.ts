import { money, type Money } from '../../kernel/money.js';
import type { Shipment } from './shipment.entity.js';

/** What the seller pays for shipping. */
export const actualRateOf = ({ actualRateMinor, currency }: Pick<Shipment, 'actualRateMinor' | 'currency'>): Money =>
  money(actualRateMinor, currency);

/** What the shopper was shown; null when no display rule applied. */
export const displayRateOf = ({ displayRateMinor, currency }: Pick<Shipment, 'displayRateMinor' | 'currency'>): Money | null =>
  displayRateMinor === null ? null : money(displayRateMinor, currency);

/** The rule of `hasAdjustment`, true also of a change that was made since the row was read. */
export const isAdjusted = ({ adjustmentStatus }: Pick<Shipment, 'adjustmentStatus'>): boolean =>
  adjustmentStatus !== null && adjustmentStatus !== 'deleted' && adjustmentStatus !== 'void';

/** What the invoice for a difference in weight asks for; null when there is none. */
export const adjustmentAmountOf = (shipment: Pick<Shipment, 'adjustmentStatus' | 'adjustmentMinor' | 'currency'>): Money | null =>
  isAdjusted(shipment) && shipment.adjustmentMinor !== null ? money(shipment.adjustmentMinor, shipment.currency) : null;
