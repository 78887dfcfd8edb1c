import { shipmentMachine } from './shipment.machine.js';

const final = shipmentMachine.final.map((status) => `'${status}'`).join(', ');

/**
 * True for the id of a shipment that may take another step, as a condition on a column. A completed return to its sender takes none. Each
 * shipment is looked up by its id (`offset 0`); the planner would otherwise read all of them.
 */
export const isUnderWaySql = (column: string): string =>
  `exists (select from shipment u where u.id = ${column} and u.status not in (${final}) and u.rts_completed_at is null offset 0)`;
