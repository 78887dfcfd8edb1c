import * as sellers from './mappers/sellers.js';
import { shipmentOutput } from './mappers/shipment-detail.js';
import * as shipments from './mappers/shipment-lists.js';
import {
  ChangeSellerDocument,
  CountSellersDocument,
  ListSellersDocument,
  ListShipmentsDocument,
  ReadSellerDocument,
  ReadShipmentDocument,
  SellerSubjectDocument,
  ShipmentEventsDocument,
} from './operations.generated.js';
import * as sellerReplies from './replies/sellers.js';
import * as shipmentDetail from './replies/shipment-detail.js';
import * as shipmentList from './replies/shipment-lists.js';
import { shipmentParams } from './replies/shipments.js';
import { route, type Route } from './legacy-route.js';

/** Sellers and shipments as ERP systems list and read them. */
export const erpListRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/erp/sellers',
    door: 'erpToken',
    document: ListSellersDocument,
    input: sellers.sellersInput,
    output: sellers.sellersOutput,
    errors: 'erp',
    summary: 'The sellers, filtered, sorted and page by page.',
    docs: { reply: sellerReplies.list, query: sellerReplies.listQuery },
  }),
  route({
    method: 'GET',
    path: '/api/erp/sellers/count',
    door: 'erpToken',
    document: CountSellersDocument,
    input: sellers.sellerCountInput,
    output: sellers.sellerCountOutput,
    errors: 'erp',
    summary: 'How many sellers a list would have.',
    docs: { reply: sellerReplies.counted, query: sellerReplies.countQuery },
  }),
  route({
    method: 'GET',
    path: '/api/erp/sellers/:id',
    door: 'erpToken',
    document: ReadSellerDocument,
    input: sellers.byPathId,
    output: sellers.sellerOutput,
    errors: 'erp',
    summary: 'Everything about one seller.',
    docs: { reply: sellerReplies.one, params: sellerReplies.params },
  }),
  route({
    method: 'PUT',
    path: '/api/erp/sellers/:id',
    door: 'erpToken',
    document: ChangeSellerDocument,
    subject: SellerSubjectDocument,
    input: sellers.sellerChangeInput,
    output: sellers.sellerChangeOutput,
    errors: 'erp',
    summary: 'Changes a seller and what is agreed with it.',
    docs: { reply: sellerReplies.changed, params: sellerReplies.params, example: sellerReplies.SELLER_EXAMPLE },
  }),
  route({
    method: 'GET',
    path: '/api/erp/shipments',
    door: 'erpToken',
    document: ListShipmentsDocument,
    input: shipments.shipmentsInput,
    output: shipments.shipmentsOutput,
    fieldName: shipments.shipmentsFieldName,
    errors: 'erp',
    summary: 'The shipments, filtered, sorted and page by page.',
    docs: { reply: shipmentList.list, query: shipmentList.listQuery },
  }),
  route({
    method: 'GET',
    path: '/api/erp/shipments/:id',
    door: 'erpToken',
    document: ReadShipmentDocument,
    input: sellers.byPathId,
    output: shipmentOutput,
    errors: 'erp',
    summary: 'Everything about one shipment, by any of its ids.',
    docs: { reply: shipmentDetail.one, params: shipmentParams },
  }),
  route({
    method: 'GET',
    path: '/api/erp/shipments/:id/events',
    door: 'erpToken',
    document: ShipmentEventsDocument,
    input: sellers.byPathId,
    output: shipments.eventsOutput,
    errors: 'erp',
    summary: 'The whole timeline of a shipment.',
    docs: { reply: shipmentList.events, params: shipmentParams },
  }),
];
