import { createHash, randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../../support/app.js';
import {
  complete,
  COMPLETE,
  load,
  newDriver,
  newHub,
  newParcel,
  planDay,
  startRun,
  taskOf,
  today,
  type Parcel,
  type TestDriver,
} from '../../support/fleet.js';
import { ask, refused } from '../../support/graphql.js';
import { mailedToken } from '../../support/mails.js';
import { connectShop, type ConnectedShop } from '../../support/story.js';
import { cameraPhoto } from './pictures.js';

let app: TestApp;
let shop: ConnectedShop;
let hubId: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
  hubId = await newHub(app);
});
afterAll(() => app.stop());

interface Day {
  readonly driver: TestDriver;
  readonly parcels: readonly Parcel[];
}

const CASH = { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 120 };
const collected = { method: 'CASH', amount: '120', currency: 'USD' };

/** A driver on the way with parcels whose consignees pay in cash. */
async function onTheWay(count: number): Promise<Day> {
  const driver = await newDriver(app, { hubId });
  const parcels: Parcel[] = [];
  for (let each = 0; each < count; each++) parcels.push(await newParcel(app, shop, { lat: 25.2 + each / 100, order: CASH }));
  const plan = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
  const [run] = plan.runs;
  for (const { reference } of parcels) await load(app, driver, run.id, reference);
  await startRun(app, driver, run.id);
  return { driver, parcels };
}

/** The code of the last mail. Without a worker the mail waits, and the code with it. */
const lastCode = (): Promise<string> => mailedToken(app, 'aisha@example.com', 'delivery_code');
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const report = (taskId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  i: { taskId, clientEventId: randomUUID(), outcome: 'COMPLETED', collected, ...more },
});
const saying = (code: string) => ({ proofs: [{ kind: 'OTP', code }] });

const UPLOAD = `mutation($t: String!, $k: ProofKind!, $h: String!, $c: String!) {
  uploadProof(taskId: $t, kind: $k, sha256: $h, contentType: "image/jpeg", content: $c) { id kind received url size point { lat } } }`;
const upload = (taskId: string, photo: Buffer) => ({
  t: taskId,
  k: 'PHOTO',
  h: createHash('sha256').update(photo).digest('hex'),
  c: photo.toString('base64'),
});

const PROOFS = 'query($id: String!) { task(id: $id) { codeSentTo proofs { kind sha256 received url text takenAt point { lat lng } } } }';
const proofsOf = async (taskId: string) => (await ask(app, app.accounts.erpToken, PROOFS, { id: taskId })).task;

describe('A driver who delivers for cash', () => {
  it('says the code of the consignee, whose digits are in no answer', async () => {
    const { driver, parcels } = await onTheWay(1);
    const code = await lastCode();
    const task = await taskOf(app, parcels[0] as Parcel);
    await complete(app, driver, { taskId: task.id, collected, ...saying(code) });
    const shown = await proofsOf(task.id);

    expect(shown.codeSentTo).toBe('mail a***@e…, SMS …67');
    expect(shown.proofs).toMatchObject([{ kind: 'OTP', text: null, sha256: null, received: true, url: null }]);
    expect(JSON.stringify(shown.proofs)).not.toContain(code);
  });

  it('may be wrong five times, and goes on with a reason, which is on the list of dispatch and proves no code', async () => {
    const { driver, parcels } = await onTheWay(1);
    const code = await lastCode();
    const { id } = await taskOf(app, parcels[0] as Parcel);
    const refusals: string[] = [];
    for (let each = 0; each < 6; each++) refusals.push((await refused(app, driver.token, COMPLETE, report(id, saying(wrong(code))))).code);
    expect(refusals).toEqual([...Array.from({ length: 5 }, () => 'OTP_WRONG'), 'OTP_LOCKED']);
    expect((await refused(app, driver.token, COMPLETE, report(id, saying(code)))).code).toBe('OTP_LOCKED');
    await complete(app, driver, { taskId: id, collected, ...saying(wrong(code)), withoutOtpReason: 'Showed the passport' });
    const { proofProblems } = await ask(app, app.accounts.erpToken, '{ proofProblems(first: 1) { nodes { kind taskId reason } } }');

    expect((await proofsOf(id)).proofs).toEqual([]);
    expect(proofProblems.nodes).toEqual([{ kind: 'WITHOUT_CODE', taskId: id, reason: 'Showed the passport' }]);
  });

  it('gives a needless reason, which is not on the list', async () => {
    const { driver, parcels } = await onTheWay(1);
    const { id } = await taskOf(app, parcels[0] as Parcel);
    await complete(app, driver, { taskId: id, collected, ...saying(await lastCode()), withoutOtpReason: 'In case of doubt' });
    const { proofProblems } = await ask(app, app.accounts.erpToken, '{ proofProblems { nodes { taskId } } }');

    expect(proofProblems.nodes).not.toContainEqual({ taskId: id });
  });
});

