import { model } from '@medusajs/framework/utils';

/** How this store is connected. One row at most. */
export const ShipgraphConnection = model.define('shipgraph_connection', {
  id: model.text().primaryKey(),
  domain: model.text(),
  token: model.text(),
  webhook_id: model.text().nullable(),
  webhook_url: model.text().nullable(),
  webhook_secrets: model.json().nullable(),
  last_event_at: model.dateTime().nullable(),
});
