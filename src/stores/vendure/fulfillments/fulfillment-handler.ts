import { FulfillmentHandler, LanguageCode } from '@vendure/core';
import { CancelShipmentService } from './cancel-shipment.service';
import { PlaceFulfillmentService } from './place-fulfillment.service';
import { isToldByShipgraph } from './told-by-shipgraph';

const en = (value: string): { languageCode: LanguageCode; value: string }[] => [{ languageCode: LanguageCode.en, value }];

let shipments: PlaceFulfillmentService;
let cancellations: CancelShipmentService;

/** Ships the lines of a fulfilment as one parcel, and cancels it with the fulfilment. */
export const shipgraphFulfillmentHandler = new FulfillmentHandler({
  code: 'shipgraph',
  description: en('Ship with shipgraph'),
  args: {
    service: {
      type: 'string',
      required: false,
      label: en('Service'),
      description: en('Empty: the one that the shopper chose. Else the code of a service, or "cheapest".'),
    },
  },
  init(injector) {
    shipments = injector.get(PlaceFulfillmentService);
    cancellations = injector.get(CancelShipmentService);
  },
  createFulfillment: (ctx, orders, lines, { service }) => shipments.place(ctx, orders, { lines, service }),
  onFulfillmentTransition: async (_from, to, { ctx, fulfillment }) => {
    if (to === 'Cancelled' && !isToldByShipgraph()) return cancellations.cancel(ctx, fulfillment);
  },
});
