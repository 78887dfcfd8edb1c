import type { Browser, Page } from 'playwright-core';
import { choiceUrl } from '../../src/modules/shipment-notifications/choice-link.js';
import { addWebhook, heard, openFixture, type Fixture } from '../modules/webhooks/webhook-story.js';
import type { Receiver } from '../modules/webhooks/receiver.js';
import { visit } from '../support/browser.js';
import { findChromium, openPhones } from '../support/chromium.js';
import { newDriver, newHub, newParcel, taskOf, today, type Parcel, type TestDriver } from '../support/fleet.js';
import { ask } from '../support/graphql.js';
import { deliveredCode } from '../support/mails.js';
import { newStaff } from '../support/people.js';
import { sessionOf } from '../support/story.js';
import { waitFor } from '../support/wait-for.js';
import { complete, enterCode, payCash, pressComplete, shoot } from './at-the-door.js';
import type { DayParcel } from './driver-day.js';
import { Phone } from './phone.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the whole day is not told.');

const PASSWORD = 'a long enough password';
/** Near enough to where parcels are collected for the rest of any working day. */
const LAT = 25.1;

/** One day, from the plan to the bank, in the browsers of dispatch, the driver and the shoppers. */
(chromium === undefined ? describe.skip : describe)('The whole day of the own fleet', () => {
  let fixture: Fixture;
  let browser: Browser;
  let hook: Receiver;
  beforeAll(async () => {
    [fixture, browser] = await Promise.all([openFixture(), openPhones(chromium ?? '')]);
    hook = await fixture.receiver();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await fixture.close();
  });

  it('is planned, loaded, driven, delivered, counted, handed over and banked', async () => {
    const { app, shop } = fixture;
    const events = ['shipment.update', 'shipment.in_transit', 'shipment.completed', 'shipment.failed'];
    await addWebhook(app, shop.token, hook.url(), { events });
    const POLICY = 'mutation { setProofPolicy(input: { failurePhoto: true }) { failurePhoto } }';
    await ask(app, app.accounts.erpToken, POLICY);
    const hubId = await newHub(app, { lat: LAT, lng: 55.2 });
    const driver = await newDriver(app, { hubId });
    const cash = await newParcel(app, shop, { lat: LAT + 0.01, lng: 55.2, order: { paymentStatus: 'postpaid', collectionAmount: 120 } });
    const absent = await newParcel(app, shop, { lat: LAT + 0.02, lng: 55.2 });
    const choosy = await newParcel(app, shop, { lat: LAT + 0.03, lng: 55.2 });
    const collected = await newParcel(app, shop, { status: 'pickup', lat: LAT + 0.04, lng: 55.2 });

    await chooses(choosy, 'note', 'Please ring at the side door');
    const runId = await plans(hubId, driver);
    const day = await inOrder(runId, [cash, absent, choosy, collected]);
    const phone = await Phone.open(browser, app);
    await loadsAndLeaves(phone, { runId, driver }, [cash, absent, choosy]);
    const shopper = await seesStopsBefore(choosy);

    // Cash and code at the first door.
    await arrives(phone, day.get(cash.id));
    await phone.go('task', day.get(cash.id)?.taskId ?? '');
    await payCash(phone);
    await phone.press('step.otp');
    await enterCode(phone, await deliveredCode(app, cash.id));
    await pressComplete(phone, dayOf(day, cash));
    await phone.isSent();
    expect(await taskOf(app, cash)).toMatchObject({ state: 'COMPLETED' });

    // No network from here on: the second door stays shut, the third one opens.
    await phone.offline();
    await arrives(phone, day.get(absent.id));
    await phone.press('notDelivered');
    await phone.press('reason.nobody_home');
    await phone.press('step.photo');
    await shoot(phone);
    await phone.press('reason.nobody_home');
    await phone.press('recordFailure');
    await phone.page.locator('address').waitFor();
    await arrives(phone, day.get(choosy.id));
    await phone.page.getByText('Please ring at the side door').first().waitFor();
    await complete(phone, dayOf(day, choosy));
    expect(await taskOf(app, absent)).toMatchObject({ state: 'EN_ROUTE' });
    await phone.online();
    await phone.isSent();
    expect(await taskOf(app, absent)).toMatchObject({ state: 'FAILED', reasonCode: 'nobody_home' });
    expect(await taskOf(app, choosy)).toMatchObject({ state: 'COMPLETED' });
    await shopper.getByText('Delivered').first().waitFor();
    expect(await shopper.content()).not.toMatch(/stops? before yours/);
    await shopper.close();

    // A parcel is collected on the way, and the day ends. Who leaves the screen at once is not called back to the stop.
    await arrives(phone, day.get(collected.id));
    await phone.go('task', day.get(collected.id)?.taskId ?? '');
    await phone.pressAndLeave('completePICKUP');
    await phone.press('endOfDay');
    await phone.isSent();
    await phone.page.locator('.pieces input').first().fill('1');
    await phone.page.locator('.pieces input').nth(2).fill('1');
    await phone.press('finishRun');
    await phone.sees('finished');
    expect(phone.complaints).toEqual([]);
    await phone.leave();

    await reachesTheBank(cash, driver);
    const { ledgerIntegrity } = await ask(app, app.accounts.erpToken, '{ ledgerIntegrity { ok } }');
    expect(ledgerIntegrity.ok).toBe(true);
    await tellsStores(cash, driver);
  }, 300_000);

  /** The consignee of a parcel opens the link of the mail. */
  async function chooses(parcel: Parcel, kind: string, text: string): Promise<void> {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'en' });
    await page.goto(choiceUrl(fixture.app.services, parcel.id));
    const choice = page.locator('details', { has: page.locator(`input[value="${kind}"]`) });
    await choice.locator('summary').click();
    await choice.locator('textarea, input[type=text]').last().fill(text);
    await choice.locator('button').click();
    await page.getByText(text).first().waitFor();
    await page.close();
  }

  /** Dispatch plans the day in the console. Answers the id of the run. */
  async function plans(hubId: string, { id }: TestDriver): Promise<string> {
    const { app } = fixture;
    const dispatcher = { email: 'dispatch-whole-day@example.com', password: PASSWORD };
    const input = { ...dispatcher, name: 'Dina', role: 'DISPATCHER' };
    const admin = await sessionOf(app, app.accounts.superAdmin);
    await ask(app, admin, 'mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }', { input });
    const { page, go, complaints, leave } = await visit(browser, app, dispatcher, {});
    await go(`/runs?hub=${hubId}`);
    await page.getByRole('button', { name: 'Plan the day' }).click();
    await page.getByRole('dialog', { name: 'Plan the day' }).getByRole('button', { name: 'Plan the day' }).click();
    await page.getByText('All open tasks have a driver.').waitFor();
    expect(complaints).toEqual([]);
    await leave();
    const RUNS = 'query($h: String!, $d: String!, $t: String!) { runs(hub: $h, driver: $d, date: $t) { nodes { id } } }';
    return (await ask(app, app.accounts.erpToken, RUNS, { h: hubId, d: id, t: today(app) })).runs.nodes[0].id;
  }

  /** Puts the stops in the order of this story. */
  async function inOrder(runId: string, parcels: readonly Parcel[]): Promise<Map<string, DayParcel>> {
    const { app } = fixture;
    const RUN = 'query($id: String!) { run(id: $id) { stops { id tasks { id awb reference shipment { id } } } } }';
    const { run } = await ask(app, app.accounts.erpToken, RUN, { id: runId });
    interface Row {
      id: string;
      tasks: { id: string; awb: string; reference: string; shipment: { id: string } }[];
    }
    const rows: DayParcel[] = run.stops.flatMap((stop: Row) =>
      stop.tasks.map((task) => ({ id: task.shipment.id, reference: task.reference, awb: task.awb, taskId: task.id, stopId: stop.id })),
    );
    const day = new Map(rows.map((row) => [row.id, row]));
    const stopIds = parcels.map(({ id }) => day.get(id)?.stopId);
    await ask(app, app.accounts.erpToken, 'mutation($r: String!, $s: [String!]!) { reorderStops(runId: $r, stopIds: $s) { id } }', {
      r: runId,
      s: stopIds,
    });
    return day;
  }

  async function loadsAndLeaves(
    phone: Phone,
    { runId, driver }: { runId: string; driver: TestDriver },
    parcels: readonly Parcel[],
  ): Promise<void> {
    await phone.signIn(driver);
    await phone.page.locator('.stops').waitFor();
    await phone.press('loadParcels', { done: 0, all: parcels.length });
    for (const { reference } of parcels) {
      await phone.type(reference);
      await phone.sees('loadedNow', { awb: reference });
    }
    await phone.press('startRun');
    await phone.page.locator('footer input').fill('0');
    await phone.pressAndLeave('startNow', 'settings');
    const RUN = 'query($id: String!) { run(id: $id) { state } }';
    const { app } = fixture;
    await waitFor('the run has started', async () => (await ask(app, app.accounts.erpToken, RUN, { id: runId })).run.state === 'STARTED');
    expect(new URL(phone.page.url()).hash).toBe('#/settings');
    await phone.go('');
    await phone.page.locator('.stops').waitFor();
    await phone.isSent();
  }

  /** A shopper follows the parcel. Answers the page, which changes by itself. */
  async function seesStopsBefore({ reference }: Parcel): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'en' });
    await page.goto(`${fixture.app.url}/track/${reference}?lang=en`);
    await page.getByText('2 stops before yours').first().waitFor();
    return page;
  }

  async function arrives(phone: Phone, parcel: DayParcel | undefined): Promise<void> {
    await phone.go('stop', parcel?.stopId ?? '');
    await phone.press('arrived');
    await phone.sees('arrivedAt');
  }

  const dayOf = (day: ReadonlyMap<string, DayParcel>, { id }: Parcel): DayParcel => {
    const found = day.get(id);
    if (!found) throw new Error('The parcel is not in the run.');
    return found;
  };

  /** Reception takes the cash, accounting counts it, the bank has it. */
  async function reachesTheBank({ id }: Parcel, driver: TestDriver): Promise<void> {
    const { app } = fixture;
    const admin = await sessionOf(app, app.accounts.superAdmin);
    const reception = await ask(app, await newStaff(app, admin, 'RECEPTION'), '{ me { id } }');
    const accounts = await ask(app, await newStaff(app, admin, 'ACCOUNTS'), '{ me { id } }');
    const HAND = 'mutation($i: AdvanceCodHandoverInput!) { advanceCodHandover(input: $i) { stage } }';
    const steps = [
      { handedOverById: driver.id, receivedById: reception.me.id },
      { handedOverById: reception.me.id, receivedById: accounts.me.id },
      { depositReference: 'SLIP-1' },
    ];
    const stages = [];
    for (const step of steps) stages.push((await ask(app, app.accounts.erpToken, HAND, { i: { id, ...step } })).advanceCodHandover.stage);
    expect(stages).toEqual(['WITH_RECEPTION', 'WITH_ACCOUNTS', 'DEPOSITED']);
  }

  async function tellsStores({ reference }: Parcel, driver: TestDriver): Promise<void> {
    const completed = () => heard(hook).find(({ type, body }) => type === 'shipment.completed' && body.data.shipment_id === reference);
    await waitFor('the store hears of the delivery', () => completed() !== undefined);
    const [found] = await fixture.app.database.sql<{ name: string }>('select name from staff where id = $1', [driver.id]);
    expect(completed()?.body.data.fleet_data).toEqual({
      task_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      driver_name: found?.name,
      driver_phone: '+971501112233',
      completion_details: { success: true, notes: null },
      distance_traveled_km: expect.any(Number),
      time_on_route_minutes: expect.any(Number),
    });
  }
});
