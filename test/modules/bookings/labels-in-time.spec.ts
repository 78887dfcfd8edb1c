import { bearer } from '../../support/client.js';
import { ask } from '../../support/graphql.js';
import { readPdf } from '../../support/pdf.js';
import { BookingDesk, codeOf } from './booking-desk.js';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await BookingDesk.open();
});
afterEach(() => desk.recover());
afterAll(async () => expect(await desk.close()).toMatchObject({ ok: true }));

const download = async (id: string, query = '') => {
  const response = await fetch(`${desk.app.url}/api/awb/${id}${query}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, body: () => JSON.parse(bytes.toString()) };
};
const labelCalls = () => desk.line.calls.filter(({ route }) => route.endsWith('/label')).length;

describe('the label of a parcel that a carrier has booked', () => {
  it('is there with the status pickup, although it has to be fetched', async () => {
    desk.line.hasLabelsLater = true;
    const { id } = await desk.asked();
    expect(await desk.view(id)).toMatchObject({ status: 'PICKUP', booking: { labelMissing: false } });
    const label = await download(id);
    expect([label.status, (await readPdf(label.bytes)).size.map(Math.round)]).toEqual([200, [595, 842]]);
  });

  it('that the carrier makes later holds up nothing, and the answer says when to ask again', async () => {
    desk.line.hasLabelsLater = true;
    desk.line.fail({ kind: 'status', status: 503, match: '/label', times: 1 });
    const { id } = await desk.asked();
    expect(await desk.view(id)).toMatchObject({ status: 'PICKUP', bookingStatus: 'BOOKED', booking: { labelMissing: true } });
    const early = await download(id);
    const { code, message, retryAfter } = early.body();
    expect([early.status, code, early.headers.get('retry-after')]).toEqual([404, 'LABEL_NOT_READY', String(retryAfter)]);
    expect(message).toBe(`Parcel Line has not made the label yet. Ask again in ${retryAfter} s.`);
    expect([1, 2, 3, 4, 5]).toContain(retryAfter);
    const graphql = await desk.app.client.graphql('query($id: String!) { labelFile(id: $id) { etag } }', { id });
    expect(graphql.body.errors[0].extensions).toMatchObject({ code: 'LABEL_NOT_READY', retryAfter: expect.any(Number) });
    await desk.later(5, id);
    expect([(await download(id)).status, (await desk.view(id)).bookingError]).toEqual([200, null]);
  });
});

describe('a label whose file is spoilt', () => {
  it('is fetched again after 5, 30 and 120 seconds; then a person hears of it, until the carrier has a good one', async () => {
    desk.line.decisions.brokenLabels = true;
    const { id } = await desk.asked();
    const before = labelCalls();
    const made: number[] = [];
    for (const seconds of [1, 4, 15, 15, 90, 30]) {
      await desk.later(seconds, id);
      made.push(labelCalls() - before);
    }
    expect(made).toEqual([0, 1, 1, 2, 2, 3]);
    expect(await desk.problems()).toContain(id);
    desk.line.decisions.brokenLabels = false;
    await desk.later(600, id);
    expect([await desk.problems(), (await desk.view(id)).bookingError]).toEqual([[], null]);
    expect((await download(id)).status).toBe(200);
  });

  it('comes sooner when somebody asks for it, and the carrier is not stormed', async () => {
    desk.line.decisions.brokenLabels = true;
    const { id } = await desk.asked();
    for (const seconds of [5, 30]) await desk.later(seconds, id);
    const before = labelCalls();
    desk.app.clock.advance(6_000);
    await Promise.all(Array.from({ length: 20 }, () => download(id)));
    for (let second = 0; second < 10; second++) {
      desk.app.clock.advance(1_000);
      await download(id);
    }
    expect(labelCalls() - before).toBe(1);
    desk.line.decisions.brokenLabels = false;
    desk.app.clock.advance(20_000);
    expect((await download(id)).status).toBe(200);
  });

  it('is asked for at once by retryBooking', async () => {
    desk.line.decisions.brokenLabels = true;
    const { id } = await desk.asked();
    for (const seconds of [5, 30, 120]) await desk.later(seconds, id);
    desk.line.decisions.brokenLabels = false;
    await desk.decide('retryBooking(id: $id)', id);
    await desk.drive(id);
    expect([(await download(id)).status, await desk.problems()]).toEqual([200, []]);
    expect(codeOf(await desk.decide('retryBooking(id: $id)', id))).toBe('BOOKING_NOT_ALLOWED');
  });
});

describe('a label as ZPL', () => {
  const DETAIL = 'query($id: String!) { shipment(id: $id) { label { formats } } }';

  it('is fetched once when fifty printers want it at once, and kept', async () => {
    const { id } = await desk.asked();
    expect((await ask(desk.app, desk.admin, DETAIL, { id })).shipment.label.formats).toEqual(['A4_PDF', 'LABEL_PDF', 'ZPL']);
    const before = labelCalls();
    const answers = await Promise.all(Array.from({ length: 50 }, () => download(id, '?format=zpl')));
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString().slice(0, 3)}`))).toEqual(new Set(['200 ^XA']));
    expect((await download(id, '?format=zpl')).headers.get('content-type')).toBe('application/zpl');
    expect(labelCalls() - before).toBe(1);
    expect((await download(id)).status).toBe(200);
  });

  it('that the carrier does not make is refused with the way out, and asked for once', async () => {
    const { id } = await desk.asked();
    desk.line.unmade.add('ZPL');
    const before = labelCalls();
    for (let times = 0; times < 3; times++) {
      const refused = await download(id, '?format=zpl');
      expect([refused.status, refused.headers.get('retry-after'), refused.body().message]).toEqual([
        404,
        null,
        'The carrier made this label without ZPL: download it as PDF.',
      ]);
      desk.app.clock.advance(3_600_000);
    }
    expect(labelCalls() - before).toBe(1);
  });

  it('of a parcel that was cancelled is gone with the others', async () => {
    const { id, orderId } = await desk.asked();
    await download(id, '?format=zpl');
    await desk.cancel(orderId);
    expect((await download(id, '?format=zpl')).status).toBe(404);
    expect((await desk.app.client.get(`/api/erp/labels?ids=${id}`, bearer(desk.app.accounts.erpToken))).status).toBe(404);
  });
});
