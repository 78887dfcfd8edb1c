import { Actor } from '../../kernel/actor.js';
import { errorCatalogue, Refusal } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { ScanStatus } from '../carriers/index.js';
import { listScan, reportLocked, type ScanDetails, type Shipment, type ShipmentMilestone } from '../shipments/index.js';
import type { ScanOutcome } from './carrier-tracking.enums.js';
import type { DueScan } from './due-scans.js';
import { effectOf, type ReportedStep } from './scan-effect.rules.js';
import { isFarAhead } from './scan-row.rules.js';
import type { CarrierTrackingServices } from './services.js';
import { RefusedScan } from './settle-refusals.js';

export interface AppliedScan {
  readonly shipment: Shipment;
  /** A scan of a partner has the code of the partner as its account. */
  readonly scan: Omit<DueScan, 'mapped'>;
  /** Null for a code without a meaning. */
  readonly meaning: ScanStatus | null;
  /** An earlier try was refused by the rules of shipments, so it is only listed. */
  readonly isRefused: boolean;
}

/** Lists a scan in the timeline of its locked shipment and takes the step that it reports. */
export async function applyScan(tx: Tx<CarrierTrackingServices>, applied: AppliedScan): Promise<ScanOutcome> {
  const { shipment, scan, meaning, isRefused } = applied;
  if (isFarAhead(scan)) return listed(tx, applied, { trigger: 'scan dated in the future', outcome: 'bad_time' });
  if (isRefused) return listed(tx, applied, { trigger: 'scan without a path', outcome: 'no_path' });
  if (meaning === null) return listed(tx, applied, { trigger: 'unmapped scan', outcome: 'unknown_code' });
  const effect = effectOf(meaning, shipment);
  switch (effect.kind) {
    case 'cancelled':
      return listed(tx, applied, { trigger: 'cancelled by the carrier', outcome: 'carrier_cancelled' });
    case 'list':
      return listed(tx, applied, { trigger: 'carrier scan', outcome: 'listed', milestone: effect.milestone });
    case 'report':
      return reported(tx, applied, effect);
  }
}

interface Listing {
  readonly trigger: string;
  readonly outcome: ScanOutcome;
  readonly milestone?: ShipmentMilestone | null;
}

async function listed(
  tx: Tx<CarrierTrackingServices>,
  { shipment, scan }: AppliedScan,
  { trigger, outcome, milestone = null }: Listing,
): Promise<ScanOutcome> {
  const isNew = await listScan(tx, shipment, reporterOf(scan), {
    ...reportOf(scan, { milestone, isMapped: outcome !== 'unknown_code' }),
    ...(outcome === 'bad_time' && { occurredAt: scan.receivedAt }),
    trigger,
  });
  // A code without a meaning still needs one, even if its scan is listed already.
  return isNew || outcome === 'unknown_code' ? outcome : 'repeated';
}

async function reported(
  tx: Tx<CarrierTrackingServices>,
  { shipment, scan }: AppliedScan,
  { step, milestone }: { step: ReportedStep; milestone: ShipmentMilestone | null },
): Promise<ScanOutcome> {
  const { sequence } = shipment;
  try {
    const report = { ...reportOf(scan, { milestone, isMapped: true }), ...step };
    const { transitionId } = await reportLocked(tx, shipment, reporterOf(scan), report);
    if (transitionId === null) return 'repeated';
    return shipment.sequence === sequence ? 'late' : 'moved';
  } catch (error) {
    if (error instanceof Refusal && !isPassing(error)) throw new RefusedScan(scan.id, error);
    throw error;
  }
}

const passing: ReadonlySet<string> = new Set(errorCatalogue.filter(({ retryable }) => retryable).map(({ code }) => code));

/** The same step may succeed later without a change. */
const isPassing = ({ code }: Refusal): boolean => passing.has(code);

const reporterOf = ({ accountId }: AppliedScan['scan']): Actor => new Actor({ type: 'carrier', id: accountId });

/** A scan that was listed before its code was mapped is listed again under another source, with its effect. */
function reportOf(scan: AppliedScan['scan'], { milestone, isMapped }: { milestone: ShipmentMilestone | null; isMapped: boolean }) {
  const { message, code, occurredAt, lat, lng, accountId, eventKey } = scan;
  return {
    note: message ?? code,
    occurredAt,
    location: lat === null || lng === null ? null : { lat, lng },
    source: `${isMapped ? 'scan' : 'unmapped'}:${accountId}`,
    sourceEventId: eventKey,
    scan: detailsOf(scan, milestone),
  };
}

const detailsOf = ({ code, place, signedBy, pictureUrl }: AppliedScan['scan'], milestone: ShipmentMilestone | null): ScanDetails => ({
  milestone,
  carrierCode: code,
  place,
  signedBy,
  pictureUrl,
});
