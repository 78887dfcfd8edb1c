import type { StoredAction } from '../../src/driver/model/action.js';
import { emptyDraft, type Draft } from '../../src/driver/model/draft.js';
import { dayOf } from '../../src/driver/model/day.js';
import { likelyGiven, minorOf, moneyOf } from '../../src/driver/model/money.js';
import { receiversOf } from '../../src/driver/model/receivers.js';
import type { Run, Task } from '../../src/driver/model/run.js';
import { viewOf } from '../../src/driver/model/view.js';

const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  kind: 'DELIVER',
  state: 'ASSIGNED',
  reference: `R-${id}`,
  awb: `AWB-${id}`,
  loaded: true,
  contactName: 'Aisha',
  company: null,
  deliveryNote: null,
  contactPhone: '+971501234567',
  contactPhoneE164: '+971501234567',
  collect: null,
  collectInCash: null,
  proofNeeds: { scan: false, photo: false, signature: false, otp: false, failurePhoto: false },
  note: null,
  codeSentTo: null,
  codeCheck: null,
  outcome: null,
  reasonCode: null,
  endedAt: null,
  weightKg: 1,
  serviceName: 'Express',
  products: [],
  ...more,
});

const run = (tasks: readonly Task[], more: Partial<Run> = {}): Run => ({
  id: 'run',
  shortId: 'RN-1',
  date: '2026-11-24',
  state: 'STARTED',
  vehicle: null,
  revision: 1,
  startedAt: null,
  finishedAt: null,
  timeZone: 'Asia/Dubai',
  hub: null,
  cash: { collected: [{ amount: '5.00', currency: 'USD' }], float: null, expected: [], difference: null },
  leftBehind: [],
  stops: tasks.map((each, index) => ({
    id: `stop-${each.id}`,
    sequence: index + 1,
    name: null,
    phone: null,
    phoneE164: null,
    address: null,
    city: null,
    zip: null,
    countryCode: null,
    point: null,
    windowFrom: null,
    windowTo: null,
    eta: null,
    arrivedAt: null,
    late: false,
    atRisk: false,
    tasks: [each],
  })),
  ...more,
});

const completed = (seq: number, taskId: string, more: Partial<StoredAction> = {}): StoredAction =>
  ({
    seq,
    driverId: 'omar',
    runId: 'run',
    clientEventId: `event-${seq}`,
    deviceTime: '2026-11-24T10:00:00Z',
    label: taskId,
    state: 'saved',
    kind: 'complete',
    taskId,
    completion: { outcome: 'COMPLETED', collected: { method: 'CASH', amount: '100.00', currency: 'USD' } },
    ...more,
  }) as StoredAction;

const seen = (of: Run, actions: readonly StoredAction[], includes = 0, drafts: readonly Draft[] = []) =>
  viewOf({ driverId: 'omar', run: of, fetchedAt: 0, includes }, actions, drafts);

const usd = (amount: string) => [{ amount, currency: 'USD' }];

