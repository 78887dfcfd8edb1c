import { carrierRoutes } from './carrier.routes.js';
import { deliverRoutes } from './deliver.routes.js';
import { erpBookRoutes } from './erp-books.routes.js';
import { erpCodRoutes } from './erp-cod.routes.js';
import { erpListRoutes } from './erp-lists.routes.js';
import { erpMoneyRoutes } from './erp-money.routes.js';
import { erpLabelRoutes } from './label.routes.js';
import { erpNoteRoutes } from './erp-notes.routes.js';
import { erpOperationRoutes } from './erp-operations.routes.js';
import { erpPickupRoutes } from './erp-pickups.routes.js';
import { erpRateRoutes } from './erp-rates.routes.js';
import { erpRunRoutes } from './erp-runs.routes.js';
import { erpRoutes } from './erp.routes.js';
import type { Interface } from './openapi/document.js';
import { paymentRoutes } from './payment.routes.js';
import { publicRoutes } from './public.routes.js';
import { erpSchemaNames, storeSchemaNames } from './schema-names.js';
import { storeRoutes } from './store.routes.js';

/** The interfaces with separate OpenAPI descriptions, by path. */
export const interfaces: Readonly<Record<string, Interface>> = {
  '/api/openapi-spec.json': {
    title: 'shipgraph store interface',
    description: 'For online stores: rates, orders, returns, labels, tracking and webhooks.',
    routes: [...storeRoutes, ...publicRoutes, ...paymentRoutes, ...deliverRoutes, ...carrierRoutes],
    schemaNames: storeSchemaNames,
    tags: {
      login: 'Connecting a shop.',
      locations: 'Pickup locations.',
      activation: 'Turning shipping on and off.',
      rates: 'Shipping prices.',
      order: 'Orders: place, update and cancel.',
      fulfilled: 'Fulfilled orders.',
      'return-shipment': 'Returns.',
      webhooks: 'Webhooks and their deliveries.',
      awb: 'Labels.',
      track: 'Tracking.',
      brand: 'Logos of sellers.',
      proofs: 'Proofs of delivery.',
      pay: 'Payment pages.',
      deliver: 'Pages where consignees choose how a parcel is delivered.',
      payments: 'Notifications of payment providers.',
      carriers: 'Tracking events of connected carriers.',
    },
  },
  '/api/erp/openapi-spec.json': {
    title: 'shipgraph ERP interface',
    description: "For the operator's ERP and accounting systems. The limit is 60 requests in 15 seconds per token.",
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
      ...erpRunRoutes,
    ],
    schemaNames: erpSchemaNames,
    tags: {
      shipments: 'Shipments: reading and updating them.',
      reference: 'Statuses, transitions and codes.',
      webhooks: 'Webhooks of the operator.',
      approvals: 'Requests that need the approval of a super administrator.',
      'cod-invoice': 'Cash on delivery: confirmation and handover.',
      'pickup-confirmations': 'Confirmed and missed pickups.',
      rates: 'Shipping prices, public or of a seller.',
      runs: 'Runs of the own fleet.',
      sellers: 'Sellers and their accounts.',
      transactions: 'Transactions on the accounts of sellers.',
      ledger: 'The books: exports and trial balances.',
      invoices: 'Monthly invoices of sellers.',
    },
  },
};

export const routes = Object.values(interfaces).flatMap((each) => each.routes);
