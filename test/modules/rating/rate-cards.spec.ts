import { refusalOf } from '../../../src/platform/graphql/format-error.js';
import { startApp, type TestApp } from '../../support/app.js';
import { days, hours } from '../../support/clock.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf, newErpToken } from '../../support/people.js';
import { createRule, demoSellerId, flatCard, publishCard, putOnPlan, shownTo } from '../../support/prices.js';
import { connectShop, placeOrder, verify, moveTo, type ConnectedShop } from '../../support/story.js';
import { waitFor } from '../../support/wait-for.js';

let app: TestApp;
let admin: string;
let shop: ConnectedShop;
beforeEach(async () => {
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
  shop = await connectShop(app);
});
afterEach(() => app.stop());

const DRAFT = 'mutation($input: DraftRateCardInput!) { draftRateCard(input: $input) { id version status currency service { code } } }';
const PUBLISH = 'mutation($id: String!) { publishRateCard(id: $id) { id status } }';
const RETIRE = 'mutation($id: String!) { retireRateCard(id: $id) { status } }';
const DELETE = 'mutation($id: String!) { deleteRateCard(id: $id) }';
const CARD = `{ version status currency effectiveFrom effectiveTo service { code }
  tiers { tier breaks { upToKg price { amount } stepKg pricePerStep { amount } } }
  surcharges { code label kind value currency appliesTo zone overLengthCm } }`;

const draft = async (input: object): Promise<{ id: string; version: number; status: string }> =>
  (await ask(app, admin, DRAFT, { input })).draftRateCard;
const cardsOf = async (serviceCode: string) =>
  (await ask(app, admin, `query($s: String) { rateCards(serviceCode: $s) { totalCount nodes ${CARD} } }`, { s: serviceCode })).rateCards;
const problemsOf = async (query: string, variables: object): Promise<string[]> =>
  (await refused(app, admin, query, { ...variables })).errors.map(({ field, message }) => `${field} ${message}`);

