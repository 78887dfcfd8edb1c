import { send } from '../graph/send.js';
import {
  ShipmentExportDocument,
  type ExportedShipmentFragment,
  type ShipmentExportQuery,
  type ShipmentExportQueryVariables,
} from './operations.generated.js';

/** Export limit; use the API for more. */
export const MOST_ROWS = 10_000;

/** Reads a list page by page. */
export async function readAll(
  filter: Omit<ShipmentExportQueryVariables, 'after'>,
  progress: (read: number) => void,
  signal: AbortSignal,
): Promise<readonly ExportedShipmentFragment[]> {
  const rows: ExportedShipmentFragment[] = [];
  let after: string | null = null;
  do {
    const { shipments }: ShipmentExportQuery = await send(ShipmentExportDocument, { ...filter, after }, { signal });
    rows.push(...shipments.nodes);
    progress(rows.length);
    after = shipments.pageInfo.hasNextPage ? shipments.pageInfo.endCursor : null;
  } while (after !== null && rows.length < MOST_ROWS);
  return rows.slice(0, MOST_ROWS);
}
