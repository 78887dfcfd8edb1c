import type { TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { newDriver, newHub, newParcel, planDay, today } from '../../support/fleet.js';
import { ask, refused } from '../../support/graphql.js';
import { pictureOf, readPdf, scan } from '../../support/pdf.js';
import { sharedWeb } from '../../support/shared-app.js';
import { connectShop } from '../../support/story.js';

const SHEET = 'query($id: String!, $l: LabelLanguage!) { runSheetFile(id: $id, language: $l) { fileName content } }';
const OWN = `query($id: String!) { shipment(id: $id) { awb reference } }`;

describe('The run sheet', () => {
  let app: TestApp;
  /** Each hub is in its own town, because tasks go to the nearest. */
  let town = 22.8;
  beforeAll(async () => {
    app = await sharedWeb();
  });

  /** A run with these consignees, planned. */
  async function runWith(names: readonly (readonly [first: string, last: string])[], order: Readonly<Record<string, unknown>> = {}) {
    const shop = await connectShop(app);
    town += 0.2;
    const hubId = await newHub(app, { lat: town, lng: 54 });
    const driver = await newDriver(app, { hubId, vehicle: 'Van, DXB 12345' });
    const parcels = [];
    for (const [index, [firstName, lastName]] of names.entries()) {
      const parcel = await newParcel(app, shop, { lat: town + index / 1_000, lng: 54.01, order });
      await app.database.sql('update shipment set receiver_name = $2 where id = $1', [parcel.id, `${firstName} ${lastName}`]);
      parcels.push({ ...parcel, ...(await ask(app, app.accounts.erpToken, OWN, { id: parcel.id })).shipment });
    }
    const plan = await planDay(app, { date: today(app), hubId, driverIds: [driver.id] });
    const run = plan.runs.find((each: { driver: { id: string } }) => each.driver.id === driver.id);
    return { driver, run, parcels };
  }

  const print = async (token: string, id: string, language = 'EN'): Promise<{ fileName: string; bytes: Uint8Array }> => {
    const { runSheetFile } = await ask(app, token, SHEET, { id, l: language });
    return { fileName: runSheetFile.fileName, bytes: Buffer.from(runSheetFile.content, 'base64') };
  };

  it('has the stops in order with a barcode for each parcel, and every page is numbered', async () => {
    const { run, parcels, driver } = await runWith([
      ['Aisha', 'Khan'],
      ['محمد', 'العتيبي'],
    ]);
    const { fileName, bytes } = await print(app.accounts.erpToken, run.shortId);
    const { texts, size } = await readPdf(bytes);
    const [page = ''] = texts;

    expect(fileName).toBe(`RUN_${run.shortId}_${today(app)}.pdf`);
    expect(size.map(Math.round)).toEqual([595, 842]);
    expect(page).toContain('Run sheet');
    expect(page).toContain(run.shortId);
    expect(page).toContain('Van, DXB 12345');
    expect(page).toContain('Aisha Khan');
    expect(page).toContain('محمد العتيبي');
    expect(page).toContain('+971501234567');
    expect(page).toContain('Page 1 of 1');
    expect(page.indexOf('1. ')).toBeLessThan(page.indexOf('2. '));
    const codes = await scan(await pictureOf(bytes, 4));
    const awbs = parcels.map(({ awb }) => awb);
    expect(
      codes
        .map(({ text }) => text)
        .filter((text) => awbs.includes(text))
        .sort(),
    ).toEqual([...awbs].sort());
    // The driver may print the run of today as well.
    expect((await print(driver.token, run.id)).fileName).toBe(fileName);
  }, 120_000);

  it('says what is to be collected, and reads from right to left in Arabic', async () => {
    const { run } = await runWith([['سارة', 'المنصوري']], { paymentMethod: 'cod', paymentStatus: 'postpaid' });
    const { texts } = await readPdf((await print(app.accounts.erpToken, run.id, 'AR')).bytes);

    for (const word of ['كشف', 'الجولة', 'USD']) expect(texts[0]).toContain(word);
    expect(texts[0]).toContain('سارة المنصوري');
    expect(texts[0]).toContain('توصيل');
  });

  it('goes on over more pages for a long day, without cutting a stop', async () => {
    const { run } = await runWith(Array.from({ length: 16 }, (_, index) => ['Consignee', `Number ${index + 1}`] as const));
    const { texts } = await readPdf((await print(app.accounts.erpToken, run.id)).bytes);

    expect(texts.length).toBeGreaterThan(1);
    texts.forEach((text, index) => expect(text).toContain(`Page ${index + 1} of ${texts.length}`));
    const all = texts.join(' ');
    for (let number = 1; number <= 16; number += 1) expect(all).toContain(`Number ${number} `);
  }, 120_000);

  it('is a file of the ERP interface too, and not for sellers or other drivers', async () => {
    const { run } = await runWith([['Aisha', 'Khan']]);
    const file = await app.client.get(`/api/erp/runs/${run.shortId}/sheet`, bearer(app.accounts.erpToken));

    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toContain('application/pdf');
    const other = await newDriver(app);
    expect(await refused(app, other.token, SHEET, { id: run.id, l: 'EN' })).toMatchObject({ code: 'RUN_NOT_FOUND' });
  });
});