describe('A rate card', () => {
  it('prices nothing while it is a draft, and everything from its publication on', async () => {
    const { id, version, status } = await draft(flatCard('9.99'));
    expect([version, status]).toEqual([2, 'DRAFT']);
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 7.14 });

    expect((await ask(app, admin, PUBLISH, { id })).publishRateCard).toEqual({ id, status: 'PUBLISHED' });
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 9.99 });
    expect((await cardsOf('SVC_ECO')).nodes.map((card: { version: number; status: string }) => [card.version, card.status])).toEqual([
      [2, 'PUBLISHED'],
      [1, 'PUBLISHED'],
    ]);
  });

  it('goes on sale on its first day and off sale after its last one', async () => {
    const at = (ms: number): string => new Date(app.clock.now().getTime() + ms).toISOString();
    await publishCard(app, admin, flatCard('1', { effectiveFrom: at(days(1)), effectiveTo: at(days(2)) }));

    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 7.14 });
    app.clock.advance(days(1) + 5_000);
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 1 });
    app.clock.advance(days(1));
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 7.14 });
  });

  it('stays with the shipments that were priced by it', async () => {
    const placed = await placeOrder(app, shop, { carrier: 'SVC_ECO' });
    await publishCard(app, admin, flatCard('99'));
    for (const status of ['fulfilled', 'pickup', 'picked_up', 'at_sorting']) await moveTo(app, placed.body.shipment_id, status);
    await verify(app, placed.body.shipment_id, { weightKg: 2.5, length: 20, width: 20, height: 20 });

    const { shipment } = await ask(app, admin, `{ shipment(id: "${placed.body.shipment_id}") { verification { actualRate { amount } } } }`);
    // 5.00 and three started half kilograms at 0.90, with 5 % for fuel.
    expect(shipment.verification.actualRate.amount).toBe('8.09');
  });

  it('is answered as it was drafted, lightest price first', async () => {
    const input = {
      serviceCode: 'SVC_SAME',
      currency: 'kwd',
      tiers: [
        {
          tier: 'D1',
          breaks: [
            { upToKg: '2.5', price: '3.125', stepKg: '0.5', pricePerStep: '0.25' },
            { upToKg: '1', price: '2' },
          ],
        },
      ],
      surcharges: [
        { code: 'FUEL', kind: 'PERCENT', value: '7.5' },
        { code: 'OVERSIZE', kind: 'FLAT', value: '4', currency: 'USD', overLengthCm: 100, label: 'Long parcel' },
        { code: 'PEAK', kind: 'PER_KG', value: '0.1', appliesTo: 'BASE_PLUS_PREV' },
      ],
    };
    await draft(input);
    const plain = { currency: null, appliesTo: 'BASE', zone: null, overLengthCm: null };
    expect((await cardsOf('SVC_SAME')).nodes[0]).toMatchObject({
      version: 2,
      status: 'DRAFT',
      currency: 'KWD',
      effectiveTo: null,
      service: { code: 'SVC_SAME' },
      tiers: [
        {
          tier: 'D1',
          breaks: [
            { upToKg: '1', price: { amount: '2.000' }, stepKg: null, pricePerStep: null },
            { upToKg: '2.5', price: { amount: '3.125' }, stepKg: '0.5', pricePerStep: { amount: '0.250' } },
          ],
        },
      ],
      surcharges: [
        { ...plain, code: 'FUEL', label: 'Fuel surcharge', kind: 'PERCENT', value: '7.50' },
        { ...plain, code: 'OVERSIZE', label: 'Long parcel', kind: 'FLAT', value: '4.00', currency: 'USD', overLengthCm: 100 },
        { ...plain, code: 'PEAK', label: 'Peak season', kind: 'PER_KG', value: '0.100', currency: 'KWD', appliesTo: 'BASE_PLUS_PREV' },
      ],
    });
  });

  it('gets the next version, however many are drafted at once', async () => {
    const cards = await Promise.all(Array.from({ length: 8 }, () => draft(flatCard('1'))));
    expect(cards.map(({ version }) => version).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect((await cardsOf('SVC_ECO')).totalCount).toBe(9);
    expect((await cardsOf('NOPE')).totalCount).toBe(0);
  });

  it('is refused with everything that is wrong with it', async () => {
    const input = {
      serviceCode: 'SVC_ECO',
      tiers: [
        {
          tier: 'D1',
          breaks: [
            { upToKg: '1', price: '1', stepKg: '1', pricePerStep: '1' },
            { upToKg: '1.0', price: '-1' },
            { upToKg: '2', price: '1' },
            { upToKg: '2', price: '1' },
          ],
        },
        { tier: 'D9', breaks: [{ upToKg: '0.0001', price: '1.999', stepKg: '1' }] },
        { tier: 'D1', breaks: [] },
      ],
      surcharges: [
        {
          code: 'FUEL',
          kind: 'PERCENT',
          value: '1001',
          zone: 'nowhere',
          validFrom: '2026-01-02T00:00:00Z',
          validTo: '2026-01-01T00:00:00Z',
        },
      ],
      effectiveFrom: '2026-01-02T00:00:00Z',
      effectiveTo: '2026-01-02T00:00:00Z',
    };
    expect((await problemsOf(DRAFT, { input })).sort()).toEqual([
      'effectiveTo must be later than effectiveFrom',
      'surcharges[0].validTo must be later than validFrom',
      'surcharges[0].value must be between 0 and 1000',
      'surcharges[0].zone is not the code of a zone',
      'tiers[0].breaks[0].stepKg belongs to the last break of tier D1 only',
      'tiers[0].breaks[1].price must be between 0 and 10000000000000',
      'tiers[0].breaks[3].upToKg is named twice in tier D1',
      'tiers[1].breaks[0].price must be a number with at most 2 decimals',
      'tiers[1].breaks[0].stepKg and pricePerStep go together',
      'tiers[1].breaks[0].upToKg must be a number with at most 3 decimals',
      'tiers[1].tier D9 is not a tier of SVC_ECO, whose tiers are D1, D2, D3',
      'tiers[2].breaks is required',
      'tiers[2].tier is named twice',
    ]);
    expect(await problemsOf(DRAFT, { input: flatCard('1', { serviceCode: 'NOPE' }) })).toEqual([
      'serviceCode is not the code of a carrier service',
    ]);
  });

  it('is only published when it is complete', async () => {
    const unfinished = await draft({
      serviceCode: 'SVC_ECO',
      currency: 'CHF',
      tiers: [{ tier: 'D1', breaks: [{ upToKg: '5', price: '1' }] }],
    });
    expect(await problemsOf(PUBLISH, { id: unfinished.id })).toEqual([
      'tiers.D1 ends at 5 kg, but SVC_ECO takes parcels of up to 30 kg: its last break needs a step',
      'currency CHF has no exchange rates to and from USD',
    ]);

    const [{ id: serviceId } = { id: '' }] = await app.database.sql<{ id: string }>(
      "select id from carrier_service where code = 'SVC_ECO'",
    );
    await app.database.sql("insert into zone (id, code, name) values (gen_random_uuid(), 'ISLE', 'Isle')");
    await app.database.sql(
      `insert into lane (id, service_id, origin_zone_id, destination_zone_id, tier)
       select gen_random_uuid(), $1, id, id, 'REMOTE' from zone`,
      [serviceId],
    );
    const { id } = await draft(flatCard('1'));
    expect(await problemsOf(PUBLISH, { id })).toEqual(['tiers.REMOTE has no prices, but a lane of SVC_ECO uses it']);
    expect((await refused(app, admin, PUBLISH, { id: 'nothing' })).code).toBe('NOT_FOUND');
  });

  it('is not published when its time is over', async () => {
    const effectiveTo = new Date(app.clock.now().getTime() + hours(1)).toISOString();
    const { id } = await draft(flatCard('1', { effectiveTo }));
    app.clock.advance(hours(1));
    expect(await problemsOf(PUBLISH, { id })).toEqual(['effectiveTo has passed']);
  });

  it('is not published when another one would stay in effect instead', async () => {
    const { id } = await draft(flatCard('1', { effectiveFrom: '2019-12-31T23:59:59.999Z' }));
    expect(await problemsOf(PUBLISH, { id })).toEqual(['effectiveFrom is before that of version 1, which would stay in effect']);
  });

  it('never changes once it is published, by whatever way', async () => {
    const { id } = await publishCard(app, admin, flatCard('9.99', { surcharges: [{ code: 'FUEL', kind: 'PERCENT', value: '1' }] }));
    expect((await ask(app, admin, PUBLISH, { id })).publishRateCard.status).toBe('PUBLISHED');
    expect((await refused(app, admin, DELETE, { id })).code).toBe('RATE_CARD_PUBLISHED');

    for (const statement of [
      "update rate_card set currency = 'EUR' where id = $1",
      "update rate_card set status = 'draft' where id = $1",
      'update weight_break set price_minor = 1 where card_id = $1',
      'delete from weight_break where card_id = $1',
      'update surcharge set value = 0 where card_id = $1',
      "insert into weight_break (id, card_id, tier, up_to_g, price_minor) values (gen_random_uuid(), $1, 'D1', 7, 7)",
    ]) {
      const outcome = await app.database.sql(statement, [id]).catch((error: unknown) => refusalOf(error).code);
      expect([statement, outcome]).toEqual([statement, 'RATE_CARD_PUBLISHED']);
    }
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 10.09 });
  });

  it('can be retired, which brings the one before it back, and stays retired', async () => {
    const { id } = await publishCard(app, admin, flatCard('9.99'));
    for (const _ of [1, 2]) expect((await ask(app, admin, RETIRE, { id })).retireRateCard.status).toBe('RETIRED');
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 7.14 });
    expect((await refused(app, admin, PUBLISH, { id })).code).toBe('RATE_CARD_PUBLISHED');
    expect((await refused(app, admin, DELETE, { id })).code).toBe('RATE_CARD_PUBLISHED');
  });

  it('can be thrown away while it is a draft, but not retired', async () => {
    const { id } = await draft(flatCard('1'));
    expect(await problemsOf(RETIRE, { id })).toEqual(['id is a draft and was never published; delete it instead']);
    expect((await ask(app, admin, DELETE, { id })).deleteRateCard).toBe(true);
    expect((await refused(app, admin, DELETE, { id })).code).toBe('NOT_FOUND');
    expect((await cardsOf('SVC_ECO')).totalCount).toBe(1);
  });

  it('takes parallel publications as one', async () => {
    const { id } = await draft(flatCard('3'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(app, admin, PUBLISH, { id })));
    expect(answers.map(({ publishRateCard }) => publishRateCard.status)).toEqual(Array(5).fill('PUBLISHED'));
  });
});

