import { bearer } from '../../support/client.js';
import type { TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { adminOf, newSeller } from '../../support/people.js';
import { sharedWeb } from '../../support/shared-app.js';
import { connectShop, placeOrder, sessionOf } from '../../support/story.js';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await sharedWeb();
  admin = await adminOf(app);
});

/** A parcel with these numbers, as a carrier gives them; on the seller's own account, the seller chooses the carrier's answers. */
async function parcel(awb: string, trackingNumber: string, { own }: { own: boolean }) {
  const seller = await newSeller(app);
  const { body } = await placeOrder(app, await connectShop(app, seller));
  await app.database.sql(
    `update shipment set awb = $2, tracking_number = $3, awb_assigned = true,
       rate = case when $4::boolean then jsonb_set(rate, '{live}', '{"ownAccount": true}') else rate end where reference = $1`,
    [body.shipment_id, awb, trackingNumber, own],
  );
  return { reference: body.shipment_id as string, session: await sessionOf(app, seller) };
}

const tracked = async (number: string): Promise<string | undefined> => (await app.client.get(`/api/track/${number}`)).body.shipment_id;
const READ = 'query($id: String!) { shipment(id: $id) { reference } }';
const read = async (token: string, id: string): Promise<string> => (await ask(app, token, READ, { id })).shipment.reference;

it.each([
  ['the AWB', 'AWB', 'TRK'],
  ['the tracking number', 'TRK', 'TRK'],
])(
  'A number that a seller’s own account repeats leads to the parcel that has it as %s without such an account',
  async (_number, number) => {
    const unique = Math.random().toString(36).slice(2, 10).toUpperCase();
    const [awb, tracking] = [`AWB${unique}`, `TRK${unique}`];
    const wanted = `${number}${unique}`;
    const victim = await parcel(awb, tracking, { own: false });
    const copy = await parcel(wanted, wanted, { own: true });

    expect(await tracked(wanted)).toBe(victim.reference);
    expect(await read(admin, wanted)).toBe(victim.reference);
    const erp = await app.client.get(`/api/erp/shipments/${wanted}`, bearer(app.accounts.erpToken));
    expect(erp.body.data).toMatchObject({ shipmentId: victim.reference });
    expect(await read(copy.session, wanted)).toBe(copy.reference);
    expect(await read(victim.session, wanted)).toBe(victim.reference);
  },
);

it('A parcel on a seller’s own account is found by its numbers', async () => {
  const unique = Math.random().toString(36).slice(2, 10).toUpperCase();
  const { reference, session } = await parcel(`AWB${unique}`, `TRK${unique}`, { own: true });
  for (const number of [`AWB${unique}`, `trk${unique}`.toUpperCase()]) {
    expect(await tracked(number)).toBe(reference);
    for (const token of [admin, session]) expect(await read(token, number)).toBe(reference);
  }
});
