import type { Letter, Row, Section } from './letter.js';
import type { Audience, NewMail } from '../mail.js';
import { writeMail } from './write-mail.js';

/** Facts shared by all later mails about a shipment. Must not contain secrets. */
export interface ShipmentNotice {
  readonly orderNumber: string;
  readonly orderReference: string | null;
  readonly shopDomain: string;
  readonly shipmentReference: string;
  readonly carrierName: string;
  readonly consignee: { readonly name: string; readonly city: string };
  readonly isReturn: boolean;
}

/** The seller's recipients and the operations team. */
export interface NoticeRecipients {
  readonly operations: string;
  readonly sellers: readonly string[];
}

export const row = (label: string, value: string): Row => ({ label, value });

export const shipmentSection = (notice: ShipmentNotice): Section => ({
  title: notice.isReturn ? 'Return' : 'Shipment',
  rows: [
    row('Reference', notice.shipmentReference),
    row('Order number', notice.orderNumber),
    ...(notice.orderReference === null ? [] : [row('Order reference', notice.orderReference)]),
    row('Shop', notice.shopDomain),
    row('Carrier', notice.carrierName),
    row(notice.isReturn ? 'Goes back to' : 'Consignee', `${notice.consignee.name}, ${notice.consignee.city}`),
  ],
});

export const toSellers = (kind: string, { sellers }: NoticeRecipients, letter: Letter): NewMail[] =>
  sellers.map((recipient) => writeMail(addressed(kind, 'seller', recipient), letter));

export const toOperations = (kind: string, { operations }: NoticeRecipients, letter: Letter): NewMail =>
  writeMail(addressed(kind, 'operations', operations), letter);

const addressed = (kind: string, audience: Audience, recipient: string) => ({ kind, audience, recipient });
