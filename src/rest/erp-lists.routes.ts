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
import { rowsOf, type Route } from './route.js';

const erp = rowsOf({ door: 'erpToken', errors: 'erp' });

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
  erp.get('/api/erp/sellers', ListSellersDocument, {
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
  erp.get('/api/erp/sellers/count', CountSellersDocument, {
    reply: object({ status: success, count: answered('sellers', sellers.sellerCount), warnings: ignored }),
    summary: 'Number of sellers that match the filters.',
  }),
  erp.get('/api/erp/sellers/:id', ReadSellerDocument, {
    reply: erpReply('seller', sellers.seller),
    summary: 'All details of one seller.',
  }),
  erp.put('/api/erp/sellers/:id', ChangeSellerDocument, {
    subject: SellerSubjectDocument,
    reply: object({
      ...erpParts(answered('updateSeller', sellers.updated), ({ updateSeller }, request) => sellers.changedText(updateSeller, request)),
      warnings: answered('updateSeller', sellers.warnings),
    }),
    summary: 'Updates a seller and its terms.',
    docs: { example: { creditLimit: 500, notifyEmails: ['books@mugs.example'] } },
  }),
  erp.get('/api/erp/shipments', ListShipmentsDocument, {
    variables: {
      ...pages(SHIPMENTS),
      dateField: word('dateField', SHIPMENT_DATES, 'createdAt'),
      sortBy: word('sortBy', SHIPMENT_SORTS),
    },
    reply: erpPage('shipments', shipmentItem, SHIPMENTS),
    summary: 'Lists shipments with filters, sorting and pages.',
  }),
  erp.get('/api/erp/shipments/:id', ReadShipmentDocument, {
    reply: erpReply('shipment', shipment),
    summary: 'All details of one shipment, by any of its ids.',
  }),
  erp.get('/api/erp/shipments/:id/events', ShipmentEventsDocument, {
    reply: erpReply('shipment', events),
    summary: 'The whole timeline of a shipment.',
  }),
];
