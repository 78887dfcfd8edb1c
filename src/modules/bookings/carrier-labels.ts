import { setTimeout as wait } from 'node:timers/promises';
import type { LabelFormat } from '../carriers/index.js';
import type { AskedCarrierLabel, CarrierLabels } from '../labels/index.js';
import type { BookingContext } from './attempt-booking.js';
import { latestBooking, type Booking } from './booking.js';
import { fetchLabel, type LabelState } from './fetch-labels.js';
import { formatToAsk, requestableAt, secondsUntil } from './label-work.rules.js';

/** How long a request waits for a call that another process makes. */
const PATIENCE_MS = 8_000;
const LOOK_MS = 250;

/** Labels on request. Requests for one label share one call to the carrier, in this process and among all of them. */
export function carrierLabelsOf(context: () => BookingContext): CarrierLabels {
  const underWay = new Map<string, Promise<LabelState>>();
  const shared = (id: string, format: LabelFormat): Promise<LabelState> => {
    const key = `${id} ${format}`;
    const known = underWay.get(key);
    if (known) return known;
    const asked = fetchInTime(context(), id, format).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };
  return {
    formatsOf: ({ carrierAccountId }) => {
      const capabilities = context().services.carriers.account(carrierAccountId ?? '')?.adapter.capabilities;
      return capabilities?.label && !capabilities.fixedLabelFormat ? capabilities.labelFormats : [];
    },
    ask: async ({ id }, accepted) => {
      const { sql, services } = context();
      const booking = await latestBooking(sql, id);
      const account = services.carriers.account(booking?.accountId ?? '');
      if (booking?.status !== 'booked' || !account) return NONE;
      const format = formatToAsk(account.adapter.capabilities, booking.payload.labelFormat, accepted);
      if (!format) return NONE;
      return askedOf(known(booking, format, services.clock.now()) ?? (await shared(booking.id, format)));
    },
  };
}

const NONE = { status: 'none' } as const;

/** What the row says, so that most requests for what is not there yet change nothing. */
function known({ labelWork }: Booking, format: LabelFormat, now: Date): LabelState | undefined {
  const wanted = labelWork?.[format];
  if (!wanted) return undefined;
  if (wanted.refusal !== null) return { status: 'refused' };
  const mayAsk = wanted.isAsking || requestableAt(wanted) <= now || (wanted.dueAt !== null && wanted.dueAt <= now.toISOString());
  return mayAsk ? undefined : { status: 'later', retryAfter: secondsUntil(wanted, now) };
}

const askedOf = (state: LabelState): AskedCarrierLabel => {
  if (state.status === 'kept') return { status: 'kept' };
  return state.status === 'refused' ? NONE : { status: 'later', retryAfter: state.retryAfter };
};

async function fetchInTime(context: BookingContext, id: string, format: LabelFormat): Promise<LabelState> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const state = await fetchLabel(context, id, { format, isRequested: true });
    if (state.status !== 'asking' || performance.now() > until) return state;
    await wait(LOOK_MS);
  }
}
