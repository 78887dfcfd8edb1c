import { erpBookRoutes } from './erp-books.routes.js';
import { erpCodRoutes } from './erp-cod.routes.js';
import { erpListRoutes } from './erp-lists.routes.js';
import { erpMoneyRoutes } from './erp-money.routes.js';
import { erpLabelRoutes } from './label.routes.js';
import { erpNoteRoutes } from './erp-notes.routes.js';
import { erpOperationRoutes } from './erp-operations.routes.js';
import { erpPickupRoutes } from './erp-pickups.routes.js';
import { erpRateRoutes } from './erp-rates.routes.js';
import { erpRoutes } from './erp.routes.js';
import type { Interface } from './openapi/document.js';
import { paymentRoutes } from './payment.routes.js';
import { publicRoutes } from './public.routes.js';
import { erpSchemaNames, storeSchemaNames } from './schema-names.js';
import { storeRoutes } from './store.routes.js';

/** The interfaces that are described apart, by the path of their description. */
export const interfaces: Readonly<Record<string, Interface>> = {
  '/api/openapi-spec.json': {
    title: 'shipgraph store interface',
    description: 'For online stores: rates, orders, returns, labels, tracking and webhooks.',
    routes: [...storeRoutes, ...publicRoutes, ...paymentRoutes],
    schemaNames: storeSchemaNames,
    tags: {
      login: 'Connecting a store.',
      locations: 'Where a store ships from.',
      activation: 'Switching shipping on and off.',
      rates: 'What shipping costs.',
      order: 'Orders and what becomes of them.',
      fulfilled: 'Orders that are packed.',
      'return-shipment': 'The way back.',
      webhooks: 'Being told of what happens.',
      awb: 'Labels.',
      track: 'Where a parcel is.',
      brand: 'Logos of sellers.',
      pay: 'Pages on which invoices are paid.',
      payments: 'What payment providers tell.',
    },
  },
  '/api/erp/openapi-spec.json': {
    title: 'shipgraph ERP interface',
    description: "For the operator's ERP and accounting systems. 60 requests in 15 seconds for each token.",
    routes: [
      ...erpRoutes,
      ...erpListRoutes,
      ...erpMoneyRoutes,
      ...erpBookRoutes,
      ...erpCodRoutes,
      ...erpOperationRoutes,
      ...erpPickupRoutes,
      ...erpNoteRoutes,
      ...erpLabelRoutes,
      ...erpRateRoutes,
    ],
    schemaNames: erpSchemaNames,
    tags: {
      shipments: 'Shipments: reading them and moving them on.',
      reference: 'Statuses, steps and codes.',
      webhooks: 'Endpoints of the operator.',
      approvals: 'What needs the word of a super administrator.',
      'cod-invoice': 'Cash on delivery: confirming it and handing it on.',
      'pickup-confirmations': 'What was collected and what was not.',
      rates: 'What shipping costs, for anybody or for a seller.',
      sellers: 'Sellers and their accounts.',
      transactions: 'What was posted to the accounts of sellers.',
      ledger: 'The books: exports and trial balances.',
      invoices: 'What sellers are charged, month by month.',
    },
  },
};

export const routes = Object.values(interfaces).flatMap((each) => each.routes);
