import type { SimulatedAnswer, SimulatedScan } from '../../../src/carrier-kit/simulator.js';

/** What `POST /v2/shipments` asks for, as far as the simulator looks at it. */
export interface ShipmentRequest {
  readonly reference?: string;
  readonly to_address?: AddressRequest;
  readonly from_address?: AddressRequest;
  readonly parcel?: { readonly weight?: string };
  readonly customs_info?: object;
}

export interface AddressRequest {
  readonly street1?: string;
  readonly city?: string;
  readonly country?: string;
}

export interface Rate {
  readonly id: string;
  readonly carrier: string;
  readonly service: string;
  readonly rate: string;
  readonly currency: string;
}

/** A shipment as EasyPost keeps it: created, then bought, then perhaps refunded. */
export interface Shipment {
  readonly id: string;
  readonly createdAt: Date;
  readonly request: ShipmentRequest;
  readonly rates: readonly Rate[];
  readonly messages: readonly object[];
  bought: Rate | null;
  trackingCode: string | null;
  refundStatus: string | null;
  /** Formats that its label was made in. */
  readonly formats: Set<string>;
  scanForm: string | null;
}

const MAX_USPS_OUNCES = 1_120;
const MIN_FEDEX_OUNCES = 16;

/** Why carriers have no rate for a shipment. */
export function ratingProblems({
  to_address: to,
  from_address: from,
  parcel,
  customs_info: customs,
}: ShipmentRequest): ReadonlyMap<string, string> {
  if (to?.country !== from?.country && !customs)
    return new Map(['USPS', 'UPS', 'FedEx'].map((carrier) => [carrier, 'Customs information is required for international shipments.']));
  const ounces = Number(parcel?.weight);
  const problems = new Map<string, string>();
  if (ounces > MAX_USPS_OUNCES) problems.set('USPS', 'Package weight must be 70 lbs or less.');
  if (ounces < MIN_FEDEX_OUNCES) problems.set('FedEx', 'Shipment cannot weigh less than 16oz');
  return problems;
}

/** A shipment as the API prints it. Its files are at `url`. */
export function printedShipment(shipment: Shipment, { url, scans }: { url: string; scans: readonly SimulatedScan[] }) {
  const { id, createdAt, request, rates, messages, bought, trackingCode, refundStatus, formats } = shipment;
  const fileUrl = (format: string): string | null => (formats.has(format) ? `${url}/files/${id}.${format}` : null);
  const label = {
    object: 'PostageLabel',
    label_file_type: 'image/png',
    label_url: fileUrl('png'),
    label_pdf_url: fileUrl('pdf'),
    label_zpl_url: fileUrl('zpl'),
  };
  const tracker = trackingCode === null ? null : printedTracker(trackingCode, scans);
  return {
    ...request,
    id,
    object: 'Shipment',
    mode: 'test',
    created_at: createdAt.toISOString(),
    status: tracker?.status ?? 'unknown',
    rates,
    messages,
    selected_rate: bought,
    postage_label: trackingCode === null ? null : label,
    tracking_code: trackingCode,
    tracker,
    refund_status: refundStatus,
  };
}

/** A tracker with everything that ever happened to its parcel. */
export function printedTracker(awb: string, all: readonly SimulatedScan[]) {
  const scans = all.filter((scan) => scan.awb === awb);
  const [status = 'unknown', detail = 'unknown'] = scans.at(-1)?.code.split(':') ?? [];
  return {
    id: `trk_${awb}`,
    object: 'Tracker',
    mode: 'test',
    tracking_code: awb,
    status,
    status_detail: detail,
    created_at: '2026-01-01T00:00:00Z',
    signed_by: scans.findLast(({ signedBy }) => signedBy !== null)?.signedBy ?? null,
    carrier: 'USPS',
    tracking_details: scans.map(detailOf),
    public_url: `https://track.easypost.com/${awb}`,
  };
}

const detailOf = ({ code, message, at, city }: SimulatedScan) => {
  const [status, detail = null] = code.split(':');
  return {
    object: 'TrackingDetail',
    message,
    description: message,
    status,
    status_detail: detail,
    datetime: at.toISOString(),
    source: 'USPS',
    tracking_location: { object: 'TrackingLocation', city, state: null, country: null, zip: null },
  };
};

/** An error as the API prints it. */
export const error = (status: number, code: string, message: string, errors: readonly unknown[] = []): SimulatedAnswer => ({
  status,
  body: { error: { code, message, errors } },
});

/** The answer to an address: in capitals, as the post writes it, and verified if that was asked for. */
export function verifiedAddress({ address = {}, verify }: { address?: AddressRequest; verify?: boolean }, id: string): SimulatedAnswer {
  const isKnown = address.street1 !== '000 unknown street';
  const errors = isKnown ? [] : [{ code: 'E.ADDRESS.NOT_FOUND', field: 'address', message: 'Address not found', suggestion: null }];
  const verifications = verify ? { delivery: { success: isKnown, errors, details: null } } : {};
  const capitals = { street1: address.street1?.toUpperCase(), city: address.city?.toUpperCase() };
  return { status: 201, body: { ...address, id, ...capitals, verifications } };
}
