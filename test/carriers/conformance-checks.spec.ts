import { pathToFileURL } from 'node:url';
import {
  conformanceChecks,
  runCheck,
  runConformance,
  type Area,
  type CarrierAccess,
  type CarrierAdapter,
  type CarrierRequest,
  type CarrierSimulator,
} from '../../src/carrier-kit/index.js';
import { subjectOf } from './conformance.js';

let adapter: CarrierAdapter;
let simulator: CarrierSimulator;
beforeAll(async () => {
  const example = (await import(pathToFileURL('src/docs/examples/parcel-co.js').href)) as {
    adapter: CarrierAdapter;
    startSimulator: () => Promise<CarrierSimulator>;
  };
  adapter = example.adapter;
  simulator = await example.startSimulator();
});
afterAll(() => simulator.stop());

/** An account whose requests are changed on their way. */
const through = (access: CarrierAccess, change: (request: CarrierRequest) => CarrierRequest): CarrierAccess => ({
  ...access,
  http: { send: (request, signal) => access.http.send(change(request), signal) },
});
const never = new AbortController().signal;
const events = { count: 0 };

/** Adapters with one defect each: the beginning of the check that finds it, and words of the explanation. */
const defects: readonly (readonly [defect: string, check: string, words: RegExp, adapter: (right: CarrierAdapter) => Partial<CarrierAdapter>])[] = [
  ['has a code in lower case', 'The code and the name', /2 to 20 of A-Z/, () => ({ code: 'parcel' })],
  ['lacks a method', 'Every method is there', /`find` to be a function/, () => ({ find: undefined })],
  ['declares pickups without the methods', 'Each capability has its methods', /`schedulePickup` to be a function/, ({ capabilities }) => ({
    capabilities: { ...capabilities, pickup: true },
  })],
  ['declares a format that does not exist', 'Label formats', /PDF, PNG, ZPL/, ({ capabilities }) => ({
    capabilities: { ...capabilities, labelFormats: ['GIF' as never] },
  })],
  ['maps a code to no status', 'Every code of a scan', /scanCodes\["X"\]/, ({ scanCodes }) => ({ scanCodes: { ...scanCodes, X: 'gone' as never } })],
  ['answers without an offer or a reason', 'No answer is empty', /an offer or a rejection/, () => ({
    quote: async () => ({ offers: [], rejections: [] }),
  })],
  ['forgets a wanted service', 'Each wanted service', /EXPRESS/, (right) => ({
    quote: async (...args) => ({ offers: (await right.quote(...args)).offers.slice(1), rejections: [] }),
  })],
  ['takes every currency for one with two decimals', 'Amounts are exact', /an amount in JPY \(0 decimals\)/, (right) => ({
    quote: async (...args) => {
      const answer = await right.quote(...args);
      return { ...answer, offers: answer.offers.map((offer) => ({ ...offer, price: { ...offer.price, minor: offer.price.minor * 100n } })) };
    },
  })],
  ['ignores the signal of a quote', 'A quote ends within 100 ms', /within 100 ms/, (right) => ({
    quote: (access, request) => right.quote(access, request, never),
  })],
  ['takes an outage for a refusal', 'An answer of 500', /unavailable when the carrier answers 500/, (right) => ({
    quote: (...args) => right.quote(...args).catch(() => ({ offers: [], rejections: [{ carrierService: null, message: 'No.' }] })),
  })],
  ['books twice', 'One call books one parcel', /one parcel at the carrier/, (right) => ({
    book: async (...args) => {
      await right.book(...args);
      return right.book(...args);
    },
  })],
  ['does not say that a booking changes something', 'A connection cut after the carrier booked', /outcome_unknown/, (right) => ({
    book: (access, booking, signal) => right.book(through(access, (request) => ({ ...request, changes: false })), booking, signal),
  })],
  ['cannot find what it booked', 'A malformed answer after the carrier booked', /`find` to return the parcel/, () => ({
    find: async () => ({ status: 'absent' }),
  })],
  ['finds the newest booking first', 'Two bookings under one reference', /in the order of their booking/, (right) => ({
    find: async (...args) => {
      const found = await right.find(...args);
      return found.status === 'booked' ? { status: 'booked', parcels: found.parcels.toReversed() as never } : found;
    },
  })],
  ['delivers a PDF as ZPL', 'A label can be fetched again', /bytes from `label` that are ZPL/, (right) => ({
    label: async (access, ref, format, signal) => ({ ...(await right.label(access, ref, 'PDF', signal)), format }),
  })],
  ['gives up a parcel with a broken label', 'A broken label', /the sample parcel to be booked/, (right) => ({
    book: async (...args) => {
      const outcome = await right.book(...args);
      if (outcome.status === 'booked' && outcome.labels[0]?.bytes[0] === 'S'.charCodeAt(0)) throw new Error('No label');
      return outcome;
    },
  })],
  ['declines without words', 'What the carrier declines', /the carrier's words/, (right) => ({
    cancel: async (...args) => {
      const outcome = await right.cancel(...args);
      return outcome.status === 'declined' ? { ...outcome, message: '' } : outcome;
    },
  })],
  ['says that it voided and did not', 'A booking is voided', /void at the carrier/, () => ({ cancel: async () => ({ status: 'voided' }) })],
  ['makes up event ids', 'Asked twice', /the same scans again/, (right) => ({
    track: async (...args) => (await right.track(...args)).map((scan) => ({ ...scan, eventId: `${++events.count}` })),
  })],
  ['leaves the zone out', 'Times are the right instants', /a scan at/, (right) => ({
    track: async (...args) =>
      (await right.track(...args)).map((scan) => ({ ...scan, occurredAt: new Date(scan.occurredAt.getTime() + 4 * 3_600_000) })),
  })],
  ['stumbles over unknown codes', 'A code that nobody has heard of', /TypeError/, (right) => ({
    track: async (...args) =>
      (await right.track(...args)).map((scan) => ({ ...scan, message: (right.scanCodes[scan.code] as string).toUpperCase() })),
  })],
  ['trusts every caller', 'A call with a wrong signature', /credentials when the signature is wrong/, () => ({ readWebhook: () => [] })],
  ['signs with an empty secret', 'A call to an account without a secret', /without credentials/, (right) => ({
    readWebhook: (access, call) => right.readWebhook?.({ ...access, credentials: simulator.credentials }, call) ?? [],
  })],
  ['stumbles over garbage', 'Garbage with a right signature', /a CarrierFailure for the body/, (right) => ({
    readWebhook: (access, call) => {
      const scans = right.readWebhook?.(access, call) ?? [];
      JSON.parse(Buffer.from(call.body).toString()).scans[0].awb.trim();
      return scans;
    },
  })],
  ['writes its key into errors', 'No credential is in an error', /`apiKey` in the error of `check`/, (right) => ({
    check: (access, signal) =>
      right.check(access, signal).catch((cause: unknown) => {
        throw new Error(`Failed with ${Buffer.from(`${access.credentials['apiKey']}:`).toString('base64')}`, { cause });
      }),
  })],
  ['throws errors of its own', 'Every error of a call', /a CarrierFailure from `track`/, (right) => ({
    track: (...args) => right.track(...args).catch(() => Promise.reject(new RangeError('Oh'))),
  })],
  ['asks too soon', 'A status of 429', /`retryAfterSeconds` of 17/, (right) => ({
    track: (...args) =>
      right.track(...args).catch((error: Error) => Promise.reject(Object.assign(error, { retryAfterSeconds: 1 }))),
  })],
]; // prettier-ignore

