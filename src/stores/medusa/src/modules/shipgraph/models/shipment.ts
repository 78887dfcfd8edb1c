import { model } from '@medusajs/framework/utils';

/** A shipment of shipgraph and the fulfilment that it is for: what its events are followed with, and what an admin sees. */
export const ShipgraphShipment = model
  .define('shipgraph_shipment', {
    /** Reference of the shipment, such as SVC7K3M9Q2TXB4. */
    id: model.text().primaryKey(),
    fulfillment_id: model.text(),
    order_id: model.text(),
    is_return: model.boolean().default(false),
    /** Number and id of the order in shipgraph; a return has none. */
    order_number: model.text().nullable(),
    shipgraph_order_id: model.text().nullable(),
    service: model.text().nullable(),
    /** Ids of the lines of the order that it carries. */
    line_ids: model.json().nullable(),
    status: model.text().default('new'),
    /** The last step that has been followed. */
    sequence: model.number().default(0),
    /** How often an event has changed something. */
    changes: model.number().default(0),
    awb: model.text().nullable(),
    tracking_url: model.text().nullable(),
    collection_amount: model.number().nullable(),
    /** What an admin has to know, in words. */
    problem: model.text().nullable(),
    /** Whether Medusa is cancelling it or has: the event that follows finds nothing to do. */
    cancelling: model.boolean().default(false),
    /** The copy of the server that follows an event now. */
    lease: model.text().nullable(),
    lease_until: model.dateTime().nullable(),
  })
  .indexes([{ on: ['fulfillment_id'] }, { on: ['order_id'] }]);