describe('A carrier service', () => {
  const SWITCH = 'mutation($code: String!, $active: Boolean!) { setServiceActive(code: $code, active: $active) { code active } }';

  it('goes off sale and comes back', async () => {
    await ask(app, admin, SWITCH, { code: 'SVC_ECO', active: false });
    expect(Object.keys(await shownTo(app, shop))).toEqual(['SVC_EXP']);
    expect((await placeOrder(app, shop, { carrier: 'SVC_ECO' })).body.code).toBe('INVALID_CARRIER');
    await ask(app, admin, SWITCH, { code: 'SVC_ECO', active: true });
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 7.14 });
    expect((await refused(app, admin, SWITCH, { code: 'NOPE', active: true })).code).toBe('NOT_FOUND');
  });

  it('is listed under its carrier with its limits, for everybody who ships', async () => {
    const query = `{ carriers { code name kind active trackingUrlTemplate services {
      code active domestic supportsCod codMaxAmount { amount } maxWeightKg weightStepKg maxLengthCm volumetricDivisor pickupDropoff } } }`;
    const { carriers } = await ask(app, shop.token, query);
    expect(
      carriers.map(({ services, ...carrier }: { services: { code: string }[] }) => ({
        ...carrier,
        services: services.map(({ code }) => code),
      })),
    ).toEqual([
      {
        code: 'SVC',
        name: 'Own fleet',
        kind: 'OWN_FLEET',
        active: true,
        trackingUrlTemplate: null,
        services: ['SVC_ECO', 'SVC_EXP', 'SVC_SAME'],
      },
      {
        code: 'SVCX',
        name: 'Partner',
        kind: 'PARTNER',
        active: true,
        trackingUrlTemplate: 'https://tracking.example.com/{awb}',
        services: ['SVC_INT_ECO', 'SVC_INT_EXP'],
      },
    ]);
    expect(carriers[0].services[0]).toEqual({
      code: 'SVC_ECO', active: true, domestic: true, supportsCod: true, codMaxAmount: null, maxWeightKg: '30', weightStepKg: '0.5',
      maxLengthCm: 150, volumetricDivisor: 5000, pickupDropoff: 'DOOR_TO_DOOR',
    }); // prettier-ignore
  });
});

