import { secondsAfter } from '../../kernel/clock.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Booking } from './booking.js';

type Doubt = Pick<Booking, 'doubtAt'>;

/** The next of the times at which a carrier is asked for a second parcel after a lost answer; null after the last of them. */
export function nextLook(tx: Tx, { doubtAt }: Doubt): Date | null {
  if (doubtAt === null) return null;
  const now = tx.services.clock.now();
  const times = tx.services.settings.carriers.doubtLookups.map((seconds) => secondsAfter(doubtAt, seconds));
  return times.find((at) => at > now) ?? null;
}

/** The carrier could not tell, or the attempts to book took longer than all the times: it is asked again after the first of them. */
export const lookAgain = (tx: Tx): Date => secondsAfter(tx.services.clock.now(), tx.services.settings.carriers.doubtLookups[0]);

/** The first look after a parcel was booked or given up; null if no answer was lost. */
export const firstLook = (tx: Tx, doubt: Doubt): Date | null => (doubt.doubtAt === null ? null : (nextLook(tx, doubt) ?? lookAgain(tx)));
