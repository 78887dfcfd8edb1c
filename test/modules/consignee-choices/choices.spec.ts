import { choiceUrl } from '../../../src/modules/shipment-notifications/choice-link.js';
import { startApp, type TestApp } from '../../support/app.js';
import { load, newDriver, newHub, newParcel, planDay, startRun, taskOf, today, type Parcel } from '../../support/fleet.js';
import { ask, refused } from '../../support/graphql.js';
import { connectShop, moveTo, walkTo, type ConnectedShop } from '../../support/story.js';

/** Links work in every process of a service. */
const SECRET_KEY = 'k'.repeat(32);

let app: TestApp;
let strict: TestApp;
let shop: ConnectedShop;
let hubId: string;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web', SECRET_KEY });
  strict = await startApp(
    { ROLE: 'web', DEMO: '0', SECRET_KEY, CONSIGNEE_CHOICES: 'note', PUBLIC_RATE_LIMIT: '3/60' },
    { databaseUrl: app.databaseUrl },
  );
  shop = await connectShop(app);
  hubId = await newHub(app);
});
afterAll(async () => {
  await strict.stop();
  await app.stop();
});

const CHOICES = `query($token: String!) { deliveryChoices(token: $token) {
  state kinds days needsConsignee failed { reason(language: AR) } chosen { kind name flat day place note } shopName orderReference city trackingUrl } }`;
const CHOOSE =
  'mutation($token: String!, $input: ChooseDeliveryInput!) { chooseDelivery(token: $token, input: $input) { state chosen { kind } } }';
const UNDO = 'mutation($token: String!) { undoDeliveryChoice(token: $token) { chosen { kind } } }';
const TASK_CHOICE = 'query($id: String!) { task(id: $id) { note windowFrom windowTo run { id } choice { kind text day note } } }';

const tokenOf = ({ id }: Parcel): string => choiceUrl(app.services, id).split('/').at(-1) ?? '';
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const choicesOf = async (parcel: Parcel): Promise<any> => (await ask(app, undefined, CHOICES, { token: tokenOf(parcel) })).deliveryChoices;
const choose = (parcel: Parcel, input: Readonly<Record<string, unknown>>) => ask(app, undefined, CHOOSE, { token: tokenOf(parcel), input });
const refusal = (parcel: Parcel, input: Readonly<Record<string, unknown>>) =>
  refused(app, undefined, CHOOSE, { token: tokenOf(parcel), input });
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const taskWith = async (parcel: Parcel): Promise<any> =>
  (await ask(app, app.accounts.erpToken, TASK_CHOICE, { id: (await taskOf(app, parcel)).id })).task;
const notesOf = async (parcel: Parcel, token = app.accounts.erpToken): Promise<string[]> =>
  (await ask(app, token, 'query($id: String!) { shipment(id: $id) { notes { text } } }', { id: parcel.id })).shipment.notes.map(
    ({ text }: { text: string }) => text,
  );
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date(app.clock.now().getTime() + days * 86_400_000));

