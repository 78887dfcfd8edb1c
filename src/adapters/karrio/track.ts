import type { CarrierAccess, CarrierScan } from '../../modules/carriers/adapter/index.js';
import { send, expectOk, listOf } from './api.js';
import { scansOf } from './scans.js';

/** Parcels per call of `track`: karrio's list takes one number, so each is its own request. */
export const TRACK_BATCH = 10;

/**
 * GET /v1/trackers. karrio makes a tracker when a label is bought from a carrier that it can track, asks the carrier itself from time to
 * time, and removes it when the shipment is cancelled. A parcel without a tracker has no scans.
 */
export async function track(account: CarrierAccess, awbs: readonly string[], signal: AbortSignal): Promise<readonly CarrierScan[]> {
  const scans = await Promise.all(awbs.map((awb) => trackOne(account, awb, signal)));
  return scans.flat();
}

async function trackOne(account: CarrierAccess, awb: string, signal: AbortSignal): Promise<readonly CarrierScan[]> {
  const query = { tracking_number: awb, limit: 100 };
  const body = expectOk(await send(account, { method: 'GET', path: '/v1/trackers', query }, signal));
  // The filter also returns numbers that contain this one.
  return listOf(body['results'])
    .filter((tracker) => tracker['tracking_number'] === awb)
    .flatMap(scansOf);
}
