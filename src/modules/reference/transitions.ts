import { invalid, refuseFields } from '../../kernel/errors.js';
import { shipmentMachine, statusCatalogue } from '../shipments/index.js';
import type { ReferenceTransitionType } from './reference.types.js';

/** The edges of the state machine as data. Throws for an unknown status. */
export function transitionsFrom(from?: string | null): readonly ReferenceTransitionType[] {
  const statuses: readonly string[] = statusCatalogue.map(({ code }) => code);
  if (from != null && !statuses.includes(from)) throw refuseFields([invalid('from', `must be one of ${statuses.join(', ')}`, statuses)]);
  return shipmentMachine.edgeList
    .filter((edge) => from == null || (edge.from as readonly string[]).includes(from))
    .map((edge) => ({
      id: edge.id,
      name: edge.name,
      from: edge.from,
      to: edge.to === 'previous' ? 'heldFrom' : edge.to,
      trigger: edge.trigger,
      actors: edge.by,
      guards: edge.guards ?? [],
      effects: edge.effects ?? [],
      moneyPostings: edge.postings ?? [],
    }));
}
