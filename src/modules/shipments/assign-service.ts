import type { Tx } from '../../platform/db/unit-of-work.js';
import { changeShipment } from './change-shipment.js';
import { rateSnapshot, skipsHub, type PricedService } from './insert-shipment.js';
import type { Shipment } from './shipment.entity.js';

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
    carrierAccountId: priced.quote.offer.live?.accountId ?? null,
    skipHub: skipsHub(priced.quote, shipment.type),
    ownFleet: carrier.kind === 'own_fleet',
    actualRateMinor: actualRate.minor,
    displayRateMinor: displayRate?.minor ?? null,
    rate: rateSnapshot(priced),
    volumetricMg: BigInt(weights.volumetricMg),
    chargeableMg: BigInt(weights.chargeableMg),
  });
}
