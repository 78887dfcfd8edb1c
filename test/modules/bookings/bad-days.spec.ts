import { connectLine } from '../../carriers/connect-line.js';
import parcelLine from '../../carriers/parcel-line.js';
import { abuDhabi, dubai, mug } from '../../support/story.js';
import { ask } from '../../support/graphql.js';
import { BookingDesk, codeOf } from './booking-desk.js';

let desk: BookingDesk;
beforeAll(async () => {
  desk = await BookingDesk.open({ CARRIER_BOOKING_SCHEDULE: '0,30,120,600,3600,21600' });
});
afterEach(() => desk.recover());
afterAll(async () => expect(await desk.close()).toMatchObject({ ok: true }));

describe('a carrier that answers 429 for ten minutes', () => {
  it('is not asked before the time that it names, and the parcel is booked afterwards, once', async () => {
    desk.line.fail({ kind: 'status', status: 429, headers: { 'retry-after': '600' }, match: 'POST /parcels' });
    const { id } = await desk.asked();
    const calls = () => desk.line.calls.filter(({ route }) => route === 'POST /parcels').length;
    const before = calls();
    expect(await desk.view(id)).toMatchObject({ bookingStatus: 'REQUESTED', bookingError: { code: '429' } });
    for (let minute = 0; minute < 9; minute++) await desk.later(60, id);
    expect(calls()).toBe(before);
    expect(await desk.holdOf(id)).toBe('open');
    await desk.later(61, id);
    expect(await desk.view(id)).toMatchObject({ status: 'PICKUP', bookingStatus: 'BOOKED', billingStatus: 'PAID', bookingError: null });
    expect([desk.atCarrier(id).length, await desk.holdOf(id)]).toEqual([1, 'captured']);
  });
});

describe('words of a carrier that no database can store', () => {
  it('are told without what cannot be stored', async () => {
    desk.line.refusing = 'Street\0 unknown.';
    const { id } = await desk.asked();
    desk.line.refusing = null;
    expect(await desk.view(id)).toMatchObject({ bookingStatus: 'REFUSED', bookingError: { message: 'Street unknown.' } });
    await desk.decide('abandonBooking(id: $id)', id);
  });
});

describe('credentials that end in the middle of the day', () => {
  it('pause the account: what was booked stays, what is asked for waits, and new ones let it go on', async () => {
    const { id: booked } = await desk.asked();
    desk.line.credentials['key'] = 'changed-in-the-portal';
    const { id } = await desk.asked();
    expect(await desk.view(id)).toMatchObject({ status: 'NEW', bookingStatus: 'REQUESTED', bookingError: { code: 'CREDENTIALS' } });
    expect(await desk.view(booked)).toMatchObject({ status: 'PICKUP', bookingStatus: 'BOOKED' });
    const ACCOUNTS = '{ carrierAccounts { id version pausedBy } }';
    const accountView = async () =>
      (await ask(desk.app, desk.admin, ACCOUNTS)).carrierAccounts.find(({ id: each }: { id: string }) => each === desk.account);
    await desk.whenPaused();
    expect((await accountView()).pausedBy).toBe('CARRIER');
    await desk.later(3_600, id);
    expect((await desk.view(id)).bookingError).toMatchObject({
      code: 'ACCOUNT_PAUSED',
      variant: 'bookingWaits',
      params: null,
      attempts: 0,
    });

    const UPDATE =
      'mutation($id: String!, $input: UpdateCarrierAccountInput!) { updateCarrierAccount(id: $id, input: $input) { pausedAt } }';
    const input = { version: (await accountView()).version, credentials: desk.line.credentials };
    await ask(desk.app, desk.admin, UPDATE, { id: desk.account, input });
    await desk.later(61, id);
    expect(await desk.view(id)).toMatchObject({ status: 'PICKUP', bookingStatus: 'BOOKED' });
    expect([desk.atCarrier(id).length, await desk.holdOf(id)]).toEqual([1, 'captured']);
  });
});