describe('A price change', () => {
  it('is seen by another process within a second', async () => {
    const other = await startApp({ DEMO: '0', ROLE: 'web' }, { databaseUrl: app.databaseUrl });
    try {
      const sellerId = await demoSellerId(app);
      const becomes = (price: number) =>
        waitFor(`${price} is shown`, async () => (await shownTo(other, shop))['SVC_ECO'] === price, 10_000);
      await becomes(7.14);

      await publishCard(app, admin, flatCard('10'));
      await becomes(10);
      await putOnPlan(app, admin, sellerId, 'Gold');
      await becomes(9);
      await createRule(app, admin, { sellerId, effect: 'FLAT', value: '1' });
      await becomes(10);
    } finally {
      await other.stop();
    }
  });

  it('is open to an ERP token that acts for the operator, and closed to one that was restricted', async () => {
    const SWITCH = 'mutation { setServiceActive(code: "SVC_EXP", active: true) { code } }';
    const restricted = await newErpToken(app, admin, { scopes: ['rates:read', 'sellers:write'] });
    expect((await refused(app, restricted, SWITCH)).code).toBe('FORBIDDEN_SCOPE');
    expect(await ask(app, app.accounts.erpToken, SWITCH)).toEqual({ setServiceActive: { code: 'SVC_EXP' } });
  });
});
