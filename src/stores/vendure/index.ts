export { shipgraphCodEligibility } from './cod/cod-eligibility';
export { shipgraphCashOnDelivery } from './cod/cod-payment';
export { shipgraphFulfillmentHandler } from './fulfillments/fulfillment-handler';
export type { Parcel, ShipgraphAddress, ShipgraphPluginOptions } from './options';
export { ShipgraphPlugin } from './plugin';
export { shipgraphShippingCalculator } from './rates/shipping-calculator';
export { shipgraphShippingEligibility } from './rates/shipping-eligibility';
