import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits } from '../../platform/db/base.js';

/** The carrier cost of a shipment, computed when the carrier took it over; or the reason why it could not be computed. */
export const ShipmentCostSchema = defineEntity({
  name: 'ShipmentCost',
  tableName: 'shipment_cost',
  checks: [{ name: 'shipment_cost_known_or_missing', expression: '(missing is null) = (amount_minor is not null)' }],
  properties: {
    shipmentId: p.uuid().primary(),
    rateCardId: p.uuid().nullable(),
    /** Why nothing was booked, such as NO_RATE_CARD. */
    missing: p.string().length(40).nullable(),
    /** Null if nothing was booked: the card was missing, or the cost is zero. */
    entryId: p.uuid().nullable(),
    amountMinor: minorUnits().nullable(),
    currency: currencyCode(),
    occurredAt: instant(),
  },
});
