import type { JsonObject } from '../../../platform/http/json.js';
import { EXAMPLE } from './example-values.js';

const origin = { address: 'Al Quoz 3', city: 'Dubai', state: 'Dubai', countryCode: 'AE', zip: '' };
const destination = { address: 'Corniche 5', city: 'Abu Dhabi', state: 'Abu Dhabi', countryCode: 'AE', zip: '' };
const products = [{ name: 'Mug', quantity: 2, price: '50', grams: 600, length: 20, width: 20, height: 10, volume: 4000, currency: 'USD' }];
const customer = { firstName: 'Aisha', lastName: 'Khan', email: 'aisha@example.com' };
/** A PNG of 16 by 16 pixels. */
const LOGO = 'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mPgincgCTGMahjVMHw1AACkLqkBeDP3mAAAAABJRU5ErkJggg==';
const shipment = { id: EXAMPLE.shipment };

/** Variables by field, for those that say more than what is necessary. */
export const exampleVariables: Readonly<Record<string, JsonObject>> = {
  login: { email: 'mona@example.com', password: 'a long enough password' },
  registerSeller: {
    input: { email: 'mona@example.com', password: 'a long enough password', firstName: 'Mona', lastName: 'Merchant' },
  },
  connectShop: {
    input: {
      email: 'mona@example.com',
      password: 'a long enough password',
      shopId: 'mugs.example',
      shopName: 'Mugs',
      platform: 'woocommerce',
      url: 'https://mugs.example',
    },
  },
  rates: { input: { origin, destination, products }, explain: true },
  createOrder: {
    input: {
      order: { shopDomain: 'mugs.example', orderNumber: 2001, orderReference: 'M-2001', subTotal: '100', total: '100', currency: 'USD' },
      customer,
      origin,
      destination,
      products,
    },
  },
  shipments: { first: 20, status: ['NEW', 'FULFILLED'] },
  transitionShipment: { input: { ...shipment, status: 'FULFILLED' } },
  verifyShipment: { input: { ...shipment, weightKg: 1.2, length: 20, width: 20, height: 20 } },
  confirmCod: { input: { ...shipment, paymentMethod: 'CASH' } },
  connectCarrier: {
    input: {
      carrier: 'EASYPOST',
      mode: 'TEST',
      label: 'Parcels abroad',
      credentials: { apiKey: 'EZTK...', webhookSecret: 'a long secret' },
    },
  },
  changePassword: { current: 'a long enough password', wanted: 'another long password', endTokens: true },
  createDisplayRule: { input: { effect: 'PERCENT', value: '10', sellerId: EXAMPLE.uuid } },
  draftRateCard: {
    input: { serviceCode: 'SVC_ECO', tiers: [{ tier: 'D1', breaks: [{ upToKg: 1, price: '12.50' }] }] },
  },
  importCarrierInvoice: {
    account: 'SVCX',
    csv: 'invoice,awb,date,weight_kg,amount,currency\nX-2041,X100200300,2026-11-20,1.5,19.00,USD\n',
  },
  importCarrierRemittance: { account: 'SVCX', csv: 'awb,amount,currency,date,reference\nX100200300,95.00,USD,2026-11-20,R-17\n' },
  importCarrierScans: { carrier: 'SVCX', csv: 'awb,status,time\nX100200300,DELIVERED,2026-11-20T09:30:00Z\n' },
  importRateCardCsv: { serviceCode: 'SVC_ECO', csv: 'tier,upToKg,price\nD1,1,12.50\n' },
  inviteStaff: { input: { email: 'omar@example.com', name: 'Omar Ali', role: 'DISPATCHER' } },
  inviteSeller: { input: { email: 'noor@example.com', firstName: 'Noor', lastName: 'Haddad' } },
  createStaff: { input: { email: 'sara@example.com', name: 'Sara Ali', password: 'a long enough password', role: 'ACCOUNTS' } },
  issueSellerInvoices: { month: '2026-10' },
  ledgerExport: { startDate: '2026-11-01', endDate: '2026-11-20' },
  ledgerSubAccounts: { account: '2100', currency: 'USD', first: 20 },
  quoteRates: { input: { origin, destination, products } },
  saveHub: {
    input: {
      code: 'DXB2',
      name: 'Jebel Ali',
      address: 'Jebel Ali 2',
      city: 'Dubai',
      countryCode: 'AE',
      lat: 25.01,
      lng: 55.06,
      timeZone: 'Asia/Dubai',
    },
  },
  setFxRate: { from: 'USD', to: 'AED', rate: '3.6725' },
  setSellerLogo: { content: LOGO },
  createOrderImport: {
    file: Buffer.from(
      'order_number,name,email,address,city,country_code,item_name,quantity,price,weight_g,payment\n' +
        '1001,Aisha Khan,aisha@example.com,Corniche 5,Abu Dhabi,AE,Mug,2,50,600,prepaid\n',
    ).toString('base64'),
    input: { fileName: 'orders.csv', defaults: { origin, currency: 'USD' } },
  },
  setPayoutAccount: { input: { holder: 'Mona Merchant', bankName: 'Emirates NBD', iban: 'AE070331234567890123456', currency: 'AED' } },
  cancelOrderByNumber: { orderNumber: 1001, shopDomain: 'mugs.example' },
  fulfilOrderByNumber: { orderNumber: 1001, shopDomain: 'mugs.example' },
  labelsFile: { ids: [EXAMPLE.shipment], size: 'A6', language: 'EN' },
  addShipmentNote: { input: { ...shipment, text: 'The shopper asks for a call before delivery.' } },
  updateSellerPlan: { sellerId: EXAMPLE.uuid, planId: 'Standard' },
  updateProfile: { input: { phone: '+971501234567' } },
  createWebhook: { input: { url: 'https://shop.example/hook', events: ['shipment.update'] } },
};
