import {
  CarrierFailure,
  type CarrierAccess,
  type CarrierDocument,
  type Manifest,
  type ManifestRequest,
} from '../../modules/carriers/adapter/index.js';
import { send, expectOk, fieldsOf, listOf, refusalOf, textOf } from './api.js';
import { groupOf, storedAddress, type Group } from './connection.js';
import { documentOf } from './shipment.js';

type Fields = Readonly<Record<string, unknown>>;

/** A manifest that is asked for again was made today or yesterday, so it is among the newest. */
const NEWEST = 100;

/** POST /v1/manifests. A manifest with our reference that is already there is returned. */
export async function manifest(account: CarrierAccess, request: ManifestRequest, signal: AbortSignal): Promise<Manifest> {
  const carrierRefs = request.parcels.map(({ carrierRef }) => carrierRef);
  const made =
    (await existingManifest(account, request.reference, signal)) ??
    (await createManifest(account, request, await groupOf(account, carrierRefs, signal), signal));
  const manifestRef = textOf(made['id'], 200);
  if (manifestRef === undefined)
    throw new CarrierFailure('outcome_unknown', 'karrio made a manifest without an id.', { code: 'MALFORMED_ANSWER' });
  return { manifestRef, document: await documentOfManifest(account, manifestRef, signal), rejected: rejectedOf(request, made) };
}

async function existingManifest(account: CarrierAccess, reference: string, signal: AbortSignal): Promise<Fields | undefined> {
  const query = { limit: NEWEST };
  const body = expectOk(await send(account, { method: 'GET', path: '/v1/manifests', query }, signal));
  return listOf(body['results']).find((each) => each['reference'] === reference);
}

async function createManifest(
  account: CarrierAccess,
  request: ManifestRequest,
  { carrierName, shipments }: Group,
  signal: AbortSignal,
): Promise<Fields> {
  const json = {
    carrier_name: carrierName,
    address: storedAddress(shipments[0]?.['shipper']),
    shipment_ids: request.parcels.map(({ carrierRef }) => carrierRef),
    reference: request.reference,
  };
  const response = await send(account, { method: 'POST', path: '/v1/manifests', json, changes: true }, signal);
  if (response.status === 201) return fieldsOf(response.json());
  const { isTechnical, code, message } = refusalOf(response);
  throw new CarrierFailure(isTechnical ? 'outcome_unknown' : 'refused', message, { ...(code !== null && { code }) });
}

/** 404 if the carrier makes no paper. */
async function documentOfManifest(account: CarrierAccess, manifestRef: string, signal: AbortSignal): Promise<CarrierDocument | null> {
  const path = `/v1/manifests/${encodeURIComponent(manifestRef)}/document`;
  const response = await send(account, { method: 'POST', path }, signal);
  if (response.status === 404) return null;
  return documentOf(expectOk(response)) ?? null;
}

/** karrio leaves out, without a word, what another manifest already has. */
function rejectedOf(request: ManifestRequest, made: Fields): Manifest['rejected'] {
  const identifiers = made['shipment_identifiers'];
  if (!Array.isArray(identifiers)) return [];
  const accepted = new Set<unknown>(identifiers);
  return request.parcels
    .filter(({ awb }) => !accepted.has(awb))
    .map(({ awb }) => ({ awb, message: 'karrio left this parcel out: it may already be on another manifest.' }));
}
