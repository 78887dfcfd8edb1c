import type { ErrorCode } from '../../kernel/errors.js';
import type { ShipmentStatus } from '../shipments/index.js';

export interface ReturnFacts {
  readonly type: 'outbound' | 'return';
  readonly status: ShipmentStatus;
  readonly deliveredAt: Date | null;
  /** True while a return exists that is not cancelled. */
  readonly hasReturn: boolean;
}

const DAY_MS = 86_400_000;

/** Why a shipment cannot be returned; undefined when it can. A `windowDays` of 0 means no limit. */
export function whyNotReturnable(facts: ReturnFacts, { windowDays, now }: { windowDays: number; now: Date }): ErrorCode | undefined {
  if (facts.type === 'return') return 'RETURN_OF_RETURN';
  if (facts.status !== 'delivered') return 'NOT_DELIVERED';
  if (facts.hasReturn) return 'RETURN_EXISTS';
  const until = facts.deliveredAt && facts.deliveredAt.getTime() + windowDays * DAY_MS;
  return windowDays > 0 && until !== null && until < now.getTime() ? 'RETURN_WINDOW_CLOSED' : undefined;
}
