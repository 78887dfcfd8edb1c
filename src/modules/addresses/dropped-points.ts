import type { FieldChecks } from '../../kernel/field-checks.js';

export const POINT_DROPPED = 'POINT_DROPPED';

/** Refuses what an order would only warn of: for what a person enters and no parcel waits for. */
export function refuseDroppedPoints(checks: FieldChecks): void {
  for (const { field, code, message } of checks.warnings) if (code === POINT_DROPPED) checks.fail(field ?? 'latitude', message);
}
