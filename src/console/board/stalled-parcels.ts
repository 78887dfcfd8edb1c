import { IconAlertTriangle, IconPackageOff, IconPlayerPause, IconTruckOff } from '@tabler/icons-react';
import type { WaitingFragment } from './operations.generated.js';
import { waits, type Waits } from './waiting.js';

type Stalled = Readonly<Record<'failedPickups' | 'notCollected' | 'holds' | 'failedDeliveries', WaitingFragment>>;

/** Parcels that wait for a decision. Their lists begin with those that have waited longest. */
export function stalledParcels({ failedPickups, notCollected, holds, failedDeliveries }: Stalled): Waits[] {
  const listOf = (status: string): string => `/shipments?status=${status}&sortBy=UPDATED_AT&sortOrder=ASC`;
  return [
    waits('failedPickups', failedPickups, listOf('PICKUP_FAILED'), IconTruckOff),
    waits('notCollected', notCollected, listOf('NOT_COLLECTED'), IconPackageOff),
    waits('holds', holds, listOf('ON_HOLD'), IconPlayerPause),
    waits('failedDeliveries', failedDeliveries, listOf('FAILED'), IconAlertTriangle),
  ];
}
