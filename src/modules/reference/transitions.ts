import { invalid, refuseFields } from '../../kernel/errors.js';
import { shipmentMachine, statusCatalogue, wordsOf, type ShipmentServices, type StepWork } from '../shipments/index.js';
import type { ReferenceTransitionType } from './reference.types.js';

/** The edges of the state machine as data. Throws for an unknown status. */
export function transitionsFrom(steps: ShipmentServices['steps'], from?: string | null): readonly ReferenceTransitionType[] {
  const statuses: readonly string[] = statusCatalogue.map(({ code }) => code);
  if (from != null && !statuses.includes(from)) throw refuseFields([invalid('from', 'oneOf', { allowed: statuses.join(', ') }, statuses)]);
  return shipmentMachine.edgeList
    .filter((edge) => from == null || (edge.from as readonly string[]).includes(from))
    .map((edge) => ({
      id: edge.id,
      name: edge.name,
      from: edge.from,
      to: edge.to === 'previous' ? 'heldFrom' : edge.to,
      trigger: edge.trigger,
      actors: edge.by,
      ...wordsFor(steps.edges[edge.name]),
    }));
}

function wordsFor(work: StepWork): Pick<ReferenceTransitionType, 'guards' | 'effects' | 'moneyPostings'> {
  const { postings: moneyPostings, ...words } = wordsOf(work);
  return { ...words, moneyPostings };
}
