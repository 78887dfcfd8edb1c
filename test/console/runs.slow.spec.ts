import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide, visit, type Look, type Visitor } from '../support/browser.js';
import { findChromium, openChromium } from '../support/chromium.js';
import {
  COMPLETE,
  complete,
  load,
  newDriver,
  newHub,
  newParcel,
  planDay,
  startRun,
  taskOf,
  today,
  type TestDriver,
} from '../support/fleet.js';
import { ask, refused } from '../support/graphql.js';
import { connectShop, sessionOf, type ConnectedShop } from '../support/story.js';
import { readPdf } from '../support/pdf.js';
import { waitFor } from '../support/wait-for.js';

const ARTEFACTS = 'test/artefacts/console';
const LOOKS: readonly Look[] = [
  { width: 1280, language: 'en', colours: 'light' },
  { width: 360, height: 740, language: 'ar', colours: 'dark' },
  { width: 1280, language: 'ar', colours: 'dark' },
  { width: 360, height: 740, language: 'en', colours: 'light' },
];
const PASSWORD = 'a long enough password';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; no runs are planned in the console.');

(chromium === undefined ? describe.skip : describe)('The runs of the own fleet in the console', () => {
  let app: TestApp;
  let browser: Browser;
  let shop: ConnectedShop;
  let dispatcher: { email: string; password: string };
  let hubId: string;
  /** Each hub is in its own town of the Emirates, because tasks go to the nearest. */
  let town = 22.9;
  let drivers: TestDriver[];
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(), openChromium(chromium ?? '')]);
    shop = await connectShop(app);
    dispatcher = await staff('DISPATCHER');
    await mkdir(ARTEFACTS, { recursive: true });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });
  beforeEach(async () => {
    town += 0.3;
    hubId = await newHub(app, { lat: town + 0.13, lng: 55.23 });
    drivers = [
      await newDriver(app, { hubId, vehicle: 'Van, DXB 12345', capacityParcels: 40 }),
      await newDriver(app, { hubId, vehicle: 'Motorcycle, DXB 777' }),
    ];
  });

  async function staff(role: string): Promise<{ email: string; password: string }> {
    const admin = await sessionOf(app, app.accounts.superAdmin);
    const login = { email: `${role.toLowerCase()}-runs@example.com`, password: PASSWORD };
    const input = { ...login, name: role, role };
    await ask(app, admin, 'mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }', { input });
    return login;
  }

  const named = async (
    name: string,
    { north, lng = 55.27 }: { north: number; lng?: number },
    order = {},
  ): Promise<{ id: string; reference: string }> => {
    const parcel = await newParcel(app, shop, { lat: town + north, lng, order });
    await app.database.sql('update shipment set receiver_name = $2 where id = $1', [parcel.id, name]);
    return parcel;
  };
  const cash = { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 120 };
  const column = (page: Page, name: string): Locator => page.locator('section.board-column[data-column]').filter({ hasText: name });
  const nameOf = async ({ id }: TestDriver): Promise<string> => {
    const { drivers: all } = await ask(app, app.accounts.erpToken, '{ drivers { id name } }');
    return all.find((each: { id: string }) => each.id === id).name;
  };
  const names = async (place: Locator): Promise<string[]> =>
    (await place.locator('li.board-card').allTextContents()).map(
      (text) => /\d+\. (?<name>Aisha|Bilal|Chen|Dana)/.exec(text)?.groups?.['name'] ?? text,
    );
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const runsOf = async (): Promise<any[]> =>
    (
      await ask(
        app,
        app.accounts.erpToken,
        'query($h: String!) { runs(hub: $h, first: 10) { nodes { id shortId driver { id } stops { id locked name tasks { id note windowTo } } } } }',
        { h: hubId },
      )
    ).runs.nodes;

  it('are planned, changed by dragging and by keyboard, and locked', async () => {
    for (const [name, lat] of [['Aisha', 0.2], ['Bilal', 0.22], ['Chen', 0.24], ['Dana', 0.26]] as const) await named(name, { north: lat }); // prettier-ignore
    const [van = '', bike = ''] = await Promise.all(drivers.map(nameOf));
    const { page, go, complaints, leave } = await visit(browser, app, dispatcher, {});
    const driversArrive = await holdBack(page, 'FleetDrivers');
    await go(`/runs?hub=${hubId}`);
    await page.getByRole('button', { name: 'Plan the day' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan the day' });
    expect(await dialog.getByRole('button', { name: 'Plan the day' }).isDisabled()).toBe(true);
    driversArrive();
    await dialog.getByRole('checkbox', { name: bike }).uncheck();
    await dialog.getByRole('button', { name: 'Plan the day' }).click();
    const result = page.getByRole('dialog', { name: 'The day is planned' });
    await result.getByText('All open tasks have a driver.').waitFor();
    await result.getByRole('button', { name: 'Close' }).last().click();
    await column(page, van).locator('li.board-card').nth(3).waitFor();
    await picture(page, 'planned');
    const before = await names(column(page, van));

    // Drag the first stop below the third.
    await drag(page, column(page, van).locator('li.board-card').nth(0), column(page, van).locator('li.board-card').nth(2));
    await page.getByText(`${before[0]} was moved.`).first().waitFor();
    const expected = [before[1], before[2], before[0], before[3]];
    await expectSoon(() => names(column(page, van)), expected);

    // The same by keyboard: back up by one.
    const menuButton = page.getByRole('button', { name: `Actions for ${before[0]}` });
    await menuButton.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Move up' }).waitFor();
    await page.getByRole('menuitem', { name: 'Move up' }).focus();
    await page.keyboard.press('Enter');
    await expectSoon(() => names(column(page, van)), [before[1], before[0], before[2], before[3]]);

    // Locked stops cannot be moved, and say why.
    await page.getByRole('button', { name: `Actions for ${before[1]}` }).click();
    await page.getByRole('menuitem', { name: 'Lock' }).click();
    await page.getByText('The stop is locked. Unlock it in its menu to move it.').first().waitFor({ state: 'attached' });
    expect((await runsOf())[0].stops[0].locked).toBe(true);

    // To the pool by dragging, and to the other driver by the menu.
    await drag(page, column(page, van).locator('li.board-card').nth(3), column(page, 'Unassigned'));
    await expectSoon(() => names(column(page, van)), [before[1], before[0], before[2]]);
    await planDay(app, { date: today(app), hubId, driverIds: [drivers[1]?.id] });
    await column(page, bike).waitFor();
    await page.getByRole('button', { name: `Actions for ${before[2]}` }).click();
    await page.getByRole('menuitem', { name: 'Move to …' }).click();
    const moving = page.getByRole('dialog', { name: `Move ${before[2]}` });
    await moving.getByLabel('Driver').selectOption({ label: await optionOf(moving, bike) });
    await moving.getByLabel('Position').selectOption('1');
    await moving.getByRole('button', { name: `Move ${before[2]}` }).click();
    await expectSoon(async () => (await names(column(page, bike)))[0], before[2]);

    // Window and note.
    await page.getByRole('button', { name: `Actions for ${before[2]}` }).click();
    await page.getByRole('menuitem', { name: 'Window and note' }).click();
    const changing = page.getByRole('dialog', { name: /^Window and note of/ });
    await changing.getByLabel('Instruction for the driver').fill('Ring twice');
    await changing.locator('button[type=submit]').click();
    await page.getByText('Ring twice').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  }, 240_000);

  it('are started for drivers without one, from the menu of a card by keyboard and by dragging', async () => {
    const [first, second] = [await named('Aisha', { north: 0.2 }), await named('Bilal', { north: 0.22 })];
    const [van = '', bike = ''] = await Promise.all(drivers.map(nameOf));
    const { page, go, complaints, leave } = await visit(browser, app, dispatcher, {});
    await go(`/runs?hub=${hubId}`);
    await page.getByRole('button', { name: 'Actions for Aisha' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Assign to …' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move Aisha' });
    await dialog.getByLabel('Driver').selectOption({ label: await optionOf(dialog, `Start a run for ${bike}`) });
    await dialog.getByText(`A run for ${bike} is planned on this day.`).waitFor();
    await picture(page, 'start-a-run');
    await dialog.locator('button[type=submit]').focus();
    await page.keyboard.press('Enter');
    await page.getByText(`A run is planned for ${bike}`).first().waitFor();
    await expectSoon(() => names(column(page, bike)), ['Aisha']);

    const free = page.getByRole('region', { name: 'Drivers without a run' });
    expect(await free.getByText(bike).count()).toBe(0);
    await drag(page, column(page, 'Unassigned').locator('li.board-card').first(), free.getByRole('listitem').filter({ hasText: van }));
    await expectSoon(() => names(column(page, van)), ['Bilal']);
    const runs = await runsOf();
    expect(runs.map(({ driver }) => driver.id).toSorted()).toEqual(drivers.map(({ id }) => id).toSorted());
    expect((await Promise.all([first, second].map((parcel) => taskOf(app, parcel)))).map(({ driver }) => driver.id)).toEqual([
      drivers[1]?.id,
      drivers[0]?.id,
    ]);
    expect(complaints).toEqual([]);
    await leave();
  }, 120_000);

  it('show what drivers do at once, with refused reports to decide', async () => {
    const [driver] = drivers;
    if (!driver) throw new Error('There is no driver.');
    const parcel = await named('Aisha', { north: 0.2 }, cash);
    await named('Bilal', { north: 0.22 });
    await planDay(app, { date: today(app), hubId, driverIds: [driver.id] });
    const [run] = await runsOf();
    const name = await nameOf(driver);
    const { page, go, complaints, leave } = await visit(browser, app, dispatcher, {});
    await go(`/runs?hub=${hubId}&view=progress`);
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText('2 not loaded').waitFor();
    await load(app, driver, run.id, parcel.reference);
    await row.getByText('1 not loaded').waitFor();
    await startRun(app, driver, run.id, { amount: '50', currency: 'USD' });
    await row.getByText('Under way').waitFor();
    await row.getByText('1 left behind').waitFor();
    await go(`/runs?hub=${hubId}&view=cash`);
    await page.getByText('120.00 USD').first().waitFor();
    await page.getByText('50.00 USD').first().waitFor();
    await picture(page, 'cash');

    // The driver reports an end on a device that did not know of the first one.
    const task = await taskOf(app, parcel);
    const failed = { taskId: task.id, outcome: 'FAILED', reasonCode: 'nobody_home' };
    await complete(app, driver, failed);
    expect(await refused(app, driver.token, COMPLETE, { i: { ...failed, clientEventId: 'end-2' } })).toMatchObject({ code: 'TASK_CLOSED' });
    const counted = () => app.database.sql('select 1 from run_figure where run_id = $1', [run.id]);
    await waitFor('the run was counted', async () => (await counted()).length > 0);
    await go(`/runs?hub=${hubId}&view=figures`);
    await page.getByRole('row').filter({ hasText: name }).getByText('0%').first().waitFor();

    await go(`/runs?hub=${hubId}&view=reports`);
    const report = page.getByRole('row').filter({ hasText: name });
    await report.getByText('The task has ended already').waitFor();
    await picture(page, 'reports');
    await report.getByRole('button', { name: 'Decide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decide' });
    await dialog.getByLabel('What was decided').fill('Goes out tomorrow.');
    await dialog.locator('button[type=submit]').click();
    await report.waitFor({ state: 'detached' });
    const rows = await app.database.sql("select resolution from driver_event where client_event_id = 'end-2'");
    expect(rows).toEqual([{ resolution: 'Goes out tomorrow.' }]);
    expect(complaints).toEqual([]);
    await leave();
  }, 180_000);

  it('have a page with times, proofs and the way, are printed, and started and finished by dispatch', async () => {
    const { driver, run, parcel } = await dayUnderWay();
    const { page, go, complaints, leave } = await visit(browser, app, dispatcher, {});
    await go(`/runs/${run.shortId}`);
    await page.getByRole('button', { name: 'Enlarge: Photo' }).click();
    await page.getByRole('dialog', { name: 'Photo' }).getByRole('img', { name: 'Photo' }).waitFor();
    await page.keyboard.press('Escape');
    const stops = page.getByRole('list', { name: 'Stops in order' });
    await stops.getByRole('button', { name: /^\d\. Aisha Khan Failed · Arrived \d\d:\d\d · Planned \d\d:\d\d$/ }).waitFor();
    const next = stops.getByRole('button', { name: /^\d\. محمد العتيبي On the way or there · Expected \d\d:\d\d · Planned \d\d:\d\d$/ });
    await next.press('Enter');
    expect(await next.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.track > .track-stop[data-chosen]').textContent()).toBe((await next.innerText()).slice(0, 1));
    expect(await page.locator('.track-label').allTextContents()).toEqual([
      expect.stringMatching(/^محمد العتيبي~\d\d:\d\d$/),
      expect.stringMatching(/^Aisha Khan\d\d:\d\d$/),
    ]);
    const slider = page.getByRole('slider', { name: 'Time' });
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByText('36 km/h').waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Run sheet' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`RUN_${run.shortId}_${today(app)}.pdf`);
    expect((await readPdf(await readFile(await file.path()))).texts[0]).toContain(run.shortId);

    await page.getByRole('button', { name: "End driver's session" }).click();
    const ending = page.getByRole('dialog', { name: "End driver's session" });
    await ending.locator('button[type=submit]').click();
    await ending.waitFor({ state: 'detached' });
    expect(await refused(app, driver.token, '{ me { id } }')).toMatchObject({ code: 'UNAUTHORIZED' });

    await page.getByRole('button', { name: 'Finish run' }).click();
    const finishing = page.getByRole('dialog', { name: 'Finish run' });
    await finishing.getByLabel('Counted cash, USD').fill('50');
    await finishing.locator('button[type=submit]').click();
    await page.getByText('Finished').first().waitFor();
    await picture(page, 'finished');
    await go(`/shipments/${parcel.reference}`);
    await page.getByRole('link', { name: `Run ${run.shortId}` }).waitFor();
    await page.getByRole('button', { name: 'Enlarge: Photo' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  }, 240_000);

  it('can be read and used on a wide screen and a phone, in both languages and themes', async () => {
    const { run, parcel } = await dayUnderWay();
    await named('فاطمة الزهراني', { north: 0.21, lng: 55.28 }, cash);
    await planDay(app, { date: today(app), hubId, driverIds: [drivers[1]?.id] });
    const found: string[] = [];
    for (const look of LOOKS) {
      const visitor = await visit(browser, app, dispatcher, look);
      const see = async (name: string, path: string): Promise<void> => void found.push(...(await examine(visitor, look, { name, path })));
      await see('board', `/runs?hub=${hubId}`);
      for (const view of ['progress', 'cash', 'figures', 'reports', 'proofs']) await see(view, `/runs?hub=${hubId}&view=${view}`);
      await see('run', `/runs/${run.shortId}`);
      await see('settings', '/runs/settings');
      await see('shipment', `/shipments/${parcel.reference}`);
      found.push(...visitor.complaints);
      await visitor.leave();
    }
    expect(found).toEqual([]);
  }, 900_000);

  it('name a phone of a driver or a hub that cannot be dialled, in the list and where it is changed', async () => {
    const { page, go, leave } = await visit(browser, app, app.accounts.superAdmin);
    await go('/runs/settings');
    for (const kind of ['Drivers', 'Hubs']) {
      const row = page.getByRole('region', { name: kind }).getByRole('row').nth(1);
      const change = () => row.getByRole('button', { name: /^Change/ }).click();
      const dialog = page.getByRole('dialog');
      await change();
      await dialog.getByLabel('Phone').fill('ask at the gate');
      expect(await dialog.getByText('Cannot be dialled').count()).toBe(0);
      await dialog.locator('button[type=submit]').click();
      await dialog.waitFor({ state: 'detached' });
      await row.getByText('This number cannot be dialled.').waitFor();
      await change();
      await dialog.getByText('This number cannot be dialled.').waitFor();
      await dialog.getByLabel('Phone').fill('+971 50 123 4567');
      await dialog.locator('button[type=submit]').click();
      await dialog.waitFor({ state: 'detached' });
      await row.getByRole('link', { name: '+971 50 123 4567' }).waitFor();
    }
    await leave();
  }, 120_000);

  it('are in the app of drivers, to which a phone leads them', async () => {
    const { page, leave } = await visit(browser, app, drivers[0] ?? dispatcher, { width: 360, height: 740 });
    expect(await page.getByRole('link', { name: 'Open the app for drivers' }).getAttribute('href')).toBe('/driver');
    await picture(page, 'driver-door');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await leave();
  }, 120_000);

  async function examine({ page, go }: Visitor, look: Look, { name, path }: { name: string; path: string }): Promise<string[]> {
    await go(path);
    await page.waitForLoadState('networkidle');
    const wrong = [...(await obstacles(page)), ...(await tooWide(page))];
    await page.screenshot({ path: `${ARTEFACTS}/runs-${name}-${look.width}-${look.language}-${look.colours}.png`, fullPage: true });
    return wrong.map((each) => `${name} ${JSON.stringify(look)}: ${each}`);
  }

  /** A run that has started, with a delivery that failed with a picture, and the way that the driver took. */
  async function dayUnderWay() {
    const [driver] = drivers;
    if (!driver) throw new Error('There is no driver.');
    const parcel = await named('Aisha Khan', { north: 0.2 });
    const second = await named('محمد العتيبي', { north: 0.22, lng: 55.29 });
    await planDay(app, { date: today(app), hubId, driverIds: [driver.id] });
    const [run] = await runsOf();
    for (const { reference } of [parcel, second]) await load(app, driver, run.id, reference);
    await startRun(app, driver, run.id, { amount: '50', currency: 'USD' });
    await drive(driver, run.id);
    const task = await taskOf(app, parcel);
    const picture = await photo();
    const sha256 = createHash('sha256').update(picture).digest('hex');
    const UPLOAD =
      'mutation($t: String!, $s: String!, $c: String!) { uploadProof(taskId: $t, kind: PHOTO, sha256: $s, contentType: "image/png", content: $c) { id } }';
    await ask(app, driver.token, UPLOAD, { t: task.id, s: sha256, c: picture.toString('base64') });
    const input = {
      taskId: task.id,
      clientEventId: `done-${task.id}`,
      outcome: 'FAILED',
      reasonCode: 'nobody_home',
      notes: 'The gate was closed.',
    };
    await ask(app, driver.token, 'mutation($i: CompleteTaskInput!) { completeTask(input: $i) { id } }', {
      i: { ...input, proofs: [{ kind: 'PHOTO', sha256 }] },
    });
    return { driver, run, parcel };
  }

  /** A picture that a browser can show. */
  async function photo(): Promise<Buffer> {
    const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
    await page.setContent('<body style="margin:0;background:linear-gradient(135deg,#c8a26a,#3b5b7a)"><h1>Door 14</h1></body>');
    const picture = await page.screenshot();
    await page.close();
    return picture;
  }

  async function drive(driver: TestDriver, runId: string): Promise<void> {
    await app.database.sql(`update run set started_at = started_at - interval '1 hour' where id = $1`, [runId]);
    const end = app.clock.now().getTime();
    const positions = Array.from({ length: 60 }, (_, index) => ({
      lat: town + 0.13 + index * 0.0012,
      lng: 55.23 + Math.sin(index / 6) * 0.01 + index * 0.0007,
      accuracy: 8,
      speed: 10,
      deviceTime: new Date(end - (60 - index) * 30_000).toISOString(),
    }));
    const RECORD = 'mutation($r: String!, $p: [PositionInput!]!) { recordPositions(runId: $r, positions: $p) { accepted rejected } }';
    await ask(app, driver.token, RECORD, { r: runId, p: positions });
  }
});

/** For people to look at. */
const picture = (page: Page, name: string): Promise<Buffer> => page.screenshot({ path: `${ARTEFACTS}/runs-${name}.png` });

/** Holds back the answers to this operation. Answers a function that lets them go. */
async function holdBack(page: Page, operation: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['x-apollo-operation-name'] === operation) await released;
    await route.continue();
  });
  return release;
}

/** Drags a card with the mouse to just below the middle of another place. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag.');
  await page.mouse.move(start.x + 60, start.y + 14);
  await page.mouse.down();
  await page.mouse.move(end.x + 60, end.y + end.height / 2, { steps: 8 });
  await page.mouse.move(end.x + 60, end.y + Math.min(end.height * 0.75, end.height / 2 + 20), { steps: 3 });
  await page.mouse.up();
}

async function expectSoon<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  let seen: Value | undefined;
  await waitFor(
    () => `expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`,
    async () => JSON.stringify((seen = await read())) === JSON.stringify(expected),
    30_000,
  );
}

async function optionOf(dialog: Locator, name: string): Promise<string> {
  const labels = await dialog.getByLabel('Driver').locator('option').allTextContents();
  // Names keep their own direction by signs that are not seen.
  return labels.find((label) => label.replace(/[\u2066-\u2069]/g, '').startsWith(name)) ?? '';
}
