import { typedNumber } from '../../../kernel/reference.js';
import { readDaysTogether, type DayRange } from '../../../kernel/day-range.js';
import { FieldChecks } from '../../../kernel/errors.js';
import { checkFields } from '../../../platform/graphql/declared-fields.js';
import type { AdjustmentStatus, CodStage, ShipmentDate } from '../shipments.enums.js';
import type { ShipmentStatus } from '../shipment.machine.js';
import { ShipmentsArgs } from './shipment-list.types.js';

/** Filters of a shipment list. Absent and null apply no filter. */
export interface ShipmentFilter {
  readonly status?: readonly ShipmentStatus[] | null;
  readonly type?: string | null;
  readonly sellerId?: string | null;
  /** UUID or domain. */
  readonly shopId?: string | null;
  /** Code of a carrier or of one of its services. */
  readonly carrier?: string | null;
  readonly paymentStatus?: string | null;
  readonly billingStatus?: readonly string[] | null;
  readonly codStage?: readonly CodStage[] | null;
  readonly hasAdjustment?: boolean | null;
  readonly adjustmentStatus?: readonly AdjustmentStatus[] | null;
  /** Current holder of the collected cash. */
  readonly codHolderId?: string | null;
  /** UUID of the driver it is currently assigned to. */
  readonly driverId?: string | null;
  readonly search?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly dateField?: ShipmentDate | null;
  readonly updatedSince?: Date | null;
  readonly isTest?: boolean | null;
}

export interface CheckedShipmentFilter extends Omit<ShipmentFilter, 'startDate' | 'endDate' | 'search'> {
  readonly search: string | null;
  readonly days: DayRange;
}

/** Throws VALIDATION_FAILED, DATES_TOGETHER or DATE_RANGE_TOO_LARGE for filters that cannot be valid. */
export function checkShipmentFilter(filter: ShipmentFilter): CheckedShipmentFilter {
  const checks = new FieldChecks();
  checkFields(checks, '', ShipmentsArgs, filter);
  const days = readDaysTogether(checks, { fields: ['startDate', 'endDate'], start: filter.startDate, end: filter.endDate });
  checks.settle();
  return { ...filter, search: typedNumber(filter.search ?? '') || null, days };
}