describe('a carrier that quotes in a currency without an exchange rate', () => {
  const rates = (explain = '') =>
    desk.app.client.post(
      `/api/rates${explain}`,
      { products: [{ ...mug, grams: 812 }], origin: dubai, destination: abuDhabi },
      desk.shop.headers,
    );

  it('is left out with the reason, the cards are offered, and no order has its price', async () => {
    desk.line.decisions.currency = 'ISK';
    const { body } = await rates('?explain=1');
    expect(body.rates.map(({ service_code: code }: { service_code: string }) => code)).toEqual(['SVC_ECO', 'SVC_EXP']);
    expect(body.rejected).toContainEqual(expect.objectContaining({ service_code: 'LINE_NEXT', code: 'FX_MISSING' }));
    await expect(desk.order({ carrier: 'LINE_SLOW' })).rejects.toThrow('FX_MISSING');
  });
});

describe('an account that is removed while a booking is open', () => {
  it.each([
    ['requested', () => desk.line.fail({ kind: 'status', status: 429, headers: { 'retry-after': '3600' }, match: 'POST /parcels' })],
    ['booked', () => undefined],
    ['refused, and then given up', () => (desk.line.refusing = 'No.')],
  ])('stays while it is %s', async (state, begin) => {
    begin();
    const own = await connectLine(desk.app, desk.admin, desk.line, { label: `Line ${state}` });
    const [code] = [`OWN_${state.slice(0, 5).toUpperCase().trim()}`];
    const MAP =
      'mutation($account: String!, $services: [CarrierServiceMappingInput!]!) { mapCarrierServices(account: $account, services: $services) { id } }';
    await ask(desk.app, desk.admin, MAP, { account: own, services: [{ carrierService: 'NEXT', serviceCode: code, serviceName: code }] });
    const { id } = await desk.asked({ carrier: code });
    expect((await desk.view(id)).carrierAccount.id).toBe(own);
    const REMOVE = 'mutation($id: String!) { removeCarrierAccount(id: $id) }';
    const remove = () => desk.app.client.graphql(REMOVE, { id: own }, desk.admin);
    if (state.startsWith('refused')) {
      await desk.decide('abandonBooking(id: $id)', id);
      expect(codeOf(await remove())).toBeUndefined();
      expect(await desk.view(id)).toMatchObject({ status: 'NEW', bookingStatus: 'CANCELLED' });
      expect(await desk.holdOf(id)).toBe('released');
      return;
    }
    expect(codeOf(await remove())).toBe('CARRIER_ACCOUNT_IN_USE');
    desk.recover();
    await desk.later(3_601, id);
    expect(await desk.view(id)).toMatchObject({ bookingStatus: 'BOOKED' });
  });
});

describe('the address of a parcel', () => {
  it('is checked by a carrier that checks addresses, in its words', async () => {
    const { id } = await desk.order();
    const CHECK = 'mutation($id: String!) { checkConsigneeAddress(id: $id) { deliverable messages suggestion { lines city zip } } }';
    const check = () => desk.app.client.graphql(CHECK, { id }, desk.admin);
    expect(codeOf(await check())).toBe('BOOKING_NOT_ALLOWED');
    const asked: unknown[] = [];
    Object.assign(parcelLine, {
      checkAddress: (_access: unknown, address: { lines: string[] }) => {
        asked.push(address.lines);
        return Promise.resolve({ deliverable: false, messages: ['No such house.'], suggestion: { ...address, zip: '1' } });
      },
    });
    const { body } = await check();
    Reflect.deleteProperty(parcelLine, 'checkAddress');
    expect(asked).toEqual([[abuDhabi.address]]);
    expect(body.data.checkConsigneeAddress).toMatchObject({
      deliverable: false,
      messages: ['No such house.'],
      suggestion: { city: 'Abu Dhabi' },
    });
  });
});

describe('a carrier that is down for hours', () => {
  it('is tried by the schedule; then a person decides, and nothing was charged', async () => {
    desk.line.fail({ kind: 'status', status: 503, match: '/parcels', times: 100 });
    const { id } = await desk.asked();
    for (const seconds of [31, 121, 601, 3_601, 21_601]) await desk.later(seconds, id);
    expect((await desk.view(id)).bookingError).toMatchObject({ attempts: 6 });
    expect(await desk.problems()).toContain(id);
    expect([await desk.holdOf(id), (await desk.view(id)).billingStatus]).toEqual(['open', 'UNPAID']);
    await desk.decide('abandonBooking(id: $id)', id);
    expect([await desk.holdOf(id), await desk.problems()]).toEqual(['released', []]);
  });
});
