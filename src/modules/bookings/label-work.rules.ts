import { secondsAfter } from '../../kernel/clock.js';
import type { Remark } from '../../kernel/field-warnings.js';
import { labelFormat, type CarrierCapabilities, type LabelFormat } from '../carriers/index.js';

/** A label that the carrier was asked for and has not given. Instants are texts, as they are stored as JSON. */
export interface WantedLabel {
  readonly attempts: number;
  readonly askedAt: string;
  /** When to ask again; while the carrier is being asked, when to assume that the process has died. Null: when somebody requests it. */
  readonly dueAt: string | null;
  readonly isAsking: boolean;
  /** Why the carrier does not make it, in its words. */
  readonly refusal: string | null;
}
export type LabelWork = { readonly [Format in LabelFormat]?: WantedLabel };

/** Longer than the call. */
const LEASE_SECONDS = 20;
/** A file is spoilt for a moment, or not made yet, more often than for good. */
const RETRY_SECONDS: readonly number[] = [5, 30, 120];
const LATER_SECONDS = 600;
/** How soon requests may have the carrier asked again, however many of them there are. */
const HURRIED_SECONDS = 5;
const HURRIED_LATER_SECONDS = 30;

/** A label that no one has asked for yet. */
export const newlyWanted = (now: Date): WantedLabel => ({
  attempts: 0,
  askedAt: now.toISOString(),
  dueAt: now.toISOString(),
  isAsking: false,
  refusal: null,
});

/** Reserves a label for one call. */
export const nowAsked = (wanted: WantedLabel | undefined, now: Date): WantedLabel => ({
  attempts: (wanted?.attempts ?? 0) + 1,
  askedAt: now.toISOString(),
  dueAt: secondsAfter(now, LEASE_SECONDS).toISOString(),
  isAsking: true,
  refusal: null,
});

export const LABEL_INVALID = 'LABEL_INVALID';

/** How a call failed. */
export interface LabelFailure {
  readonly error: Remark;
  /** The carrier does not make it. */
  readonly isRefused: boolean;
  readonly retryAfterSeconds: number | null;
}

/**
 * What follows a failed call. The first label of a parcel is asked for until it is there; another format three times, and then when somebody
 * requests it, unless the carrier does not make it.
 */
export function afterFailure(wanted: WantedLabel, failure: LabelFailure, { now, isFirst }: { now: Date; isFirst: boolean }): WantedLabel {
  const delay = RETRY_SECONDS[wanted.attempts - 1] ?? (isFirst ? LATER_SECONDS : null);
  const isFinal = failure.isRefused && !isFirst;
  const dueAt = delay === null || isFinal ? null : secondsAfter(now, Math.max(delay, failure.retryAfterSeconds ?? 0)).toISOString();
  return { ...wanted, isAsking: false, dueAt, refusal: isFinal ? failure.error.message : null };
}

/** True once a label has been asked for so often that a person must be notified. */
export const isOverdue = ({ attempts }: WantedLabel): boolean => attempts > RETRY_SECONDS.length;

export const isDue = ({ dueAt, refusal }: WantedLabel, now: Date): boolean =>
  refusal === null && dueAt !== null && dueAt <= now.toISOString();

/** When a request may have the carrier asked again. */
export function requestableAt({ askedAt, dueAt, isAsking, attempts }: WantedLabel): Date {
  if (isAsking && dueAt !== null) return new Date(dueAt);
  if (attempts === 0) return new Date(askedAt);
  return secondsAfter(new Date(askedAt), attempts > RETRY_SECONDS.length ? HURRIED_LATER_SECONDS : HURRIED_SECONDS);
}

/** Whole seconds until it is worth asking for the label again. */
export function secondsUntil({ dueAt, ...wanted }: WantedLabel, now: Date): number {
  const requestable = requestableAt({ dueAt, ...wanted }).getTime();
  const next = dueAt === null || wanted.isAsking ? requestable : Math.min(requestable, Date.parse(dueAt));
  return Math.max(1, Math.ceil((next - now.getTime()) / 1_000));
}

/** When to ask for the next label of a booking. */
export function earliest(work: LabelWork): Date | null {
  const times = labelFormat.values.flatMap((format) => work[format]?.dueAt ?? []).sort();
  return times[0] === undefined ? null : new Date(times[0]);
}

/** The format to ask for, of those that somebody accepts; undefined if the carrier can give none of them. */
export function formatToAsk(
  { labelFormats, label, fixedLabelFormat = false }: CarrierCapabilities,
  booked: LabelFormat,
  accepted: readonly LabelFormat[],
): LabelFormat | undefined {
  if (!label) return undefined;
  if (accepted.includes(booked)) return booked;
  return fixedLabelFormat ? undefined : labelFormats.find((format) => accepted.includes(format));
}
