import { PartnerLine } from '../carrier-bills/partner-line.js';
import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { ledgerIsWhole, newStaff } from '../../support/people.js';
import { chainOf, viewOf } from '../../support/shipments.js';

let app: TestApp;
let line: PartnerLine;
let ops: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  line = await PartnerLine.open(app);
  ops = await newStaff(app, line.admin, 'OPS');
});
afterAll(async () => {
  const books = await ledgerIsWhole(app);
  await app.stop();
  expect(books).toMatchObject({ ok: true });
});

const IMPORT = `mutation($carrier: ID!, $csv: String!, $columns: CarrierScanColumnsInput) {
  importCarrierScans(carrier: $carrier, csv: $csv, columns: $columns) {
    scans { line awb outcome shipment { id } } counts { outcome scans } } }`;
const HEADER = 'awb,status,time,message,place,signed_by';
const file = (...rows: string[]): string => [HEADER, ...rows, ''].join('\n');
const imported = async (csv: string, more: object = {}) =>
  (await ask(app, ops, IMPORT, { carrier: 'SVCX', csv, ...more })).importCarrierScans;
const refusedFile = (csv: string, more: object = {}) => refused(app, ops, IMPORT, { carrier: 'SVCX', csv, ...more });
const outcomes = ({ scans }: { scans: { outcome: string }[] }): string[] => scans.map(({ outcome }) => outcome);

/** Minutes after a parcel was made, before now. */
const minutesAgo = (minutes: number): string => new Date(app.services.clock.now().getTime() - minutes * 60_000).toISOString();
const parcel = () => line.parcel(['PICKUP']);
const late = (id: string) =>
  app.database.sql(`update shipment set status_at = status_at - interval '1 day' where id = $1`, [id]).then(() => undefined);

