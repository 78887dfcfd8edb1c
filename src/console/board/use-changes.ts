import { useState } from 'react';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { BoardChangedDocument, LatestChangesDocument, type BoardChangedSubscription } from './operations.generated.js';
import type { Status } from './phases.js';

const SHOWN = 8;

/** A status change of a shipment. */
export interface Change {
  readonly id: string;
  readonly reference: string;
  /** Known only for changes received live. */
  readonly from: Status | null;
  readonly to: Status;
  readonly at: string;
}

interface Changes {
  readonly changes: readonly Change[];
  readonly isLive: boolean;
}

/** Recent shipment changes, updated live. Each change invalidates the overview. */
export function useChanges(reads: readonly { toString(): string }[]): Changes {
  const [heard, setHeard] = useState<readonly Change[]>([]);
  const { data } = useRead(LatestChangesDocument, {});
  const isLive = useLive(
    BoardChangedDocument,
    {},
    {
      reads: [...reads, LatestChangesDocument],
      heard: ({ shipmentChanged }) => setHeard((before) => merged([changeOf(shipmentChanged)], before)),
    },
  );
  const latest = (data?.shipments.nodes ?? []).map(({ id, reference, status, statusAt }) => ({
    id,
    reference,
    from: null,
    to: status,
    at: statusAt,
  }));
  return { changes: merged(heard, latest), isLive };
}

const changeOf = ({ shipmentId, reference, from, to, occurredAt }: BoardChangedSubscription['shipmentChanged']): Change => ({
  id: shipmentId,
  reference,
  from: from ?? null,
  to,
  at: occurredAt,
});

/** Merges live and loaded changes without duplicates; live ones have more detail. */
function merged(heard: readonly Change[], others: readonly Change[]): Change[] {
  const known = new Set(heard.map(keyOf));
  return [...heard, ...others.filter((change) => !known.has(keyOf(change)))]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, SHOWN);
}

export const keyOf = ({ id, to }: Change): string => `${id} ${to}`;
