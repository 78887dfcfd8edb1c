import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const orderFileFormat = enumeration('OrderFileFormat', 'The layout of a file with orders.', {
  own: 'The columns of the template of this service.',
  shopify: 'The export of orders of Shopify.',
  woocommerce: 'An export of orders of WooCommerce.',
});
export type OrderFileFormat = ValueOf<typeof orderFileFormat>;

export const orderFileEncoding = enumeration('OrderFileEncoding', 'How the characters of a file are stored.', {
  utf_8: 'UTF-8, or UTF-16 with a byte order mark.',
  windows_1252: 'Windows-1252, for Western languages.',
  windows_1256: 'Windows-1256, for Arabic.',
});
export type OrderFileEncoding = ValueOf<typeof orderFileEncoding>;

export const orderImportState = enumeration('OrderImportState', 'How far an import of orders is.', {
  preview: 'Read and checked. No order is placed yet.',
  placing: 'Orders are being placed.',
  done: 'Every order that could be placed is placed.',
  cancelled: 'Stopped. Orders that were placed stay; the others can be placed later.',
});
export type OrderImportState = ValueOf<typeof orderImportState>;

export const orderImportRowState = enumeration('OrderImportRowState', 'What becomes of an order of a file.', {
  ready: 'Can be placed.',
  problem: 'Something is missing or wrong.',
  duplicate: 'Was placed before, with the same content.',
  placed: 'Is placed.',
  failed: 'Could not be placed.',
  draft: 'Is saved as a draft, to be finished later.',
});
export type OrderImportRowState = ValueOf<typeof orderImportRowState>;

export const questionKind = enumeration('OrderFileQuestionKind', 'What a file leaves open.', {
  decimal_mark: 'Whether its numbers have a decimal point or a decimal comma. Asked for each file.',
  payment: 'Whether a method of payment means that the driver collects.',
  order_status: 'Whether orders with this status in the store are to be shipped.',
  service: 'Which service a shipping method of the store stands for.',
});
