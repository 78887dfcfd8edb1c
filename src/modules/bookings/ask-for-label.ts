import { MAX_CARRIER_LABEL_BYTES } from '../../platform/pdf/carrier-label.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import { failureOf, isLabel, type CarrierDocument, type LabelFormat } from '../carriers/index.js';
import type { LabelFailure } from './label-work.rules.js';

interface AskedLabel {
  readonly carrierRef: string;
  readonly format: LabelFormat;
  readonly timeoutMs: number;
}

/** Fetches a label. A file that is not what it should be is a failure. */
export async function askForLabel(
  { adapter, call }: ConnectedAccount,
  { carrierRef, format, timeoutMs }: AskedLabel,
): Promise<CarrierDocument | LabelFailure> {
  if (!adapter.capabilities.label) return NOT_CAPABLE;
  try {
    const label = await call((access, signal) => adapter.label(access, carrierRef, format, signal), { timeoutMs });
    return isUsable(label) ? label : SPOILT;
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return { message: failure.message, isRefused: failure.kind === 'refused', retryAfterSeconds: failure.retryAfterSeconds };
  }
}

/** Of the format that it has, and of a size that can be kept. */
export const isUsable = ({ bytes, format }: CarrierDocument): boolean => isLabel(bytes, format) && bytes.length <= MAX_CARRIER_LABEL_BYTES;

const NOT_CAPABLE: LabelFailure = {
  message: 'The carrier gives labels with bookings only, and gave none that can be used.',
  isRefused: true,
  retryAfterSeconds: null,
};

const SPOILT: LabelFailure = {
  message: 'The label is not in the format that the carrier promised, or is too large; it is fetched again.',
  isRefused: false,
  retryAfterSeconds: null,
};
