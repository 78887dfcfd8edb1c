import type { CoreServices } from '../../platform/services.js';
import type { DigestKind, NoticeLinks } from '../notifications/index.js';

/** Pages of the console about a shipment and its seller. */
export const noticeLinks = (services: CoreServices, reference: string): NoticeLinks => ({
  ...sellerLinks(services),
  shipment: shipmentPage(services, reference),
});

export const sellerLinks = (services: CoreServices): Omit<NoticeLinks, 'shipment'> => ({
  wallet: pageOf(services, '/wallet'),
  settings: pageOf(services, '/profile'),
});

export const shipmentPage = (services: CoreServices, reference: string): string =>
  pageOf(services, `/shipments/${encodeURIComponent(reference)}`);

/** The list of the shipments that a section of a digest tells of. */
export const listPage = (services: CoreServices, kind: DigestKind, day: string): string =>
  pageOf(services, `/shipments?${QUERIES[kind](day)}`);

export const attentionPage = (services: CoreServices): string =>
  pageOf(services, '/shipments?status=PICKUP_FAILED&status=NOT_COLLECTED&status=ON_HOLD&status=FAILED');

export const shipmentsPage = (services: CoreServices): string => pageOf(services, '/shipments');

const ofDay = (field: string, day: string): string => `dateField=${field}&from=${day}&to=${day}`;

const QUERIES: Readonly<Record<DigestKind, (day: string) => string>> = {
  failed: () => 'status=FAILED',
  attempt_failed: () => 'status=ON_HOLD',
  return_to_sender: () => 'status=RETURN_TO_SENDER',
  return_created: (day) => `type=RETURN&${ofDay('CREATED_AT', day)}`,
  cancelled: () => 'status=CANCELLED',
  delivered: (day) => `status=DELIVERED&${ofDay('DELIVERED_AT', day)}`,
  order_placed: (day) => `type=OUTBOUND&${ofDay('CREATED_AT', day)}`,
};

const pageOf = (services: CoreServices, path: string): string => `${services.publicUrl()}/console${path}`;
