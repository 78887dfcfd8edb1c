import type { FieldChecks } from '../../kernel/field-checks.js';

/** Refuses what an order would only warn of: for what a person enters and no parcel waits for. */
export function refuseDroppedPoints(checks: FieldChecks): void {
  for (const warning of checks.warnings)
    if (warning.code === 'POINT_DROPPED') checks.errors.push({ ...warning, code: 'VALIDATION_FAILED' });
}
