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
import * as sellers from './replies/sellers.js';
import { shipment } from './replies/shipment-detail.js';
import { events, shipmentItem } from './replies/shipment-lists.js';
import { answered, answeredIfAsked, erpPage, erpPageParts, erpParts, erpReply, ignored, success } from './reply/envelopes.js';
import { object } from './reply/object.js';
import { pages } from './request/pages.js';
import { flag, word } from './request/source.js';
import { route, type Route } from './route.js';

const common = { door: 'erpToken', errors: 'erp' } as const;

const SELLERS = { limit: 50, max: 500 };
const SELLER_SORTS = {
  createdAt: 'created_at',
  fullName: 'full_name',
  company: 'company',
  totalShipments: 'total_shipments',
  shopCount: 'shop_count',
  activeShopCount: 'active_shop_count',
};

const SHIPMENTS = { limit: 50, max: 100 };
const SHIPMENT_SORTS = { createdAt: 'created_at', updatedAt: 'updated_at', status: 'status' };
const SHIPMENT_DATES = { createdAt: 'created_at', pickedUpAt: 'picked_up_at', deliveredAt: 'delivered_at' };

/** Lists and details of sellers and shipments for ERP systems. */
export const erpListRoutes: readonly Route[] = [
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/sellers',
    document: ListSellersDocument,
    variables: {
      ...pages(SELLERS),
      sortBy: word('sortBy', SELLER_SORTS, 'createdAt'),
      withCounts: flag('includeFilterCounts', 'Also return the number of sellers for each filter value.'),
    },
    reply: object({
      ...erpPageParts('sellers', sellers.sellerItem, SELLERS),
      filterCounts: answeredIfAsked('sellerFilterCounts', sellers.filterCounts),
    }),
    summary: 'Lists sellers with filters, sorting and pages.',
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/sellers/count',
    document: CountSellersDocument,
    reply: object({ status: success, count: answered('sellers', sellers.sellerCount), warnings: ignored }),
    summary: 'Number of sellers that match the filters.',
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/sellers/:id',
    document: ReadSellerDocument,
    reply: erpReply('seller', sellers.seller),
    summary: 'All details of one seller.',
  }),
  route({
    ...common,
    method: 'PUT',
    path: '/api/erp/sellers/:id',
    document: ChangeSellerDocument,
    subject: SellerSubjectDocument,
    reply: object({
      ...erpParts(answered('updateSeller', sellers.updated), ({ updateSeller }, request) => sellers.changedText(updateSeller, request)),
      warnings: answered('updateSeller', sellers.warnings),
    }),
    summary: 'Updates a seller and its terms.',
    docs: { example: { creditLimit: 500, notifyEmails: ['books@mugs.example'] } },
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/shipments',
    document: ListShipmentsDocument,
    variables: {
      ...pages(SHIPMENTS),
      dateField: word('dateField', SHIPMENT_DATES, 'createdAt'),
      sortBy: word('sortBy', SHIPMENT_SORTS),
    },
    reply: erpPage('shipments', shipmentItem, SHIPMENTS),
    summary: 'Lists shipments with filters, sorting and pages.',
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/shipments/:id',
    document: ReadShipmentDocument,
    reply: erpReply('shipment', shipment),
    summary: 'All details of one shipment, by any of its ids.',
  }),
  route({
    ...common,
    method: 'GET',
    path: '/api/erp/shipments/:id/events',
    document: ShipmentEventsDocument,
    reply: erpReply('shipment', events),
    summary: 'The whole timeline of a shipment.',
  }),
];
