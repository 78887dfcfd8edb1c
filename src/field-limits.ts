import type { FieldLimitTable } from './platform/graphql/field-limits.js';

const PASSWORDS = { limit: 60, seconds: 60 };
const PRICES = { limit: 1200, seconds: 15 };
const ORDERS = { limit: 1200, seconds: 15 };
const FILES = { limit: 1200, seconds: 60 };
const SLOW_WORK = { limit: 30, seconds: 60 };
const IMPORTS = { limit: 120, seconds: 60 };

/**
 * How often one caller may request GraphQL fields that are costly or open to abuse, in addition to the cost of the whole operation.
 * GRAPHQL_FIELD_LIMITS overrides these limits. REST rows run the same fields under the limits of the REST API.
 */
export const fieldLimits: FieldLimitTable = {
  Query: {
    labelFile: FILES,
    orderImportLabels: SLOW_WORK,
    ledgerIntegrity: SLOW_WORK,
    noteAttachmentFile: FILES,
    quoteRates: PRICES,
    rates: PRICES,
  },
  Mutation: {
    acceptInvitation: SLOW_WORK,
    changePassword: SLOW_WORK,
    chooseDelivery: PASSWORDS,
    confirmRegistration: SLOW_WORK,
    connectShop: PASSWORDS,
    createOrder: ORDERS,
    createOrderDraft: ORDERS,
    createOrderImport: SLOW_WORK,
    importCarrierInvoice: IMPORTS,
    importCarrierRemittance: IMPORTS,
    importCarrierScans: IMPORTS,
    importRateCardCsv: SLOW_WORK,
    login: PASSWORDS,
    openDriverSession: PASSWORDS,
    placeOrderDraft: ORDERS,
    recoverWebhooks: SLOW_WORK,
    registerSeller: PASSWORDS,
    sendDeliveryLink: PASSWORDS,
    setOrderImportService: SLOW_WORK,
    startPayment: PASSWORDS,
    testWebhook: PASSWORDS,
    undoDeliveryChoice: PASSWORDS,
  },
};

export const limitedFields: readonly string[] = Object.values(fieldLimits).flatMap((fields) => Object.keys(fields));
