import type { CarrierInvoiceColumnsInput, CarrierRemittanceColumnsInput } from '../../schema-types.generated.js';
import { AWB_NAMES, type FileColumn } from '../ui/file-columns.js';

export type BillColumn = keyof CarrierInvoiceColumnsInput;
export type RemittanceColumn = keyof CarrierRemittanceColumnsInput;

const CURRENCY = ['curr', 'currencycode'];

export const BILL_COLUMNS: readonly FileColumn<BillColumn>[] = [
  { key: 'invoice', name: 'invoice', isRequired: true, alsoCalled: ['invoiceno', 'invoicenumber', 'bill', 'billno', 'billnumber'] },
  { key: 'awb', name: 'awb', isRequired: true, alsoCalled: AWB_NAMES },
  {
    key: 'amount',
    name: 'amount',
    isRequired: true,
    alsoCalled: ['total', 'totalamount', 'totalcharge', 'totalcharges', 'charge', 'charges'],
  },
  { key: 'currency', name: 'currency', isRequired: true, alsoCalled: CURRENCY },
  { key: 'date', name: 'date', isRequired: false, alsoCalled: ['shipdate', 'shipmentdate', 'pickupdate', 'invoicedate', 'billdate'] },
  { key: 'service', name: 'service', isRequired: false, alsoCalled: ['product', 'servicetype', 'servicename', 'productname'] },
  { key: 'weightKg', name: 'weight_kg', isRequired: false, alsoCalled: ['weight', 'billedweight', 'billedkg', 'chargeableweight'] },
  { key: 'reason', name: 'reason', isRequired: false, alsoCalled: ['description', 'remarks', 'chargetype', 'chargedescription'] },
];

export const REMITTANCE_COLUMNS: readonly FileColumn<RemittanceColumn>[] = [
  { key: 'awb', name: 'awb', isRequired: true, alsoCalled: AWB_NAMES },
  { key: 'amount', name: 'amount', isRequired: true, alsoCalled: ['cod', 'codamount', 'collected', 'paid', 'paidamount', 'amountpaid'] },
  { key: 'currency', name: 'currency', isRequired: true, alsoCalled: CURRENCY },
  { key: 'date', name: 'date', isRequired: true, alsoCalled: ['paidon', 'paymentdate', 'remittancedate', 'depositdate'] },
  {
    key: 'reference',
    name: 'reference',
    isRequired: true,
    alsoCalled: ['paymentreference', 'remittance', 'remittanceno', 'remittancenumber'],
  },
];
