import { setTimeout as wait } from 'node:timers/promises';
import {
  CarrierFailure,
  failureOf,
  type CarrierAccess,
  type CarrierDocument,
  type Manifest,
  type ManifestRequest,
} from '../../modules/carriers/adapter/index.js';
import { accepted, ask, idIn, pathTo } from './api.js';
import { textIn, wordsIn, type Json } from './json.js';
import { file } from './labels.js';

const MAX_URL = 2_000;
const PAUSE_MS = 500;
const MAX_LOOKS = 20;

/** Makes the ScanForm of these parcels. They must have one origin and one of the carrier accounts at EasyPost; it says so if not. */
export async function manifest(account: CarrierAccess, { parcels }: ManifestRequest, signal: AbortSignal): Promise<Manifest> {
  const json = { shipments: parcels.map(({ carrierRef }) => ({ id: carrierRef })) };
  const made = accepted(await ask(account, { method: 'POST', path: '/v2/scan_forms', json, changes: true }, signal));
  const manifestRef = idIn(made, { changes: true });
  const form = await finished(account, made, signal);
  const message = wordsIn(form['message'], 500);
  if (form['status'] === 'failed')
    throw new CarrierFailure('refused', message ?? 'The carrier made no ScanForm.', { code: 'SCAN_FORM_FAILED' });
  if (form['status'] === 'creating') return { manifestRef, document: null, rejected: [] };
  const included: readonly unknown[] = Array.isArray(form['tracking_codes']) ? form['tracking_codes'] : [];
  return {
    manifestRef,
    document: await documentIn(account, form, signal),
    rejected: parcels
      .filter(({ awb }) => !included.includes(awb))
      .map(({ awb }) => ({ awb, message: message ?? 'The carrier left the parcel out.' })),
  };
}

/** EasyPost makes large forms in the background. */
async function finished(account: CarrierAccess, made: Json, signal: AbortSignal): Promise<Json> {
  let form = made;
  for (let looks = 0; form['status'] === 'creating' && looks < MAX_LOOKS; looks++) {
    await pause(signal);
    form = accepted(await ask(account, { method: 'GET', path: pathTo('scan_forms', idIn(made)) }, signal));
  }
  return form;
}

async function pause(signal: AbortSignal): Promise<void> {
  try {
    await wait(PAUSE_MS, undefined, { signal });
  } catch (cause) {
    throw new CarrierFailure('outcome_unknown', 'EasyPost has accepted the ScanForm but not finished it.', { code: 'TIMEOUT', cause });
  }
}

/** No parcel can be on a second form, so a form whose file is out of reach is still the manifest: the file is on EasyPost's pages. */
async function documentIn(account: CarrierAccess, form: Json, signal: AbortSignal): Promise<CarrierDocument | null> {
  const url = textIn(form['form_url'], MAX_URL);
  if (url === null) return null;
  try {
    return { format: 'PDF', bytes: await file(account, url, signal) };
  } catch (error) {
    if (failureOf(error)) return null;
    throw error;
  }
}
