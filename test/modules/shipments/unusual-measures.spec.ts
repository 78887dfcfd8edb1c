import { startApp, type TestApp } from '../../support/app.js';
import { bearer } from '../../support/client.js';
import { ask, refused } from '../../support/graphql.js';
import { newParcel } from '../../support/fleet.js';
import { connectShop, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let shop: ConnectedShop;
beforeAll(async () => {
  app = await startApp({ ROLE: 'web' });
  shop = await connectShop(app);
});
afterAll(() => app.stop());

const VERIFY = 'mutation($i: VerifyShipmentInput!) { verifyShipment(input: $i) { newStatus } }';
const BOX = { length: 20, width: 20, height: 20 };

/** Two mugs of 600 g each, declared as 1.2 kg. */
const atHub = () => newParcel(app, shop, { status: 'at_sorting' });
const weigh = (id: string, measured: object) => refused(app, app.accounts.erpToken, VERIFY, { i: { id, ...BOX, ...measured } });
const statusOf = async (id: string): Promise<string> =>
  (await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { status } }', { id })).shipment.status;

describe('a weigh-in', () => {
  it('of 1,200 kg for 1.2 is asked about before it is billed, and taken when a person says that it is right', async () => {
    const { id } = await atHub();
    expect(await weigh(id, { weightKg: 1200 })).toMatchObject({
      code: 'UNUSUAL_MEASURES',
      message: expect.stringContaining('1,200 kg were declared as 1.2 kg.'),
    });
    const body = { ...BOX, weightKg: 1200 };
    const answer = await app.client.post(`/api/erp/shipments/${id}/verify`, body, bearer(app.accounts.erpToken));
    expect(answer).toMatchObject({ status: 400, body: { code: 'UNUSUAL_MEASURES', errors: [{ field: 'weightKg' }] } });
    expect(await statusOf(id)).toBe('AT_SORTING');
    const confirmed = await app.client.post(
      `/api/erp/shipments/${id}/verify`,
      { ...body, confirmUnusual: true },
      bearer(app.accounts.erpToken),
    );
    expect(confirmed.status).toBe(200);
    expect(await statusOf(id)).toBe('VERIFIED');
  });

  it('of a side ten times the declared, or above what the service takes, is asked about too', async () => {
    const { id } = await atHub();
    expect(await weigh(id, { weightKg: 1.2, length: 200, width: 200, height: 200 })).toMatchObject({
      code: 'UNUSUAL_MEASURES',
      message: expect.stringContaining('200 x 200 x 200 cm were declared as 20 x 20 x 20 cm'),
    });
    expect(await weigh(id, { weightKg: 1.2, length: 160 })).toMatchObject({
      code: 'UNUSUAL_MEASURES',
      errors: [{ field: 'length', message: expect.stringContaining('are more than the 150 cm of') }],
    });
    await ask(app, app.accounts.erpToken, VERIFY, { i: { id, weightKg: 11.9, ...BOX, length: 140 } });
  });
});
