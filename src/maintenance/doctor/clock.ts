import { ok, problem, warning, type Finding } from './finding.js';
import { onPrimary, rowOf } from './ground.js';

const NOTICEABLE_SECONDS = 1;
/** Signatures, sessions and jobs go by the clock. */
const HARMFUL_SECONDS = 30;

export const clock = onPrimary('clock', async (server) => {
  const before = Date.now();
  const { at } = await rowOf<{ at: number }>(server, 'select extract(epoch from clock_timestamp())::float8 * 1000 as at');
  return [differenceFinding(((before + Date.now()) / 2 - at) / 1_000)];
});

/** How many seconds this machine is ahead of the database. */
export function differenceFinding(seconds: number): Finding {
  const apart = Math.abs(seconds);
  if (apart <= NOTICEABLE_SECONDS) return ok('This machine and the database have the same time.');
  const message = `This machine is ${apart.toFixed(1)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database.`;
  const remedy = 'Synchronise the clocks of both machines, for example with chrony.';
  return apart > HARMFUL_SECONDS ? problem(message, remedy) : warning(message, remedy);
}