describe('The conformance suite', () => {
  it.each(defects)('finds an adapter that %s', async (_defect, name, words, change) => {
    const check = conformanceChecks.find((each) => each.name.startsWith(name));
    if (!check) throw new Error(`There is no check "${name}".`);
    const right = await runCheck(check, subjectOf({ adapter, simulator }));
    const wrong = await runCheck(check, subjectOf({ adapter: { ...adapter, ...change(adapter) }, simulator }));

    expect({ status: right.status, explanation: right.explanation }).toEqual({ status: 'passed', explanation: '' });
    expect(wrong).toMatchObject({ status: 'failed', explanation: expect.stringMatching(words) });
  });

  it('recognises the request that decides although the ids of the carrier have no digits', async () => {
    const { startSimulator } = (await import(pathToFileURL('src/docs/examples/parcel-co.js').href)) as {
      startSimulator: () => Promise<CarrierSimulator>;
    };
    const wordy = await startSimulator();
    let made = 0;
    // A number of the example becomes a part of its ids: AAAA, BAAA, CAAA.
    Object.assign(wordy, { nextNumber: () => String.fromCharCode(65 + (made++ % 26)).padEnd(4, 'A') });
    for await (const { name, status, explanation } of runConformance(subjectOf({ adapter, simulator: wordy }), ['cancel']))
      expect([name, status, explanation]).toEqual([name, 'passed', '']);
    await wordy.stop();
  });

  it('leaves the simulator without faults and as decided before', async () => {
    simulator.decisions.currency = 'AED';
    for await (const { status } of runConformance(subjectOf({ adapter: { ...adapter, quote: undefined as never }, simulator }), ['quote']))
      expect(status).toBe('failed');
    expect(simulator.decisions).toEqual({ cancel: 'void', currency: 'AED', brokenLabels: false, pendingBookings: false, latencyMs: 0 });
    simulator.decisions.currency = null;
    expect((await fetch(simulator.url)).status).toBe(401);
  });

  it('skips what needs a simulator or a capability, and says so', async () => {
    const statusesOf = async (subject: Parameters<typeof runConformance>[0], only: Area[]) => {
      const found = new Map<string, string>();
      for await (const { name, status, explanation } of runConformance(subject, only)) found.set(name, `${status} ${explanation}`);
      return found;
    };
    const alone = await statusesOf({ adapter, makeAccess: () => { throw new Error('There is no account.'); } }, ['shape', 'cancel']); // prettier-ignore
    expect(alone.get('The code and the name are those of a carrier')).toBe('passed ');
    expect(alone.get('What the carrier considers is `pending`')).toMatch(/^skipped There is no simulator/);

    const lesser = { ...adapter, capabilities: { ...adapter.capabilities, cancel: false } };
    const unable = await statusesOf(subjectOf({ adapter: lesser, simulator }), ['cancel']);
    expect(new Set(unable.values())).toEqual(new Set(['skipped The adapter declares capabilities.cancel false.']));
  });

  it('has checks with names of their own', () => {
    const names = conformanceChecks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
