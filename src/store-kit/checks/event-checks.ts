import { milestoneOf, moved, testEvent, type Move } from '../sending/parcel-events.js';
import { check, ensure, NotApplicable, type PlugInCheck } from './check.js';
import { accepted, shown, stateOf, unchanged, type Watched } from './deliveries.js';
import type { PlugIn } from './plug-in.js';

const EVENTS = '/docs/webhooks#events';

/** Moves a parcel through statuses by `shipment.update`, each of which the order must show if it can. */
async function walk(plugIn: PlugIn, watched: Watched, statuses: readonly string[], move: Move = {}): Promise<void> {
  for (const status of statuses) {
    const delivery = await accepted(plugIn, moved(watched.parcel, status, move), `shipment.update with the status ${status}`);
    await shown(plugIn, watched, status, [delivery]);
  }
}

/** An event with its own name, which a plug-in need not act upon if it has not subscribed to it. */
const named = (name: string, to: string, way: readonly string[], { event = name, reason }: Move = {}): PlugInCheck =>
  check('events', EVENTS, `\`${name}\` is understood`, async (plugIn) => {
    const watched = await plugIn.parcel();
    await walk(plugIn, watched, way);
    const delivery = await accepted(plugIn, moved(watched.parcel, to, { event, name, reason }), name);
    if (plugIn.actsUpon(name)) await shown(plugIn, watched, to, [delivery]);
  });

export const eventChecks = [
  check('events', EVENTS, 'A parcel is followed from pickup to delivery', async (plugIn) => {
    await walk(plugIn, await plugIn.parcel(), [
      'fulfilled',
      'pickup',
      'in_transit_pickup',
      'picked_up',
      'booked',
      'in_transit',
      'delivered',
    ]);
  }),

  check('events', EVENTS, 'A pickup that fails, and a parcel on hold, are accepted', async (plugIn) => {
    const statuses = [
      'pickup',
      'pickup_failed',
      'pickup',
      'not_collected',
      'pickup',
      'picked_up',
      'booked',
      'in_transit',
      'on_hold',
      'in_transit',
    ];
    await walk(plugIn, await plugIn.parcel(), statuses);
  }),

  named('shipment.pickup', 'pickup', ['fulfilled']),
  named('shipment.in_transit', 'in_transit', ['pickup']),
  named('shipment.completed', 'delivered', ['in_transit']),
  named('shipment.failed', 'failed', ['in_transit'], { reason: 'The receiver refused the parcel' }),
  named('shipment.intransit', 'in_transit', ['pickup'], { event: 'shipment.in_transit' }),

  check('events', EVENTS, 'A parcel that fails and then goes back is both, one after the other', async (plugIn) => {
    await walk(plugIn, await plugIn.parcel(), ['pickup', 'in_transit', 'failed', 'return_to_sender'], { reason: 'Refused' });
  }),

  check('events', EVENTS, '`shipment.failed` is accepted twice for one parcel', async (plugIn) => {
    const watched = await plugIn.parcel();
    await walk(plugIn, watched, ['in_transit']);
    for (const status of ['failed', 'return_to_sender']) {
      const delivery = await accepted(
        plugIn,
        moved(watched.parcel, status, { event: 'shipment.failed', reason: 'Refused' }),
        'shipment.failed',
      );
      if (plugIn.actsUpon('shipment.failed')) await shown(plugIn, watched, status, [delivery]);
    }
  }),

  check('events', EVENTS, 'A cancelled parcel is shown as cancelled', async (plugIn) => {
    await walk(plugIn, await plugIn.parcel(), ['cancelled']);
  }),

  check('events', EVENTS, 'The AWB and the tracking link are shown once there are some', async (plugIn) => {
    const watched = await plugIn.parcel();
    if (watched.order === undefined) throw new NotApplicable('Not checked without a drive: see --drive.');
    if ((await plugIn.state(watched.order)).awb === undefined) throw new NotApplicable('The drive answers "state" without `awb`.');
    await walk(plugIn, watched, ['fulfilled']);
    const delivery = await accepted(plugIn, moved(watched.parcel, 'pickup'), 'shipment.update with an AWB');
    const { awb, trackingUrl } = watched.parcel;
    const { state, isSo } = await plugIn.shows(watched.order, (each) => each.awb === awb);
    ensure(isSo, `the order to show the AWB ${awb ?? ''}`, state.awb ?? 'none', [delivery]);
    if (state.trackingUrl === undefined) return;
    ensure(state.trackingUrl === trackingUrl, `the tracking link ${trackingUrl ?? ''}`, state.trackingUrl ?? 'none', [delivery]);
  }),

  check('events', '/docs/webhooks#driver', 'What a driver did is accepted', async (plugIn) => {
    const watched = await plugIn.parcel();
    await walk(plugIn, watched, ['in_transit', 'delivered'], { driver: 'Omar' });
  }),

  check('events', '/docs/webhooks#milestones', 'A milestone leaves the status as it is', async (plugIn) => {
    const watched = await plugIn.parcel();
    await walk(plugIn, watched, ['pickup', 'in_transit']);
    const before = await stateOf(plugIn, watched);
    const delivery = await accepted(plugIn, milestoneOf(watched.parcel, 'out_for_delivery'), 'a milestone');
    if (watched.order === undefined) return;
    const { status } = await plugIn.settled(watched.order);
    ensure(status === before?.status, `the order to show ${before?.status ?? 'no status'} still`, status ?? 'no status', [delivery]);
  }),

  check('events', EVENTS, 'A test event is accepted and has no effect', async (plugIn) => {
    const watched = await plugIn.parcel();
    const before = await stateOf(plugIn, watched);
    const delivery = await accepted(plugIn, testEvent(plugIn.operator.shop.domain), 'shipment.test');
    await unchanged(plugIn, watched, before, 'no effect of shipment.test', [delivery]);
  }),
];