describe('What a driver sees of a run', () => {
  it('has what was done here since the service answered, with its cash, and without the number of the consignee', () => {
    const view = seen(run([task('a'), task('b')]), [completed(1, 'a')]);

    expect(view?.tasks).toMatchObject([
      { state: 'COMPLETED', here: 'saved', contactPhone: null },
      { state: 'ASSIGNED', here: null },
    ]);
    expect(view?.next?.id).toBe('stop-b');
    expect(view?.collected).toEqual([{ amount: '105.00', currency: 'USD' }]);
  });

  it('does not count twice what the answer includes', () => {
    const done = task('a', { state: 'COMPLETED', outcome: 'COMPLETED' });
    const answered = run([done], {
      cash: { collected: [{ amount: '100.00', currency: 'USD' }], float: null, expected: [], difference: null },
    });

    expect(seen(answered, [completed(1, 'a', { state: 'sent' })], 1)?.collected).toEqual([{ amount: '100.00', currency: 'USD' }]);
  });

  it('counts cash once although the answer of the service was lost and its run has it already', () => {
    const done = task('a', { state: 'COMPLETED', outcome: 'COMPLETED' });
    const answered = run([done], { cash: { collected: usd('100.00'), float: null, expected: [], difference: null } });

    expect(seen(answered, [completed(1, 'a')])).toMatchObject({ held: usd('100.00'), unsentCash: [] });
  });

  it('holds the cash that was taken: not sent yet, refused, and at a door that is not done', () => {
    const due = { collect: usd('100.00')[0] ?? null, collectInCash: usd('100.00')[0] ?? null };
    const of = run([task('a', due), task('b', due), task('c', due), task('d', due)], {
      cash: { collected: [], float: usd('50.00')[0] ?? null, expected: [], difference: null },
    });
    const wrong = completed(2, 'b', { state: 'refused', decision: { code: 'OTP_WRONG', message: 'The code is wrong.' } });
    const paid = (id: string, method: 'CASH' | 'POS'): Draft => ({ ...emptyDraft(id, 'omar'), payment: { method, posReference: null } });

    expect(seen(of, [completed(1, 'a')])).toMatchObject({ held: usd('150.00'), unsentCash: usd('100.00'), open: [] });
    expect(seen(of, [completed(1, 'a'), wrong])).toMatchObject({ held: usd('250.00'), unsentCash: usd('200.00'), open: usd('100.00') });
    expect(seen(of, [completed(1, 'a'), wrong])?.expected).toEqual(usd('150.00'));
    // Corrected at the door, and taken at another one; a card is no cash.
    const drafts = [paid('b', 'CASH'), paid('c', 'CASH'), paid('d', 'POS')];
    expect(seen(of, [completed(1, 'a'), wrong], 0, drafts)).toMatchObject({ held: usd('350.00'), open: usd('200.00') });
    expect(seen(of, [{ ...wrong, isSettled: true }])).toMatchObject({ held: usd('50.00'), unsentCash: [] });
  });

  it('has everybody who waits at one door, with their own number and parcels', () => {
    const [first, second] = [task('a'), task('b', { contactName: 'Bilal', contactPhone: '055 1', contactPhoneE164: null })];
    const door = { ...run([first]).stops[0], tasks: [first, second, task('c'), task('d', { contactName: 'Chen', state: 'COMPLETED' })] };
    const view = seen(run([], { stops: [door] as Run['stops'] }), []);

    expect(receiversOf(view?.stops[0] ?? { tasks: [] })).toMatchObject([
      { name: 'Aisha', phoneE164: '+971501234567', tasks: [{ id: 'a' }, { id: 'c' }] },
      { name: 'Bilal', phone: '055 1', phoneE164: null, tasks: [{ id: 'b' }] },
    ]);
  });

  it('has what was sent while the answer was on its way', () => {
    expect(seen(run([task('a')]), [completed(1, 'a', { state: 'sent' })])?.tasks).toMatchObject([{ state: 'COMPLETED', here: 'sent' }]);
  });

  it('has a refused task open again, with the decision of the service', () => {
    const refused = completed(1, 'a', { state: 'refused', decision: { code: 'OTP_WRONG', message: 'The code is wrong.' } });

    expect(seen(run([task('a')]), [refused])?.tasks).toMatchObject([{ state: 'ASSIGNED', refused: { decision: { code: 'OTP_WRONG' } } }]);
    expect(seen(run([task('a')]), [{ ...refused, isSettled: true }])?.tasks).toMatchObject([{ refused: null }]);
  });

  it('leaves what was not loaded at the hub when the run starts', () => {
    const start = { ...completed(1, 'a'), kind: 'start', cashFloat: { amount: '50.00', currency: 'USD' } } as unknown as StoredAction;
    const view = seen(run([task('a'), task('b', { loaded: false })], { state: 'PLANNED' }), [start]);

    expect(view).toMatchObject({ state: 'STARTED', expected: [{ amount: '55.00', currency: 'USD' }] });
    expect(view?.tasks.map(({ id }) => id)).toEqual(['a']);
  });

  it('is of today by the clock of the hub; a run under way goes on after midnight', () => {
    const lateEvening = Date.parse('2026-11-24T19:59:00Z');
    const planned = run([], { state: 'PLANNED' });

    expect(dayOf(planned, lateEvening)).toBe('today');
    expect(dayOf(planned, lateEvening + 120_000)).toBe('another-day');
    expect(dayOf(run([]), lateEvening + 120_000)).toBe('still-open');
  });
});

describe('Money at the door', () => {
  it('is exact in every currency', () => {
    expect([minorOf('107.14', 'AED'), minorOf('1.5', 'KWD'), minorOf('500', 'JPY')]).toEqual([10714n, 1500n, 500n]);
    expect([minorOf('1.005', 'USD'), minorOf('-1', 'USD'), minorOf('a lot', 'USD')]).toEqual([undefined, undefined, undefined]);
    expect([moneyOf(-714n, 'AED').amount, moneyOf(5n, 'KWD').amount, moneyOf(500n, 'JPY').amount]).toEqual(['-7.14', '0.005', '500']);
  });

  it('is likely given exactly, or in notes that are not too small', () => {
    expect(likelyGiven(10714n, 'AED')).toEqual([10714n, 11000n, 12000n, 15000n]);
    expect(likelyGiven(10000n, 'USD')).toEqual([10000n]);
    expect(likelyGiven(12345n, 'XAF')).toEqual([12345n]);
  });
});
