import { startApp, type TestApp } from '../../support/app.js';
import { ask, refused } from '../../support/graphql.js';
import { adminOf } from '../../support/people.js';
import { shownTo } from '../../support/prices.js';
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
      'D3,"2,5",1,,',
      'D3,2,"1',
      'D3,2,1,,,,',
      'D3,2,1,,',
    ];
    const before = await totalCards();
    expect(await complaints(lines)).toEqual([
      'csv[3] upToKg must be a number with at most 3 decimals; price must be a number with at most 2 decimals',
      'csv[4] tier D7 is on no route of SVC_ECO; its tiers are D1, D2, D3',
      'csv[5] tier is required',
      'csv[6] price must be between 0 and 10000000000000',
      'csv[7] upToKg is required; price is required; stepKg and pricePerStep go together',
      'csv[8] stepKg belongs to the last break of tier D3 only',
      'csv[9] upToKg is named twice in tier D3',
      'csv[10] upToKg must be a number with at most 3 decimals',
      'csv[11] has a quote that is not closed',
      'csv[12] has 7 cells, but the header names 5',
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

  it('names the first hundred lines of very many, and counts the rest', async () => {
    const lines = ['tier,upToKg,price', ...Array.from({ length: 150 }, () => 'D1,x,1')];
    const problems = await complaints(lines);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toBe('csv and 50 more lines are wrong');
  });
});