describe('A consignee', () => {
  it('sees what can be chosen, and nothing of a person', async () => {
    const parcel = await newParcel(app, shop);
    const choices = await choicesOf(parcel);

    expect(choices).toMatchObject({ state: 'OPEN', kinds: ['NEIGHBOUR', 'DAY', 'PLACE', 'NOTE'], chosen: null, city: 'Dubai' });
    expect(choices.days).toEqual([1, 2, 3, 4, 5, 6, 7].map(dayIn));
    expect(JSON.stringify(choices)).not.toMatch(/Aisha|Khan|aisha@|Street/);
  });

  it('tells the driver, and the shop, to hand the parcel to a neighbour', async () => {
    const parcel = await newParcel(app, shop);
    await choose(parcel, { kind: 'NEIGHBOUR', name: 'Ali\n Hassan', flat: '12B', day: '', note: 'Ring twice' });

    expect(await taskWith(parcel)).toMatchObject({
      note: 'Consignee: hand it to the neighbour Ali Hassan, 12B. Ring twice',
      choice: { kind: 'NEIGHBOUR', text: 'Ali Hassan, 12B', note: 'Ring twice', day: null },
    });
    expect(await notesOf(parcel, shop.token)).toContain('Consignee: hand it to the neighbour Ali Hassan, 12B. Ring twice');
  });

  it('is known by the latest choice, which can be taken back', async () => {
    const parcel = await newParcel(app, shop);
    const { id } = await taskOf(app, parcel);
    await ask(app, app.accounts.erpToken, 'mutation($i: UpdateTaskInput!) { updateTask(input: $i) { id } }', {
      i: { taskId: id, note: 'Use gate 3' },
    });
    await choose(parcel, { kind: 'NOTE', note: 'The dog is friendly' });
    await choose(parcel, { kind: 'PLACE', place: 'The office next door' });
    expect((await choicesOf(parcel)).chosen).toMatchObject({ kind: 'PLACE', place: 'The office next door', note: null });
    expect((await taskWith(parcel)).note).toBe('Consignee: deliver to The office next door\nUse gate 3');

    for (const _ of [1, 2]) await ask(app, undefined, UNDO, { token: tokenOf(parcel) });
    expect((await choicesOf(parcel)).chosen).toBeNull();
    expect(await taskWith(parcel)).toMatchObject({ note: 'Use gate 3', choice: null });
  });

  it('who wants another day leaves the run of today, and comes back into a run of that day', async () => {
    const driver = await newDriver(app, { hubId });
    const [parcel, other] = [await newParcel(app, shop, { lat: 25.31 }), await newParcel(app, shop, { lat: 25.32 })];
    const { runs } = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
    expect((await taskWith(parcel)).run).toEqual({ id: runs[0].id });

    await choose(parcel, { kind: 'DAY', day: dayIn(2) });
    expect(await taskWith(parcel)).toMatchObject({
      run: null,
      windowFrom: `${dayIn(2)}T04:00:00.000Z`,
      windowTo: `${dayIn(2)}T16:00:00.000Z`,
      choice: { kind: 'DAY', day: dayIn(2) },
    });
    expect((await taskWith(other)).run).toEqual({ id: runs[0].id });
    const [event] = await app.database.sql<{ cause: string }>(
      `select data ->> 'cause' as cause from event where type = 'run.changed' and subject_id = $1 order by seq desc limit 1`,
      [runs[0].id],
    );
    expect(event?.cause).toBe('consignee_choice');
    const again = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
    expect(again.unassigned.map(({ reason }: { reason: string }) => reason)).toContain('WINDOW');

    await ask(app, undefined, UNDO, { token: tokenOf(parcel) });
    expect(await taskWith(parcel)).toMatchObject({ windowFrom: null, windowTo: null });
  });

  it('chooses early, and the driver learns it when the delivery is due', async () => {
    const parcel = await newParcel(app, shop, { status: 'picked_up' });
    await choose(parcel, { kind: 'DAY', day: dayIn(3), note: 'After noon' });
    await walkTo(app, parcel.id, 'booked', 'picked_up');

    expect(await taskWith(parcel)).toMatchObject({
      note: `Consignee: deliver on ${dayIn(3)}. After noon`,
      windowFrom: `${dayIn(3)}T04:00:00.000Z`,
      choice: { kind: 'DAY' },
    });
  });

  it('who is needed at the door, to pay or to give a code, has no neighbour', async () => {
    const cash = await newParcel(app, shop, { order: { paymentStatus: 'postpaid', paymentMethod: 'cod', collectionAmount: 120 } });
    const valuable = await newParcel(app, shop, { order: { subTotal: 5000, total: 5000 } });

    for (const parcel of [cash, valuable]) {
      expect(await choicesOf(parcel)).toMatchObject({ needsConsignee: true, kinds: ['DAY', 'PLACE', 'NOTE'] });
      expect(await refusal(parcel, { kind: 'NEIGHBOUR', name: 'Ali' })).toMatchObject({ code: 'DELIVERY_CHOICE_NOT_ALLOWED' });
    }
  });

  it.each([
    [{ kind: 'NEIGHBOUR' }, 'name', 'MISSING_FIELD'],
    [{ kind: 'DAY' }, 'day', 'MISSING_FIELD'],
    [{ kind: 'DAY', day: '2020-01-01' }, 'day', 'VALIDATION_FAILED'],
    [{ kind: 'PLACE', place: ' \n ' }, 'place', 'MISSING_FIELD'],
    [{ kind: 'PLACE', place: 'Elsewhere', point: { lat: 25.25, lng: 55.27 } }, 'point', 'VALIDATION_FAILED'],
    [{ kind: 'NOTE', note: 'x'.repeat(301) }, 'note', 'VALIDATION_FAILED'],
  ])('is told what is wrong with %j', async (input, field, code) => {
    const parcel = await newParcel(app, shop);

    expect(await refusal(parcel, input)).toMatchObject({ errors: [{ field: expect.stringContaining(field), code }] });
    expect((await choicesOf(parcel)).chosen).toBeNull();
  });

  it('may name a point nearby', async () => {
    const parcel = await newParcel(app, shop, { lat: 25.2, lng: 55.27 });
    await choose(parcel, { kind: 'PLACE', place: 'The mosque', point: { lat: 25.21, lng: 55.27 } });

    expect((await choicesOf(parcel)).chosen).toMatchObject({ place: 'The mosque' });
  });

  it('who sends the same choice fifty times at once has made it once', async () => {
    const parcel = await newParcel(app, shop);
    await Promise.all(Array.from({ length: 50 }, () => choose(parcel, { kind: 'NOTE', note: 'Ring twice' })));

    expect(await app.database.sql('select withdrawn_at from consignee_choice where shipment_id = $1', [parcel.id])).toEqual([
      { withdrawn_at: null },
    ]);
    expect((await notesOf(parcel)).filter((text) => text.includes('Ring twice'))).toHaveLength(1);
    expect((await taskWith(parcel)).note).toBe('Consignee: Ring twice');
  });

  it('who sends fifty different choices at once has the one that came last, and no half of another', async () => {
    const parcel = await newParcel(app, shop);
    await Promise.all(Array.from({ length: 50 }, (_, index) => choose(parcel, { kind: 'NOTE', note: `Wish ${index}` })));

    const { chosen } = await choicesOf(parcel);
    expect((await taskWith(parcel)).note).toBe(`Consignee: ${chosen.note}`);
  });

  it('is too late once the parcel is out for delivery, and can choose again after a failed attempt', async () => {
    const driver = await newDriver(app, { hubId });
    const parcel = await newParcel(app, shop, { lat: 25.4 });
    await choose(parcel, { kind: 'NOTE', note: 'Ring twice' });
    const { runs } = await planDay(app, { date: today(app), hubId, driverIds: [driver.id], seed: 1 });
    await load(app, driver, runs[0].id, parcel.reference);
    await startRun(app, driver, runs[0].id);

    expect(await choicesOf(parcel)).toMatchObject({ state: 'UNDER_WAY', kinds: [], days: [], chosen: { note: 'Ring twice' } });
    expect(await refusal(parcel, { kind: 'NOTE', note: 'Too late' })).toMatchObject({ code: 'DELIVERY_CHOICE_CLOSED' });
    expect(await refused(app, undefined, UNDO, { token: tokenOf(parcel) })).toMatchObject({ code: 'DELIVERY_CHOICE_CLOSED' });

    await moveTo(app, parcel.id, 'on_hold', { reasonCode: 'nobody_home' });
    await choose(parcel, { kind: 'DAY', day: dayIn(1) });
    await moveTo(app, parcel.id, 'in_transit');
    expect(await taskWith(parcel)).toMatchObject({ note: `Consignee: deliver on ${dayIn(1)}`, windowFrom: `${dayIn(1)}T04:00:00.000Z` });
  });

  it('can choose again after a failure that another day may mend, which dispatch and the next driver see, and no other', async () => {
    const [missed, refusedParcel] = [
      await newParcel(app, shop, { status: 'in_transit' }),
      await newParcel(app, shop, { status: 'in_transit' }),
    ];
    await moveTo(app, missed.id, 'failed', { reasonCode: 'nobody_home', note: 'Mr Khan was rude' });
    await moveTo(app, refusedParcel.id, 'failed', { reasonCode: 'refused' });

    expect(await choicesOf(refusedParcel)).toMatchObject({ state: 'OVER', days: [] });
    expect(await refusal(refusedParcel, { kind: 'DAY', day: dayIn(1) })).toMatchObject({ code: 'DELIVERY_CHOICE_CLOSED' });
    expect(await choicesOf(missed)).toMatchObject({ state: 'OPEN', failed: { reason: 'لم نجد أحدًا لاستلامها.' } });
    await choose(missed, { kind: 'DAY', day: dayIn(2) });
    const { shipment } = await ask(
      app,
      app.accounts.erpToken,
      'query($id: String!) { shipment(id: $id) { deliveryChoice { day } nextStep { kind day message } } }',
      { id: missed.id },
    );
    expect(shipment).toMatchObject({ deliveryChoice: { day: dayIn(2) }, nextStep: { kind: 'DECIDE', day: dayIn(2) } });
    expect(shipment.nextStep.message).toMatch(/^The recipient has chosen another day on .*\. The operator decides/);
    expect((await app.client.get(`/api/track/${missed.reference}`)).body).toMatchObject({ nextDay: dayIn(2) });
    await moveTo(app, missed.id, 'in_transit');
    expect(await taskWith(missed)).toMatchObject({ note: `Consignee: deliver on ${dayIn(2)}`, windowFrom: `${dayIn(2)}T04:00:00.000Z` });
  });

  it('needs the link of this parcel', async () => {
    const [parcel, other] = [await newParcel(app, shop), await newParcel(app, shop)];
    const [mine, theirs] = [tokenOf(parcel), tokenOf(other)];

    for (const token of [
      '',
      'x',
      `${mine.slice(0, 22)}${theirs.slice(22)}`,
      `${mine.slice(0, -1)}${mine.endsWith('A') ? 'B' : 'A'}`,
      `${mine}x`,
      parcel.id,
    ])
      expect(await refused(app, undefined, CHOICES, { token })).toMatchObject({ code: 'DELIVERY_LINK_NOT_FOUND' });
  });
});

