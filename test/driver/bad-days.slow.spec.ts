import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { findChromium, openPhones } from '../support/chromium.js';
import { complete as completeElsewhere, load, taskOf } from '../support/fleet.js';
import { ask } from '../support/graphql.js';
import { waitFor } from '../support/wait-for.js';
import { arrive, complete, enterCode, payCash, pressComplete, sign, tryCode } from './at-the-door.js';
import { driverDay, mailedCode, setOut, statesOf, wrongCode, type DayParcel, type DriverDay } from './driver-day.js';
import { Phone } from './phone.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn("There is no Chromium on this machine; the driver's app is not opened.");

const HOUR_MS = 3_600_000;
const FREE = { scan: false, photo: false, signature: false };

(chromium === undefined ? describe.skip : describe)('On a bad day', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp({ ROLE: 'web' }), openPhones(chromium ?? '')]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  const signedIn = async (day: Pick<DriverDay, 'driver'>): Promise<Phone> => {
    const phone = await Phone.open(browser, app);
    await phone.signIn(day.driver);
    await phone.page.locator('.stops').waitFor();
    return phone;
  };
  const eventsOf = (day: DriverDay): Promise<{ kind: string; refusalCode: string | null }[]> =>
    app.database.sql('select kind, refusal_code as "refusalCode" from driver_event where driver_id = $1 order by received_at, id', [
      day.driver.id,
    ]);

  it('a day without network is done from the hub to the last door, and arrives at once when the network is back', async () => {
    const day = await driverDay(app, { collects: [0, 0, 0], policy: FREE });
    const phone = await signedIn(day);
    await phone.offline();
    await phone.go('load');
    for (const { awb } of day.parcels) {
      await phone.type(awb);
      await phone.sees('loadedNow', { awb });
    }
    await phone.press('startRun');
    await phone.press('startNow');
    await phone.page.locator('.stops').waitFor();
    for (const parcel of day.parcels) {
      await arrive(phone, parcel);
      await complete(phone, parcel);
      await phone.sees('savedHere');
    }
    await phone.kill();
    await phone.reopen();
    await phone.sees('offline');
    await phone.go('end');
    expect(await phone.page.locator('footer button').last().isDisabled()).toBe(true);
    expect(await statesOf(app, day)).toEqual(['ASSIGNED', 'ASSIGNED', 'ASSIGNED']);

    await phone.online();
    await phone.isSent();

    expect(await statesOf(app, day)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
    expect((await eventsOf(day)).filter(({ refusalCode }) => refusalCode !== null)).toEqual([]);
    await phone.press('finishRun');
    await phone.sees('finished');
    expect(phone.complaints).toEqual([]);
    await phone.leave();
  }, 120_000);

  it('an app that is killed in the middle of a photo has no half of it, and everything before it', async () => {
    const day = await driverDay(app, { collects: [100], policy: { ...FREE, scan: true, photo: true } });
    await setOut(app, day);
    const [parcel] = day.parcels;
    const phone = await signedIn(day);
    await phone.go('task', parcel?.taskId ?? '', 'scan');
    await phone.type(parcel?.awb ?? '');
    await payCash(phone);
    await phone.go('task', parcel?.taskId ?? '', 'photo');
    // The picture never becomes ready: the app ends while it is being prepared.
    await phone.page.evaluate('globalThis.createImageBitmap = () => new Promise(() => undefined)');
    await phone.page.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1_000) });
    await phone.sees('preparing');
    await phone.kill();

    await phone.reopen(`#/task/${parcel?.taskId}`);
    await phone.page.locator('.steps').waitFor();
    expect(await phone.page.locator('.steps li.done').count()).toBe(2);
    expect(await phone.page.locator('.steps li.next').innerText()).toContain(phone.text('step.photo'));
    await phone.leave();
  }, 120_000);

  it('two phones of one driver do the same task: the first report stays, and the other phone says so', async () => {
    const day = await driverDay(app, { collects: [0], policy: FREE });
    await setOut(app, day);
    const [parcel] = day.parcels;
    if (!parcel) throw new Error('No parcel.');
    const [one, other] = [await signedIn(day), await signedIn(day)];
    await other.offline();
    await complete(other, parcel);
    await complete(one, parcel);
    await one.isSent();

    await other.online();
    await other.isSent();

    await other.sees('error.TASK_CLOSED');
    expect(await statesOf(app, day)).toEqual(['COMPLETED']);
    await other.press('understood');
    await other.go('saved');
    await other.sees('allSent');
    await one.leave();
    await other.leave();
  }, 120_000);

  it('a clock that is three hours fast is said, and the service gets the right times', async () => {
    const day = await driverDay(app, { collects: [0], policy: FREE });
    await setOut(app, day);
    const [parcel] = day.parcels;
    if (!parcel) throw new Error('No parcel.');
    const phone = await Phone.open(browser, app);
    await phone.page.clock.setSystemTime(Date.now() + 3 * HOUR_MS);
    await phone.signIn(day.driver);
    await phone.sees('clockAhead', { span: '3 hours' });
    await complete(phone, parcel);
    await phone.isSent();

    const { tasks } = await ask(app, app.accounts.erpToken, 'query($r: String!) { tasks(run: $r, first: 1) { nodes { endedAt } } }', {
      r: day.runId,
    });
    expect(Math.abs(Date.parse(tasks.nodes[0].endedAt) - Date.now())).toBeLessThan(HOUR_MS);
    await phone.leave();
  }, 120_000);

  it('the same completion, whose answers are lost five times, is one delivery', async () => {
    const day = await driverDay(app, { collects: [0], policy: FREE });
    await setOut(app, day);
    const [parcel] = day.parcels;
    if (!parcel) throw new Error('No parcel.');
    const phone = await signedIn(day);
    const ids: string[] = [];
    await phone.context.route('**/graphql', async (route) => {
      const text = route.request().postData() ?? '';
      if (!text.includes('mutation CompleteTask')) return route.continue();
      ids.push(JSON.parse(text).variables.input.clientEventId);
      const response = await route.fetch();
      return ids.length <= 5 ? route.abort() : route.fulfill({ response });
    });
    await complete(phone, parcel);
    await waitFor('the sixth answer arrives', async () => {
      await phone.page.evaluate('dispatchEvent(new Event("online"))');
      return ids.length > 5;
    });
    await phone.isSent();

    expect(new Set(ids).size).toBe(1);
    expect(await eventsOf(day)).toEqual([expect.objectContaining({ kind: 'load' }), { kind: 'complete', refusalCode: null }]);
    expect(await statesOf(app, day)).toEqual(['COMPLETED']);
    await phone.leave();
  }, 120_000);

  it('a parcel that another driver has taken over while the first one delivered it is for dispatch to decide, and both hear it', async () => {
    const day = await driverDay(app, { collects: [0, 0], policy: FREE });
    await setOut(app, day);
    const [parcel] = day.parcels;
    if (!parcel) throw new Error('No parcel.');
    const phone = await signedIn(day);
    await phone.offline();
    await complete(phone, parcel);
    const other = await moved(day);

    await phone.online();
    await phone.isSent();

    await phone.go('saved');
    await phone.sees('error.TASK_MOVED');
    await phone.sees('callHub');
    await completeElsewhere(app, other.driver, { taskId: parcel.taskId, clientEventId: randomUUID() });
    expect(await taskOf(app, parcel)).toMatchObject({ state: 'COMPLETED', run: { id: other.runId } });
    await phone.leave();
  }, 120_000);

  /** Dispatch gives the first parcel to another driver, who scans it into the vehicle and sets out. */
  async function moved({ parcels: [parcel] }: DriverDay): Promise<DriverDay> {
    const other = await driverDay(app, { collects: [0], policy: FREE });
    const MOVE = 'mutation($t: String!, $r: String!) { assignTask(taskId: $t, runId: $r) { id } }';
    await ask(app, app.accounts.erpToken, MOVE, { t: parcel?.taskId, r: other.runId });
    await load(app, other.driver, other.runId, parcel?.awb ?? '');
    await setOut(app, other);
    return other;
  }

  it('a wrong code is found out at the door without network, and the right one and the cash wait for it', async () => {
    const day = await driverDay(app, { collects: [100, 0], policy: FREE });
    await setOut(app, day);
    const [parcel] = day.parcels;
    if (!parcel) throw new Error('No parcel.');
    const [code, wrong] = [await mailedCode(app, parcel), await wrongCode(app, parcel)];
    const phone = await signedIn(day);
    await phone.offline();
    await phone.go('task', parcel.taskId);
    await payCash(phone);
    await phone.press('step.otp');
    await tryCode(phone, wrong);
    await phone.sees('error.OTP_WRONG');
    await phone.sees('triesLeft', { count: 4 });
    // The app is ended and opened again: the try stays used, and the cash is in the pocket.
    await phone.kill();
    await phone.reopen();
    await heldCash(phone, 'USD 100', 'USD 100');
    await phone.go('task', parcel.taskId, 'otp');
    await tryCode(phone, wrong);
    await phone.sees('triesLeft', { count: 3 });
    await enterCode(phone, code);
    await phone.sees('codeRight');
    await pressComplete(phone, parcel);
    await phone.go('');
    await heldCash(phone, 'USD 100', 'USD 100');

    await phone.online();
    await phone.isSent();

    await phone.page.locator('.unsent').waitFor({ state: 'detached' });
    await heldCash(phone, 'USD 100');
    expect(await statesOf(app, day)).toEqual(['COMPLETED', expect.any(String)]);
    expect(await triesOf(parcel)).toEqual([{ tries: 1, appTries: 2, isVerified: true }]);
    expect(phone.complaints).toEqual([]);
    await phone.leave();
  }, 120_000);

  it('five wrong codes without network lock it; the delivery goes on with a reason, which dispatch sees', async () => {
    const day = await driverDay(app, { collects: [100], policy: FREE });
    await setOut(app, day);
    const [parcel] = day.parcels;
    if (!parcel) throw new Error('No parcel.');
    const [code, wrong] = [await mailedCode(app, parcel), await wrongCode(app, parcel)];
    const phone = await signedIn(day);
    await phone.offline();
    await phone.go('task', parcel.taskId);
    await payCash(phone);
    await phone.press('step.otp');
    for (let left = 4; left >= 0; left--) {
      await tryCode(phone, wrong);
      await phone.sees(left > 0 ? 'error.OTP_WRONG' : 'error.OTP_LOCKED');
      if (left > 0) await phone.sees('triesLeft', { count: left });
    }
    // Neither a new start nor the right digits open it again.
    await phone.kill();
    await phone.reopen(`#/task/${parcel.taskId}/otp`);
    await phone.sees('error.OTP_LOCKED');
    expect(await phone.page.locator('input.code').count()).toBe(0);
    await phone.press('goWithout');
    await pressComplete(phone, parcel);
    await phone.online();
    await phone.isSent();
    await phone.sees('completed');

    expect(await statesOf(app, day)).toEqual(['COMPLETED']);
    expect(await triesOf(parcel)).toEqual([{ tries: 0, appTries: 5, isVerified: false }]);
    const PROBLEMS = '{ proofProblems(first: 50) { nodes { taskId reason } } }';
    const { proofProblems } = await ask(app, app.accounts.erpToken, PROBLEMS);
    expect(proofProblems.nodes).toContainEqual({ taskId: parcel.taskId, reason: 'Too many wrong codes' });
    expect(JSON.stringify(await phone.page.evaluate(EVERYTHING_KEPT))).not.toContain(code);
    await phone.leave();
  }, 120_000);

  const triesOf = ({ taskId }: DayParcel) =>
    app.database.sql(
      'select tries, app_tries as "appTries", verified_at is not null as "isVerified" from delivery_code where task_id = $1',
      [taskId],
    );

  it('a session that dispatch has ended keeps the unsent work apart from that of another driver, and sends it after the next login', async () => {
    const [day, others] = [await driverDay(app, { collects: [0], policy: FREE }), await driverDay(app, { collects: [0] })];
    await setOut(app, day);
    const [parcel] = day.parcels;
    if (!parcel) throw new Error('No parcel.');
    const phone = await signedIn(day);
    await phone.offline();
    await arrive(phone, parcel);
    await complete(phone, parcel);
    await ask(app, app.accounts.erpToken, 'mutation($d: String!) { endDriverSession(driverId: $d) }', { d: day.driver.id });
    await phone.online();
    await phone.page.getByText('Sign in to send 2 saved actions').waitFor();

    await phone.go('sign-in');
    await phone.signIn(others.driver);
    await phone.go('saved');
    await phone.page.getByText('2 actions by').waitFor();
    expect(await statesOf(app, day)).toEqual(['EN_ROUTE']);
    await phone.go('settings');
    await phone.press('signOut');
    await phone.page.locator('.notice .danger').click();
    await phone.page.locator('input[name=email]').waitFor();

    await phone.signIn(day.driver);
    await phone.isSent();
    expect(await statesOf(app, day)).toEqual(['COMPLETED']);
    await phone.leave();
  }, 120_000);

  it("yesterday's run is not shown as today's", async () => {
    const day = await driverDay(app, { collects: [0], policy: FREE });
    const phone = await signedIn(day);
    await phone.offline();
    // The app starts again, since an answer still on its way would show it the right time.
    await phone.kill();
    await phone.context.clock.setSystemTime(Date.now() + 24 * HOUR_MS);
    await phone.reopen();
    await phone.sees('noRunHere');
    expect(await phone.page.locator('.stops').count()).toBe(0);
    await phone.leave();
  }, 120_000);

  it('a photo of 20 MB is made small and loses its place; a PDF with the name of a photo is refused with words', async () => {
    const day = await driverDay(app, { collects: [0], policy: { ...FREE, photo: true, signature: true } });
    await setOut(app, day);
    const [parcel] = day.parcels;
    if (!parcel) throw new Error('No parcel.');
    const phone = await signedIn(day);
    const photo = withPlace(await largePhoto(phone));
    expect(photo.length).toBeGreaterThan(20_000_000);
    await phone.go('task', parcel.taskId, 'photo');
    const input = phone.page.locator('input[type=file]');
    await input.setInputFiles({ name: 'scan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n') });
    await phone.sees('noPicture');
    const folder = await mkdtemp(join(tmpdir(), 'photo-'));
    await writeFile(join(folder, 'photo.jpg'), photo);
    await input.setInputFiles(join(folder, 'photo.jpg'));
    await phone.page.locator('.steps').waitFor();
    await rm(folder, { recursive: true });
    await phone.press('step.signature');
    await sign(phone);
    await phone.press('keep');
    const uploads = uploadsOf(phone);
    await pressComplete(phone, parcel);
    await phone.isSent();

    expect(uploads.map((bytes) => bytes.includes('Exif'))).toEqual([false, false]);
    const { tasks } = await ask(app, app.accounts.erpToken, PROOFS, { r: day.runId });
    const kept = tasks.nodes[0].proofs.find(({ kind }: { kind: string }) => kind === 'PHOTO');
    expect(kept).toMatchObject({ received: true, contentType: 'image/jpeg' });
    expect(kept.size).toBeLessThan(750_000);
    await phone.leave();
  }, 180_000);
});

