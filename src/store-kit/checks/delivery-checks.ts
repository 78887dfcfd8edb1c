import { isAccepted, type Delivery } from '../sending/event-sender.js';
import { eventOf, moved } from '../sending/parcel-events.js';
import { strangeParcel } from '../operator/parcel.js';
import { check, ensure, NotApplicable } from './check.js';
import { accepted, changesOf, counted, ended, shown, stateOf, unchanged, visibleStatus } from './deliveries.js';
import type { PlugIn } from './plug-in.js';

const RECEIVE = '/docs/webhooks#receive';
const EVENTS = '/docs/webhooks#events';
const RETRIES = '/docs/webhooks#retries';

const COPIES = 10;
const LARGE_BYTES = 64 * 1024;
const LIMIT_MS = 10_000;
const HOUR_MS = 3_600_000;
/** Answers to copies that arrive while the first is being handled, which are sent again later. */
const LATER = new Set([409, 425, 429, 503]);

export const deliveryChecks = [
  check('delivery', RECEIVE, 'An event that comes twice has one effect', async (plugIn) => {
    const { parcel, order } = await counted(plugIn);
    const status = await visibleStatus(plugIn);
    const payload = moved(parcel, status);
    const first = await accepted(plugIn, payload, 'an event');
    await shown(plugIn, { parcel, order }, status, [first]);
    const once = changesOf(await plugIn.settled(order));
    const second = await accepted(plugIn, payload, 'the same event again', { attempt: 2 });
    const twice = changesOf(await plugIn.settled(order));
    ensure(twice === once, `${once} changes of the order still`, `${twice} after the same event id came again`, [first, second]);
  }),

  check('delivery', RECEIVE, `${COPIES} copies of an event at once have one effect`, async (plugIn) => {
    const one = await effectOf(plugIn, 1);
    const all = await effectOf(plugIn, COPIES);
    const open = all.deliveries.find((each) => !isAccepted(each) && !LATER.has(each.status ?? 0));
    ensure(
      open === undefined,
      'every copy to be answered 2xx, or put off by 409, 425, 429 or 503',
      open ? ended(open) : '',
      open ? [open] : [],
    );
    ensure(all.growth === one.growth, `as many changes of the order as by one event, ${one.growth}`, `${all.growth}`, all.deliveries);
  }),

  check('delivery', EVENTS, 'An older event does not undo a newer one', async (plugIn) => {
    const watched = await plugIn.parcel();
    if (watched.order === undefined) throw new NotApplicable('Effects are not seen without a drive: see --drive.');
    if (!(await plugIn.shown()).includes('delivered')) throw new NotApplicable('The orders of the plug-in do not show `delivered`.');
    const older = moved(watched.parcel, 'in_transit');
    const newer = await accepted(plugIn, moved(watched.parcel, 'delivered'), 'an event');
    await shown(plugIn, watched, 'delivered', [newer]);
    const late = await accepted(plugIn, older, 'an event that was overtaken by a newer one', { attempt: 3 });
    const { status } = await plugIn.settled(watched.order);
    ensure(status === 'delivered', 'the order to show delivered still, because `sequence` is lower', status ?? 'no status', [newer, late]);
  }),

  check('delivery', RETRIES, 'An event that happened hours ago is accepted at a late attempt', async (plugIn) => {
    const watched = await plugIn.parcel();
    const status = await visibleStatus(plugIn);
    const payload = moved(watched.parcel, status, { at: new Date(Date.now() - 3 * HOUR_MS) });
    const delivery = await accepted(plugIn, payload, 'the sixth attempt of an event of three hours ago', { attempt: 6 });
    await shown(plugIn, watched, status, [delivery]);
  }),

  check('delivery', RECEIVE, 'A shipment that the plug-in does not know is accepted', async (plugIn) => {
    const parcel = strangeParcel(plugIn.operator.shop.domain);
    await accepted(plugIn, moved(parcel, 'pickup'), 'an event of a shipment that the plug-in does not know');
  }),

  check('delivery', EVENTS, 'An event name that is not known is accepted and has no effect', async (plugIn) => {
    const watched = await plugIn.parcel();
    const status = await visibleStatus(plugIn);
    const known = await accepted(plugIn, moved(watched.parcel, status), 'an event');
    await shown(plugIn, watched, status, [known]);
    const before = await stateOf(plugIn, watched);
    const payload = eventOf(watched.parcel, watched.parcel.status, { event: 'shipment.weighed' });
    const delivery = await accepted(plugIn, payload, 'an event with a name of a later release');
    await unchanged(plugIn, watched, before, 'no effect of an event that is not known', [delivery]);
  }),

  check('delivery', EVENTS, 'Fields that are not known are ignored', async (plugIn) => {
    const watched = await plugIn.parcel();
    const status = await visibleStatus(plugIn);
    const { data, ...payload } = moved(watched.parcel, status);
    const more = { ...payload, later: [1], data: { ...data, selection: { weightKg: '1.2', lines: [null, {}] }, later: { deep: [true] } } };
    const delivery = await accepted(plugIn, more, 'an event with more fields');
    await shown(plugIn, watched, status, [delivery]);
  }),

  check('delivery', EVENTS, `A body of ${LARGE_BYTES / 1_024} KiB is accepted`, async (plugIn) => {
    const watched = await plugIn.parcel();
    const status = await visibleStatus(plugIn);
    const { data, ...payload } = moved(watched.parcel, status);
    const delivery = await accepted(plugIn, { ...payload, data: { ...data, selection: 's'.repeat(LARGE_BYTES) } }, 'a large event');
    await shown(plugIn, watched, status, [delivery]);
  }),

  check('delivery', EVENTS, 'Text of every script is accepted', async (plugIn) => {
    const watched = await plugIn.parcel();
    const status = await visibleStatus(plugIn);
    const delivery = await accepted(
      plugIn,
      moved(watched.parcel, status, { driver: 'محمد 山田 \u{1F69A} "é"' }),
      'an event with text of other scripts',
    );
    await shown(plugIn, watched, status, [delivery]);
  }),

  check('delivery', RECEIVE, 'Every answer comes within ten seconds', async (plugIn) => {
    const { deliveries } = plugIn.sender;
    if (deliveries.length === 0) await accepted(plugIn, moved(strangeParcel(plugIn.operator.shop.domain), 'pickup'), 'an event');
    const slow = deliveries.find(({ durationMs }) => durationMs > LIMIT_MS);
    ensure(
      slow === undefined,
      'every delivery to be answered within ten seconds',
      slow ? `${ended(slow)} after ${slow.durationMs} ms` : '',
      slow ? [slow] : [],
    );
  }),
];

/** What copies of one event, sent at once, do to a new order. */
async function effectOf(plugIn: PlugIn, copies: number): Promise<{ readonly growth: number; readonly deliveries: readonly Delivery[] }> {
  const { parcel, order, changes } = await counted(plugIn);
  const status = await visibleStatus(plugIn);
  const payload = moved(parcel, status);
  const deliveries = await Promise.all(Array.from({ length: copies }, () => plugIn.sender.send(payload)));
  await shown(plugIn, { parcel, order }, status, deliveries);
  return { growth: changesOf(await plugIn.settled(order)) - changes, deliveries };
}
