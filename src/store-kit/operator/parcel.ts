import { newId, randomPooled } from '../../platform/ids.js';
import { shipmentReference } from '../../kernel/reference.js';

/** A shipment in the books of the playing operator. */
export interface Parcel {
  readonly id: string;
  readonly reference: string;
  readonly orderReference: string | null;
  readonly shopDomain: string;
  readonly serviceCode: string;
  readonly destination: { readonly city: string; readonly countryCode: string };
  status: string;
  /** Counts the steps, as in the events of the service. */
  sequence: number;
  /** Assigned when pickup is booked. */
  awb: string | null;
  trackingUrl: string | null;
}

export const newParcel = (facts: Pick<Parcel, 'orderReference' | 'shopDomain' | 'serviceCode' | 'destination'>): Parcel => ({
  id: newId(),
  reference: shipmentReference('SVC', randomPooled(10)),
  ...facts,
  status: 'new',
  sequence: 1,
  awb: null,
  trackingUrl: null,
});

/** A parcel that no plug-in has heard of. */
export const strangeParcel = (shopDomain: string): Parcel =>
  newParcel({ orderReference: 'UNKNOWN-1', shopDomain, serviceCode: 'SVC_ECO', destination: { city: 'Dubai', countryCode: 'AE' } });

const UNLABELLED = new Set(['new', 'fulfilled', 'cancelled']);

export const hasLabel = ({ status }: Parcel): boolean => !UNLABELLED.has(status);