/** What the day says is in the driver's pocket, and what of it has not been sent. */
async function heldCash(phone: Phone, held: string, unsent?: string): Promise<void> {
  await phone.page.locator('.facts div').last().getByText(held).waitFor();
  if (unsent !== undefined) await phone.page.locator('.unsent').getByText(unsent).waitFor();
}

/** The database of the app. */
const EVERYTHING_KEPT = `new Promise((resolve) => {
  const opening = indexedDB.open('shipgraph-driver');
  opening.onsuccess = () => {
    const all = (name) => new Promise((done) => {
      const request = opening.result.transaction(name).objectStore(name).getAll();
      request.onsuccess = () => done(request.result);
    });
    Promise.all(['meta', 'runs', 'actions', 'drafts'].map(all)).then((stores) => { opening.result.close(); resolve(stores); });
  };
})`;

const PROOFS = 'query($r: String!) { tasks(run: $r, first: 1) { nodes { proofs { kind received contentType size } } } }';

/** The files that the app uploads from now on. */
function uploadsOf({ page }: Phone): Buffer[] {
  const files: Buffer[] = [];
  page.on('request', (request) => {
    const text = request.postData() ?? '';
    if (text.includes('mutation UploadProof')) files.push(Buffer.from(JSON.parse(text).variables.content, 'base64'));
  });
  return files;
}

/** A photo of noise, which no encoder makes small. */
const largePhoto = async ({ page }: Phone): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate<string>(`(async () => {
      const canvas = new OffscreenCanvas(3600, 2700);
      const context = canvas.getContext('2d');
      const tile = context.createImageData(1000, 1000);
      for (let at = 0; at < tile.data.length; at++) tile.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      for (let x = 0; x < 4; x++) for (let y = 0; y < 3; y++) context.putImageData(tile, x * 1000, y * 1000);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result.split(',')[1]);
        reader.readAsDataURL(blob);
      });
    })()`),
    'base64',
  );

/** With a segment such as cameras write, where places are. */
function withPlace(jpeg: Buffer): Buffer {
  const exif = Buffer.from('Exif\0\0GPS 25.2 55.27', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}
