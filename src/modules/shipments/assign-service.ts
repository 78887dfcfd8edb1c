import { formatMoney } from '../../kernel/money.js';
import { breakdownOf, type Quote } from '../carriers/index.js';
import type { RateSnapshot, Shipment } from './shipment.entity.js';

export interface PricedService {
  readonly quote: Quote;
  readonly planId: string | null;
}

/** Gives a shipment that nobody has fetched yet to another service, at the price of that. The caller has it locked and minds the money. */
export function assignService(shipment: Shipment, priced: PricedService): void {
  const { service, carrier, weights, actualRate, displayRate } = priced.quote;
  shipment.serviceCode = service.code;
  shipment.serviceName = service.name;
  shipment.carrierCode = carrier.code;
  shipment.carrierName = carrier.name;
  shipment.carrierAutoSelected = false;
  shipment.skipHub = service.skipHub;
  shipment.ownFleet = carrier.kind === 'own_fleet';
  shipment.actualRateMinor = actualRate.minor;
  shipment.displayRateMinor = displayRate?.minor ?? null;
  shipment.rate = rateSnapshot(priced);
  shipment.volumetricMg = BigInt(weights.volumetricMg);
  shipment.chargeableMg = BigInt(weights.chargeableMg);
}

/** What a price was made of, so that it can be explained and computed again. */
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
