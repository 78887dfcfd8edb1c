import { useState } from 'react';
import { useSeesOwners } from '../app/session.js';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import {
  BoardChangedDocument,
  LatestChangesDocument,
  type BoardChangedSubscription,
  type LatestChangesQuery,
} from './operations.generated.js';
import type { Status } from './phases.js';

const SHOWN = 8;

/** A status change of a shipment. */
export interface Change {
  readonly id: string;
  readonly reference: string;
  readonly receiver: string;
  /** For those who see several. */
  readonly seller: { readonly id: string; readonly displayName: string } | null;
  readonly to: Status;
  readonly at: string;
}

type Heard = Pick<Change, 'id' | 'to' | 'at'>;
type Row = LatestChangesQuery['shipments']['nodes'][number];

interface Changes {
  readonly changes: readonly Change[];
  readonly isLive: boolean;
}

/** Recent shipment changes, updated live. Each change invalidates the overview. */
export function useChanges(reads: readonly { toString(): string }[]): Changes {
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  const { data } = useRead(LatestChangesDocument, { ofMany: useSeesOwners() });
  const isLive = useLive(
    BoardChangedDocument,
    {},
    {
      reads: [...reads, LatestChangesDocument],
      heard: ({ shipmentChanged }) => setHeard((before) => latest([heardOf(shipmentChanged), ...before])),
    },
  );
  const rows = data?.shipments.nodes ?? [];
  const standing = rows.map(({ id, status, statusAt }) => ({ id, to: status, at: statusAt }));
  return { changes: latest([...heard, ...standing]).flatMap((change) => told(change, rows)), isLive };
}

const heardOf = ({ shipmentId, to, occurredAt }: BoardChangedSubscription['shipmentChanged']): Heard => ({
  id: shipmentId,
  to,
  at: occurredAt,
});

/** Without duplicates, the latest first. */
function latest(all: readonly Heard[]): Heard[] {
  const known = new Map([...all].reverse().map((change) => [keyOf(change), change]));
  return [...known.values()].sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, SHOWN);
}

/** A change is heard before the list with the name of its receiver has arrived. */
function told({ id, to, at }: Heard, rows: readonly Row[]): Change[] {
  const row = rows.find((each) => each.id === id);
  return row ? [{ id, to, at, reference: row.reference, receiver: row.receiverName, seller: row.seller ?? null }] : [];
}

export const keyOf = ({ id, to }: Heard): string => `${id} ${to}`;
