import { formatMoney } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { breakdownOf, type Quote } from '../rating/index.js';
import { changeShipment } from './change-shipment.js';
import type { RateSnapshot, Shipment } from './shipment.entity.js';

export interface PricedService {
  readonly quote: Quote;
  readonly planId: string | null;
}

/**
 * Moves a shipment that has not been picked up to another service at that service's price. The caller holds the lock and settles the
 * money.
 */
export function assignService(tx: Tx, shipment: Shipment, priced: PricedService): Promise<void> {
  const { service, carrier, weights, actualRate, displayRate } = priced.quote;
  return changeShipment(tx, shipment, {
    serviceCode: service.code,
    serviceName: service.name,
    carrierCode: carrier.code,
    carrierName: carrier.name,
    carrierAutoSelected: false,
    skipHub: service.skipHub,
    ownFleet: carrier.kind === 'own_fleet',
    actualRateMinor: actualRate.minor,
    displayRateMinor: displayRate?.minor ?? null,
    rate: rateSnapshot(priced),
    volumetricMg: BigInt(weights.volumetricMg),
    chargeableMg: BigInt(weights.chargeableMg),
  });
}

/** The components of a price, kept so that it can be explained and recomputed. */
export const rateSnapshot = ({ quote, planId }: PricedService): RateSnapshot => ({
  pricedAt: quote.pricedAt.toISOString(),
  rateCardId: quote.rateCardId,
  rateCardVersion: quote.rateCardVersion,
  tier: quote.tier,
  planId,
  planName: quote.planName,
  planBasisPoints: quote.planPercent === null ? null : Number(quote.planPercent),
  breakdown: breakdownOf(quote).map(({ code, label, amount }) => ({ code, label, amount: formatMoney(amount), currency: amount.currency })),
});
