import fc from 'fast-check';
import { startApp, type TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { days } from '../../support/clock.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf } from '../../support/people.js';
import { flatCard, publishCard, shownTo } from '../../support/prices.js';
import { abuDhabi, connectShop, mug, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let admin: string;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  admin = await adminOf(app);
  shop = await connectShop(app);
});
afterAll(() => app.stop());

const PUBLISH = 'mutation($id: String!) { publishRateCard(id: $id) { id status } }';
const problemsOf = async (query: string, variables: object): Promise<string[]> =>
  (await refused(app, admin, query, { ...variables })).errors.map(({ field, message }) => `${field} ${message}`);

describe('A price list as CSV', () => {
  const IMPORT = `mutation($serviceCode: String!, $csv: String!, $currency: String, $surcharges: [SurchargeInput!]) {
    importRateCardCsv(serviceCode: $serviceCode, csv: $csv, currency: $currency, surcharges: $surcharges) { id version status } }`;
  const totalCards = async (): Promise<number> =>
    (await ask(app, admin, '{ rateCards(serviceCode: "SVC_ECO") { totalCount } }')).rateCards.totalCount;
  const importCsv = async (csv: string, more: object = {}): Promise<string> =>
    (await ask(app, admin, IMPORT, { serviceCode: 'SVC_ECO', csv, ...more })).importRateCardCsv.id;
  const complaints = (lines: readonly string[]) => problemsOf(IMPORT, { serviceCode: 'SVC_ECO', csv: lines.join('\n') });

  it('becomes a draft with the surcharges of the card before it', async () => {
    const csv =
      '\uFEFFprice, Tier ,upToKg,pricePerStep,stepKg\r\n"2.00",D1,1,,\r\n\r\n4,D1,5,0.5,0.5\r\n,,,,\r\n6,"D2",1,1,1\r\n8,D3,1,0.9,0.5\r\n';
    const id = await importCsv(csv);
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 7.14 });
    await ask(app, admin, PUBLISH, { id });

    // 8.00 and two started half kilograms at 0.90, with 5 % for fuel.
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 10.29 });
    const inTown = { destination: { ...abuDhabi, city: 'Dubai', state: 'Dubai' } };
    expect(await shownTo(app, shop, inTown)).toMatchObject({ SVC_ECO: 4.2 });
  });

  it('may come with surcharges and a currency of its own', async () => {
    const csv = 'tier,upToKg,price\nD1,30,10\nD2,30,10\nD3,30,36.72';
    await ask(app, admin, PUBLISH, { id: await importCsv(csv, { currency: 'AED', surcharges: [] }) });
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 10 });
    await ask(app, admin, PUBLISH, { id: await importCsv(csv) });
    expect(await shownTo(app, shop, { products: [{ ...mug, currency: 'AED' }] })).toMatchObject({ SVC_ECO: 36.72 });
  });

  it('takes three digits behind a mark for decimals only where the currency has three', async () => {
    const csv = 'tier;upToKg;price\nD1;30;1,500\nD2;30;2,500\nD3;30;3';
    const both = (line: number, readings: string): string =>
      `csv[${line}] price may be ${readings}: write it without a mark for thousands, and with one for decimals`;
    expect(await problemsOf(IMPORT, { serviceCode: 'SVC_ECO', csv, currency: 'AED' })).toEqual([
      both(2, '1500 or 1.5'),
      both(3, '2500 or 2.5'),
    ]);
    const id = await importCsv(csv, { currency: 'KWD', surcharges: [] });
    const PRICES = 'query($id: String!) { rateCard(id: $id) { csv } }';
    expect((await ask(app, admin, PRICES, { id })).rateCard.csv).toContain('D1,30,1.500');
  });

  it('is refused with one clear error for every line that is wrong', async () => {
    const lines = [
      'tier,upToKg,price,stepKg,pricePerStep',
      'D1,1,2.50,0.5,0.40',
      'D1,five,2.505,,',
      'D7,1,1,,',
      ',1,1,,',
      'D2,1,-3,,',
      'D2,,,0.5,',
      'D3,1,5.00,0.5,0.90',
      'D3,1,5.00,,',
      'D3,"2,5,0",1,,',
      'D3,2,"1',
      'D3,2,1,500,,,0.10',
      'D3,2,1,,',
    ];
    const before = await totalCards();
    expect(await complaints(lines)).toEqual([
      'csv[3] price may be 2.505 or 2505: write it without a mark for thousands, and with one for decimals; upToKg must be a number with at most 3 decimals',
      'csv[4] tier D7 is not a tier of SVC_ECO, whose tiers are D1, D2, D3',
      'csv[5] tier is required',
      'csv[6] price must be between 0 and 10000000000000',
      'csv[7] upToKg is required; price is required; stepKg and pricePerStep go together',
      'csv[8] stepKg belongs to the last break of tier D3 only',
      'csv[9] upToKg is named twice in tier D3',
      'csv[10] upToKg must be a number with at most 3 decimals',
      'csv[11] has a quote that is not closed',
      'csv[12] has 7 cells, but the header names 5: put a value that contains "," in quotes',
    ]);
    expect(await totalCards()).toBe(before);
  });

  it.each([
    ['nothing', '', 'csv is empty'],
    ['a header only', 'tier,upToKg,price', 'csv has no prices below its header'],
    ['no header', 'D1,1,2.50', 'csv[1] has an unknown column "D1"; the columns are tier, upToKg, price, stepKg, pricePerStep'],
    [
      'an unknown column',
      'tier,upToKg,price,pricePerSteps',
      'csv[1] has an unknown column "pricePerSteps"; the columns are tier, upToKg, price, stepKg, pricePerStep',
    ],
    ['a missing column', 'tier,price', 'csv[1] has no column upToKg; the columns are tier, upToKg, price, stepKg, pricePerStep'],
    ['a column twice', 'tier,price,upToKg,Tier', 'csv[1] has the column tier twice'],
  ])('is refused when it holds %s', async (_, csv, expected) => {
    expect(await complaints([csv])).toEqual([expected]);
  });

  it.each([
    ['zeros', `D1,1,1.${'0'.repeat(20_000)}`, 'csv[2] must have at most 1000 characters'],
    ['spaces before a quote', `D1,1,${' '.repeat(20_000)}"1"`, 'csv[2] must have at most 1000 characters'],
    ['a cell', `${'D'.repeat(201)},1,1`, 'csv[2] has a cell of more than 200 characters'],
    [
      'a quote in the wrong place',
      'D1,1,1"2',
      'csv[2] has a quote in the wrong place: put the whole cell in quotes and double each quote inside',
    ],
    ['empty lines', '\n'.repeat(20_000), 'csv must have at most 20000 lines'],
    ['prices', 'D1,1,1\n'.repeat(5_001), 'csv must have at most 5000 prices'],
    ['characters', 'x'.repeat(300_000), 'csv must have at most 300000 characters'],
  ])('is refused for implausible content, before it costs anything: %s', async (_, lines, expected) => {
    expect(await complaints(['tier,upToKg,price', lines])).toEqual([expected]);
  });

  it('names the first hundred lines of very many, and counts the rest', async () => {
    const lines = ['tier,upToKg,price', ...Array.from({ length: 150 }, () => 'D1,x,1')];
    const problems = await complaints(lines);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toBe('csv and 50 more lines are wrong');
  });

  it('reads again as the prices that it was written from', async () => {
    const kilograms = fc.integer({ min: 1, max: 30_000 }).map((grams) => grams / 1000);
    const cents = fc.integer({ min: 0, max: 5_000_000 }).map((minor) => (minor / 100).toFixed(2));
    const step = fc.option(fc.record({ stepKg: kilograms, pricePerStep: cents }));
    const tier = fc.record({ upTo: fc.uniqueArray(kilograms, { minLength: 1, maxLength: 8 }), price: cents, step });
    const EXPORT =
      'query($id: String!) { rateCard(id: $id) { csv tiers { tier breaks { upToKg price { amount } stepKg pricePerStep { amount } } } } }';
    const cardOf = async (id: string) => (await ask(app, admin, EXPORT, { id })).rateCard;

    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom('D1', 'D2', 'D3'), { minLength: 1 }), tier, async (tiers, { upTo, price, step }) => {
        const lines = tiers.flatMap((name) =>
          upTo.map((kg) => [name, kg, price, ...(step && kg === Math.max(...upTo) ? [step.stepKg, step.pricePerStep] : ['', ''])].join()),
        );
        const first = await cardOf(await importCsv(['tier,upToKg,price,stepKg,pricePerStep', ...lines].join('\n')));
        const second = await cardOf(await importCsv(first.csv));
        expect(second).toEqual(first);
      }),
      { numRuns: 25 },
    );
  });

  it('quotes the name of a tier that would be read as two cells', async () => {
    const tier = 'Isles, "far" ones';
    await app.database.sql("insert into zone (id, code, name) values (gen_random_uuid(), 'FAR', 'Far')");
    await app.database.sql(
      `insert into lane (id, service_id, origin_zone_id, destination_zone_id, tier)
       select gen_random_uuid(), s.id, z.id, z.id, $1 from carrier_service s, zone z where s.code = 'SVC_EXP' and z.code = 'FAR'`,
      [tier],
    );
    const csv = `tier,upToKg,price,stepKg,pricePerStep\n"Isles, ""far"" ones",1.5,2.50,0.5,0.40\n`;
    const id = await importCsv(csv, { serviceCode: 'SVC_EXP' });
    expect((await ask(app, admin, 'query($id: String!) { rateCard(id: $id) { csv tiers { tier } } }', { id })).rateCard).toEqual({
      csv,
      tiers: [{ tier }],
    });
  });
});