describe('The scans of a partner', () => {
  it('find a parcel whose number has the apostrophe of a spreadsheet', async () => {
    const { id, awb } = await parcel();
    await late(id);
    const done = await imported(file(`'${awb},in_transit,${minutesAgo(10)},,,`));
    expect(done.scans[0]).toMatchObject({ awb, shipment: { id } });
    expect((await viewOf(app, `'${awb}`)).status).toBe((await viewOf(app, id)).status);
  });

  it('move its parcels in order of occurrence, in whatever order the file has them', async () => {
    const { id, awb } = await parcel();
    await late(id);
    const done = await imported(
      file(
        `${awb},delivered,${minutesAgo(10)},Handed over,Muscat,"Khan, A."`,
        `${awb.toLowerCase()},Picked up,${minutesAgo(40)},,Dubai,`,
        `${awb},out_for_delivery,${minutesAgo(20)},,Muscat,`,
        `${awb},in_transit,${minutesAgo(30)},Left,Dubai,`,
      ),
    );
    expect(outcomes(done)).toEqual(['MOVED', 'MOVED', 'LISTED', 'MOVED']);
    expect(done.counts).toEqual([{ outcome: 'MOVED', scans: 3 }, { outcome: 'LISTED', scans: 1 }]); // prettier-ignore
    expect(done.scans[0].shipment).toEqual({ id });
    const view = await viewOf(app, id);
    expect(view.status).toBe('DELIVERED');
    expect(chainOf(view).slice(-2)).toEqual(['IN_TRANSIT', 'DELIVERED']);
    const { shipment } = await ask(
      app,
      ops,
      'query($id: String!) { shipment(id: $id) { timeline { reportedStatus milestone place note proof { signedBy } } } }',
      { id },
    );
    expect(shipment.timeline).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ milestone: 'OUT_FOR_DELIVERY', place: 'Muscat' }),
        expect.objectContaining({ reportedStatus: 'DELIVERED', note: 'Handed over', proof: { signedBy: 'Khan, A.' } }),
      ]),
    );
  });

  it('change nothing when the file is imported again, also by ten people at once', async () => {
    const { id, awb } = await parcel();
    await late(id);
    const csv = file(`${awb},picked_up,${minutesAgo(40)},,,`, `${awb},in_transit,${minutesAgo(30)},,,`);
    const all = await Promise.all(Array.from({ length: 10 }, () => imported(csv)));
    expect(all.flatMap(outcomes).filter((outcome) => outcome === 'MOVED')).toHaveLength(2);
    expect(all.flatMap(outcomes).filter((outcome) => outcome === 'REPEATED')).toHaveLength(18);
    expect(outcomes(await imported(csv))).toEqual(['REPEATED', 'REPEATED']);
  });

  it('are listed when their status cannot follow, and the others still apply', async () => {
    const { id, awb } = await parcel();
    await late(id);
    const done = await imported(
      file(`${awb},in_transit,${minutesAgo(40)},,,`, `${awb},delivered,${minutesAgo(30)},,,`, `${awb},attempt_failed,${minutesAgo(20)},,,`),
    );
    expect(outcomes(done)).toEqual(['MOVED', 'MOVED', 'NO_PATH']);
    expect((await viewOf(app, id)).status).toBe('DELIVERED');
  });

  it('that happened before the current status are only listed', async () => {
    const { id, awb } = await line.parcel(['PICKUP', 'IN_TRANSIT']);
    expect(outcomes(await imported(file(`${awb},delivered,2020-01-01 10:00,,,`)))).toEqual(['LATE']);
    expect((await viewOf(app, id)).status).toBe('IN_TRANSIT');
  });

  it('of an unknown parcel and with an unknown code move nothing; once the code is mapped, the file applies', async () => {
    const { id, awb } = await parcel();
    await late(id);
    const csv = file(`${awb},PX-77,${minutesAgo(30)},Collected by van,,`, `NOBODYS,delivered,${minutesAgo(30)},,,`);
    expect(outcomes(await imported(csv))).toEqual(['UNKNOWN_CODE', 'UNKNOWN_PARCEL']);
    expect(outcomes(await imported(csv))).toEqual(['UNKNOWN_CODE', 'UNKNOWN_PARCEL']);
    expect((await viewOf(app, id)).status).toBe('PICKUP');
    await ask(app, ops, 'mutation { mapCarrierCode(account: "SVCX", code: "PX-77", status: PICKED_UP) }');
    expect(outcomes(await imported(csv))).toEqual(['MOVED', 'UNKNOWN_PARCEL']);
    expect((await viewOf(app, id)).status).toBe('PICKED_UP');
  });

  it('have the time of their zone, and UTC without one', async () => {
    const { id, awb } = await line.parcel(['PICKUP']);
    await imported(file(`${awb},information,2024-05-01T10:00:00+04:00,A,,`, `${awb},information,2024-05-01 06:30,B,,`));
    const { shipment } = await ask(app, ops, 'query($id: String!) { shipment(id: $id) { timeline { note occurredAt } } }', { id });
    expect(shipment.timeline).toEqual(
      expect.arrayContaining([
        { note: 'A', occurredAt: '2024-05-01T06:00:00.000Z' },
        { note: 'B', occurredAt: '2024-05-01T06:30:00.000Z' },
      ]),
    );
  });

  it('are read with the headers of the partner', async () => {
    const { id, awb } = await parcel();
    await late(id);
    const csv = `Tracking,Event,Local time\n${awb},picked_up,${minutesAgo(30)}\n`;
    expect(outcomes(await imported(csv, { columns: { awb: 'tracking', status: 'event', time: 'local time' } }))).toEqual(['MOVED']);
  });

  it('are refused as a whole when a line is wrong, by line and column', async () => {
    const { id, awb } = await parcel();
    const csv = file(`${awb},picked_up,${minutesAgo(30)},,,`, `,delivered,yesterday,,,`, `${awb},delivered,${minutesAgo(-60)},,,`);
    const { code, errors } = await refusedFile(csv);
    expect([code, errors.map(({ field }) => field)]).toEqual(['VALIDATION_FAILED', ['csv[3].time', 'csv[3].awb', 'csv[4].time']]);
    expect((await viewOf(app, id)).status).toBe('PICKUP');
    for (const carrier of ['SVC', 'NOBODY', 'x'.repeat(5_000)])
      expect(await refusedFile(file(`${awb},delivered,${minutesAgo(1)},,,`), { carrier })).toMatchObject({ code: 'VALIDATION_FAILED' });
    const many = Array.from({ length: 501 }, () => `${awb},delivered,${minutesAgo(1)},,,`);
    expect(await refusedFile(file(...many))).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