describe('The page of the link', () => {
  const form = (parcel: Parcel, fields: Readonly<Record<string, string>>, path = '', on = app) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return fetch(`${on.url}/deliver/${tokenOf(parcel)}${path}?lang=en`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
  };
  const pageOf = (parcel: Parcel, language = 'en', on = app) =>
    on.client.get(`/deliver/${tokenOf(parcel)}?lang=${language}`, { accept: 'text/html' });

  it('needs no script: each choice is a form, and the page shows what was chosen', async () => {
    const parcel = await newParcel(app, shop);
    const { text, headers } = await pageOf(parcel);
    expect(text).not.toMatch(/<script|Aisha|Khan/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src '[^']+'; base-uri 'none'; form-action 'self'; /);

    const saved = await form(parcel, { kind: 'neighbour', name: '<b>Ali</b>', flat: '', note: '' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `/deliver/${tokenOf(parcel)}?lang=en`]);
    expect((await pageOf(parcel)).text).toContain('We leave it with your neighbour: <bdi>&lt;b&gt;Ali&lt;/b&gt;</bdi>.');
    expect((await pageOf(parcel, 'ar')).text).toContain('سنسلّمها إلى جارك');

    expect((await form(parcel, {}, '/undo')).status).toBe(303);
    expect((await pageOf(parcel)).text).not.toContain('Your choice');
  });

  it('asks for the day after a failed attempt, which is chosen by one button', async () => {
    const parcel = await newParcel(app, shop, { status: 'in_transit' });
    await moveTo(app, parcel.id, 'on_hold', { reasonCode: 'no_access', note: 'Mr Khan was rude' });
    const { text } = await pageOf(parcel);
    expect(text).toContain('<h1>We tried to deliver it, but could not</h1><p>The driver could not get to the door.</p>');
    expect(text.match(/<button type="submit" name="day" value="[\d-]{10}">/g)).toHaveLength(7);
    expect(text).not.toMatch(/rude|no_access|<select/);

    expect((await form(parcel, { kind: 'day', day: dayIn(1), note: '' })).status).toBe(303);
    const after = await pageOf(parcel);
    expect(after.text).toMatch(/<section class="good">[\s\S]*<h1>We deliver on <bdi>[^<]+<\/bdi>\.<\/h1>[\s\S]*Undo my choice/);
    expect(after.text).toContain(`value="${dayIn(1)}" class="quiet" aria-current="true"`);
    expect((await app.client.get(`/track/${parcel.reference}`, { accept: 'text/html' })).text).toContain('We will bring it on <bdi>');
  });

  it('says that it is too late and what happens now', async () => {
    const parcel = await newParcel(app, shop, { status: 'in_transit' });
    const late = await form(parcel, { kind: 'note', note: 'Ring twice' });

    expect(late.status).toBe(409);
    expect(await late.text()).toMatch(/too late to change[\s\S]*the driver follows your last choice[\s\S]*href="\/deliver\//);
    expect((await pageOf(parcel)).text).toMatch(/Your parcel is out for delivery[\s\S]*\/track\//);
    expect((await pageOf(parcel)).text).not.toContain('<form');
  });

  it('says what is missing, and that a link is not known', async () => {
    const parcel = await newParcel(app, shop);
    const empty = await form(parcel, { kind: 'note', note: '' });
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('Something is missing')]);

    const unknown = await app.client.get(`/deliver/${'x'.repeat(46)}`, { accept: 'text/html' });
    expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('do not recognise this delivery link')]);
    expect(unknown.text).not.toContain('<form');
  });

  it('offers what the operator allows, and is limited like every public page', async () => {
    const parcel = await newParcel(app, shop);
    const { text } = await pageOf(parcel, 'en', strict);
    expect([text.includes('Note to the driver'), text.includes('Another day')]).toEqual([true, false]);
    expect((await form(parcel, { kind: 'day', day: dayIn(1) }, '', strict)).status).toBe(409);
    await pageOf(parcel, 'en', strict);
    expect((await pageOf(parcel, 'en', strict)).status).toBe(429);
  });

  it('is JSON for programs', async () => {
    const parcel = await newParcel(app, shop);
    const { body } = await app.client.get(`/deliver/${tokenOf(parcel)}`, { accept: 'application/json' });

    expect(body).toMatchObject({ status: 'success', data: { state: 'open', kinds: ['neighbour', 'day', 'place', 'note'], chosen: null } });
  });
});