describe('A draft of prices', () => {
  const UPDATE = `mutation($id: String!, $input: UpdateRateCardDraftInput!) { updateRateCardDraft(id: $id, input: $input) {
    revision currency effectiveFrom effectiveTo tiers { tier breaks { upToKg price { amount } } } surcharges { code value } } }`;
  const PUBLISH_SEEN = 'mutation($id: String!, $seen: Int!) { publishRateCard(id: $id, expectedRevision: $seen) { status } }';
  const demoCard = () => '00000000-0000-7000-8000-000000000000';
  const draft = async (input: object): Promise<{ id: string }> =>
    (await ask(app, admin, 'mutation($input: DraftRateCardInput!) { draftRateCard(input: $input) { id } }', { input })).draftRateCard;

  it('changes while it is a draft: what is given takes the place of what was, and the rest stays', async () => {
    const until = new Date(app.clock.now().getTime() + days(2)).toISOString();
    const surcharges = [{ code: 'FUEL', kind: 'PERCENT', value: '1' }];
    const { id } = await draft(flatCard('1', { surcharges, effectiveTo: until }));
    const change = async (input: object) => (await ask(app, admin, UPDATE, { id, input })).updateRateCardDraft;

    expect(await change({ tiers: [{ tier: 'D1', breaks: [{ upToKg: '40', price: '2.50' }] }] })).toMatchObject({
      revision: 2,
      effectiveTo: until,
      tiers: [{ tier: 'D1', breaks: [{ upToKg: '40', price: { amount: '2.50' } }] }],
      surcharges: [{ code: 'FUEL', value: '1.00' }],
    });
    expect(await change({ surcharges: [], effectiveTo: null })).toMatchObject({ revision: 3, effectiveTo: null, surcharges: [] });
    expect(await change({ currency: 'kwd', tiers: flatCard('1.125').tiers })).toMatchObject({ revision: 4, currency: 'KWD' });
    const { rateCard } = await ask(
      app,
      admin,
      `query($id: String!) { rateCard(id: $id) { currency surcharges { code } tiers { tier } } }`,
      { id },
    );
    expect(rateCard).toMatchObject({ currency: 'KWD', surcharges: [], tiers: [{ tier: 'D1' }, { tier: 'D2' }, { tier: 'D3' }] });

    expect(await problemsOf(UPDATE, { id, input: { currency: 'USD' } })).toEqual([
      'currency cannot change without the prices: give tiers as well',
    ]);
    expect(await problemsOf(UPDATE, { id, input: { effectiveTo: '2019-01-01T00:00:00Z', tiers: [] } })).toEqual([
      'tiers is required',
      'effectiveTo must be later than effectiveFrom',
    ]);
    expect((await refused(app, admin, UPDATE, { id, input: { expectedRevision: 4 } })).code).toBe('NO_FIELDS_TO_UPDATE');
  });

  it('is not changed once it is published, or where there is none', async () => {
    const { id } = await publishCard(app, admin, flatCard('9.99', { currency: 'USD' }));
    const input = { tiers: flatCard('1').tiers };
    expect((await refused(app, admin, UPDATE, { id, input })).code).toBe('RATE_CARD_PUBLISHED');
    expect((await refused(app, admin, UPDATE, { id: demoCard(), input })).code).toBe('NOT_FOUND');
    expect((await refused(app, admin, 'query($id: String!) { rateCard(id: $id) { id } }', { id: demoCard() })).code).toBe('NOT_FOUND');
    expect(await shownTo(app, shop)).toMatchObject({ SVC_ECO: 9.99 });
  });

  it('takes the first of fifty changes that began from the same revision, and tells the others', async () => {
    const { id } = await draft(flatCard('1'));
    const prices = Array.from({ length: 50 }, (_, index) => `${index + 2}.00`);
    const answers = await Promise.all(
      prices.map(async (price) => {
        const input = { tiers: flatCard(price).tiers, expectedRevision: 1 };
        const { body } = await app.client.post('/graphql', { query: UPDATE, variables: { id, input } }, bearer(admin));
        return body.errors?.[0].extensions.code ?? price;
      }),
    );
    const [winner, ...more] = answers.filter((answer) => answer !== 'VERSION_CONFLICT');
    expect(more).toEqual([]);

    const { rateCard } = await ask(app, admin, 'query($id: String!) { rateCard(id: $id) { revision csv } }', { id });
    expect(rateCard).toEqual({
      revision: 2,
      csv: `tier,upToKg,price,stepKg,pricePerStep\n${['D1', 'D2', 'D3'].map((tier) => `${tier},1000,${winner},,\n`).join('')}`,
    });
    const stale = await refused(app, admin, PUBLISH_SEEN, { id, seen: 1 });
    expect([stale.code, stale.message]).toEqual([
      'VERSION_CONFLICT',
      'The draft was changed in the meantime: it is at revision 2, not 1. Read it again.',
    ]);
    expect((await ask(app, admin, PUBLISH_SEEN, { id, seen: 2 })).publishRateCard.status).toBe('PUBLISHED');
  });

  it('is listed by where it is in its life', async () => {
    const { id } = await draft(flatCard('1'));
    const idsOf = async (status: string) =>
      (await ask(app, admin, `{ rateCards(first: 200, status: [${status}]) { nodes { id } } }`)).rateCards.nodes;
    const [drafts, published, both] = [await idsOf('DRAFT'), await idsOf('PUBLISHED'), await idsOf('DRAFT, PUBLISHED')];
    expect(drafts).toContainEqual({ id });
    expect(published).not.toContainEqual({ id });
    expect(both).toHaveLength(drafts.length + published.length);
    expect(await idsOf('RETIRED')).toEqual([]);
  });
});
