import type { CarrierAccess, CarrierScan } from '../../modules/carriers/adapter/index.js';
import { abortedSoon, expectAnswer, patient } from './calls.js';
import { controlled, ensure, isList, type ControlledSubject } from './check.js';
import { bookSample } from './sample.js';
import { codeFor, expectScans, identityOf, minutesAgo, scanAt } from './scans.js';

const UNKNOWN_CODE = 'ZZ_UNHEARD_OF';

export const trackChecks = [
  controlled('track', 'Scans come with their code, their instant and their proof', async (subject) => {
    const { adapter, simulator } = subject;
    const { access, awb } = await tracked(subject);
    const moved = await simulator.scan(awb, codeFor(adapter, 'in_transit', 'picked_up'), { at: minutesAgo(50, access.now()) });
    const done = await simulator.scan(awb, codeFor(adapter, 'delivered'), { at: minutesAgo(5, access.now()), signedBy: 'A. Khan' });
    const scans = await track(subject, access, awb);
    for (const told of [moved, done]) {
      const { code } = scanAt(scans, told);
      const meaning = adapter.scanCodes[told.code];
      ensure(adapter.scanCodes[code] === meaning, `a code that means \`${meaning}\`, for the carrier's ${told.code}`, code);
    }
  }),

  controlled('track', 'Asked twice, the same scans come with the same event ids', async (subject) => {
    const { simulator, adapter } = subject;
    const { access, awb } = await tracked(subject);
    await simulator.scan(awb, codeFor(adapter, 'picked_up'), { at: minutesAgo(50, access.now()) });
    await simulator.scan(awb, codeFor(adapter, 'in_transit'), { at: minutesAgo(40, access.now()) });
    const [first, second] = [await track(subject, access, awb), await track(subject, access, awb)];
    ensure(
      identityOf(first).join('\n') === identityOf(second).join('\n'),
      `the same scans again: ${identityOf(first).join('; ')}`,
      identityOf(second),
    );
  }),

  controlled('track', 'A scan that the carrier lists twice is one scan, or two that are the same', async (subject) => {
    const { simulator, adapter } = subject;
    const { access, awb } = await tracked(subject);
    const told = await simulator.scan(awb, codeFor(adapter, 'in_transit'), { at: minutesAgo(30, access.now()) });
    await simulator.repeat(told);
    const scans = (await track(subject, access, awb)).filter(({ occurredAt }) => occurredAt.getTime() === told.at.getTime());
    ensure(scans.length > 0, 'the scan', scans);
    ensure(new Set(identityOf(scans)).size === 1, 'one event id (or one code, instant and message) for one event', identityOf(scans));
  }),

  controlled('track', 'Two events at one instant are two scans', async (subject) => {
    const { simulator, adapter } = subject;
    const { access, awb } = await tracked(subject);
    const at = minutesAgo(30, access.now());
    const codes = [codeFor(adapter, 'picked_up', 'information'), codeFor(adapter, 'out_for_delivery', 'in_transit', 'delivered')];
    for (const code of codes) await simulator.scan(awb, code, { at });
    const scans = (await track(subject, access, awb)).filter(({ occurredAt }) => occurredAt.getTime() === at.getTime());
    ensure(new Set(identityOf(scans)).size === new Set(codes).size, `a scan for each of ${codes.join(' and ')}`, identityOf(scans));
  }),

  controlled('track', 'Scans that come late and out of order keep their instants', async (subject) => {
    const { simulator, adapter } = subject;
    const { access, awb } = await tracked(subject);
    const later = await simulator.scan(awb, codeFor(adapter, 'out_for_delivery', 'in_transit'), { at: minutesAgo(10, access.now()) });
    const earlier = await simulator.scan(awb, codeFor(adapter, 'picked_up'), { at: minutesAgo(300, access.now()) });
    const scans = await track(subject, access, awb);
    scanAt(scans, later);
    scanAt(scans, earlier);
  }),

  controlled('track', 'A code that nobody has heard of is a scan like others', async (subject) => {
    const { access, awb } = await tracked(subject);
    const told = await subject.simulator.scan(awb, UNKNOWN_CODE, { at: minutesAgo(20, access.now()) });
    const { code } = scanAt(await track(subject, access, awb), told);
    const isListed = Object.hasOwn(subject.adapter.scanCodes, code);
    ensure(!isListed, `a code that is not in \`scanCodes\`, for the carrier's ${UNKNOWN_CODE}, so that operators can map it`, code);
  }),

  controlled('track', 'Times are the right instants, in summer and in winter', async (subject) => {
    const { simulator, adapter } = subject;
    const { access, awb } = await tracked(subject);
    const year = access.now().getUTCFullYear() - 1;
    // Around midnight, so that a zone that is left out moves the day as well.
    const instants = [Date.UTC(year, 0, 15, 0, 30), Date.UTC(year, 6, 15, 23, 45), Date.UTC(year, 9, 1, 12, 0)];
    const told = [];
    for (const instant of instants) told.push(await simulator.scan(awb, codeFor(adapter, 'in_transit'), { at: new Date(instant) }));
    const scans = await track(subject, access, awb);
    for (const each of told) scanAt(scans, each);
  }),

  controlled('track', 'A parcel that the carrier does not know has no scans', async (subject) => {
    const { access, awb } = await tracked(subject);
    await subject.simulator.scan(awb, codeFor(subject.adapter, 'in_transit'), { at: minutesAgo(20, access.now()) });
    const unknown = turned(awb);
    const alone = await expectAnswer('an empty list', () => subject.adapter.track(access, [unknown], patient()));
    ensure(isList(alone) && alone.length === 0, `no scans of ${unknown}, which the carrier never gave out`, alone);
    if (subject.adapter.capabilities.trackBatch < 2) return;
    const both = await expectAnswer('the scans of the known parcel', () => subject.adapter.track(access, [unknown, awb], patient()));
    ensure(both.length > 0, `the scans of ${awb}, although ${unknown} is unknown`, both);
    expectScans(both, awb);
  }),

  controlled('track', 'Tracking ends within 100 ms of its signal', async (subject) => {
    const { access, awb } = await tracked(subject);
    const { calls } = subject.simulator;
    const before = calls.length;
    subject.simulator.fail({ kind: 'delay', ms: 2_000, times: 100 });
    const isSent = (): boolean => calls.length > before;
    const failure = await abortedSoon(isSent, (signal) => subject.adapter.track(access, [awb], signal));
    ensure(failure.kind === 'unavailable', 'aborted tracking to be `unavailable`', failure);
  }),
];

async function tracked(subject: ControlledSubject): Promise<{ access: CarrierAccess; awb: string }> {
  const access = subject.makeAccess();
  const { parcel } = await bookSample(subject, access);
  return { access, awb: parcel.awb };
}

async function track(subject: ControlledSubject, access: CarrierAccess, awb: string): Promise<readonly CarrierScan[]> {
  const scans = await expectAnswer('`track` to answer', () => subject.adapter.track(access, [awb], patient()));
  expectScans(scans, awb);
  return scans;
}

/** Of the same form, with other digits. */
const turned = (awb: string): string => awb.slice(0, 40).replace(/\d/g, (digit) => String((Number(digit) + 5) % 10)).concat(/\d/.test(awb) ? '' : '9'); // prettier-ignore