describe('A driver who takes a picture', () => {
  it('sends it before or after the report, and it is shown by a link that needs no token', async () => {
    const { driver, parcels } = await onTheWay(1);
    const { id } = await taskOf(app, parcels[0] as Parcel);
    const [before, after] = [cameraPhoto({ pixels: Buffer.from([1]) }), cameraPhoto({ pixels: Buffer.from([2]) })];
    await ask(app, driver.token, UPLOAD, upload(id, before));
    const photos = [before, after].map((photo) => ({ kind: 'PHOTO', sha256: upload(id, photo).h, location: { lat: 25.2, lng: 55.3 } }));
    const proofs = [...photos, ...saying(await lastCode()).proofs];
    await complete(app, driver, { taskId: id, collected, proofs });
    const pending = (await proofsOf(id)).proofs.filter(({ received }: { received: boolean }) => !received);
    expect(pending).toMatchObject([{ sha256: photos[1]?.sha256, url: null }]);
    const { uploadProof } = await ask(app, driver.token, UPLOAD, upload(id, after));
    const { pathname, search } = new URL(uploadProof.url);

    expect(uploadProof).toMatchObject({ kind: 'PHOTO', received: true, point: { lat: 25.2 } });
    expect((await app.client.get(pathname + search)).status).toBe(200);
    expect((await proofsOf(id)).proofs).toHaveLength(3);
  });

  it('may send 8 MiB in one request, and is told PROOF_TOO_LARGE for more, also for 20 MB', async () => {
    const { driver, parcels } = await onTheWay(1);
    const { id } = await taskOf(app, parcels[0] as Parcel);
    const of = (bytes: number) => upload(id, cameraPhoto({ pixels: Buffer.alloc(bytes, 1) }));
    for (const bytes of [600_000, 8_000_000]) expect((await ask(app, driver.token, UPLOAD, of(bytes))).uploadProof.received).toBe(true);

    for (const bytes of [8_400_000, 9_100_000, 20_000_000]) {
      const { body } = await app.client.graphql(UPLOAD, of(bytes), driver.token);
      expect(body.errors[0].extensions.code).toBe('PROOF_TOO_LARGE');
    }
  });

  it('cannot send it to the task of another driver, and nobody else can send as much', async () => {
    const [one, other] = [await onTheWay(1), await onTheWay(1)];
    const { id } = await taskOf(app, one.parcels[0] as Parcel);
    const photo = upload(id, cameraPhoto());
    const large = upload(id, cameraPhoto({ pixels: Buffer.alloc(2_000_000, 1) }));

    expect((await refused(app, other.driver.token, UPLOAD, photo)).code).toBe('TASK_NOT_FOUND');
    expect((await refused(app, app.accounts.erpToken, UPLOAD, large)).code).toBe('PAYLOAD_TOO_LARGE');
    expect((await refused(app, undefined, UPLOAD, large)).code).toBe('PAYLOAD_TOO_LARGE');
  });
});
