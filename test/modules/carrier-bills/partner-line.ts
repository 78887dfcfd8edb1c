import type { TestApp } from '../../support/app.js';
import { ask } from '../../support/graphql.js';
import { adminOf, newSeller, newStaff, topUp } from '../../support/people.js';
import { anOrder, connectShop, type ConnectedShop } from '../../support/story.js';

export const muscat = { address: 'Way 1', city: 'Muscat', state: 'Muscat', countryCode: 'OM', country: 'Oman', zip: '112' };

/** A parcel that the partner carries abroad. */
export interface PartnerParcel {
  readonly id: string;
  readonly reference: string;
  readonly awb: string;
}

/** A seller, the operator's accountant, and parcels that the partner SVCX carries at a cost of 12.00 USD for each. */
export class PartnerLine {
  private constructor(
    readonly app: TestApp,
    readonly admin: string,
    readonly accounts: string,
    readonly sellerId: string,
    private readonly shop: ConnectedShop,
  ) {}

  static async open(app: TestApp): Promise<PartnerLine> {
    const admin = await adminOf(app);
    const accounts = await newStaff(app, admin, 'ACCOUNTS');
    const seller = await newSeller(app);
    await topUp(app, admin, seller.id, '5000.00');
    await collectCash(app);
    await publishCost(app, admin);
    return new PartnerLine(app, admin, accounts, seller.id, await connectShop(app, seller));
  }

  /** Carried up to a status; delivered by the carrier unless stated otherwise. */
  async parcel(path: readonly string[] = ['IN_TRANSIT'], order: Readonly<Record<string, unknown>> = {}): Promise<PartnerParcel> {
    const given = { ...anOrder(this.shop.domain, { carrier: 'SVC_INT_ECO', ...order }), destination: muscat };
    const { body, text } = await this.app.client.post('/api/order', given, this.shop.headers);
    if (!body?.nbox) throw new Error(`The order was not placed: ${text}`);
    const id: string = body.nbox.shipment_detail_id;
    await this.carry(id, path);
    const { shipment } = await ask(this.app, this.admin, 'query($id: String!) { shipment(id: $id) { awb reference } }', { id });
    return { id, ...shipment };
  }

  /** The carrier reports each status in turn. */
  async carry(id: string, path: readonly string[]): Promise<void> {
    if (path.length === 0) return;
    const simulate = 'mutation($id: String!, $path: [ShipmentStatus!]) { simulateShipment(id: $id, path: $path) { status } }';
    await ask(this.app, this.app.accounts.erpToken, simulate, { id, path });
  }

  /** A parcel with cash on delivery over 100.00, unless another amount is given, that the carrier has delivered. */
  cashParcel(collectionAmount = 100): Promise<PartnerParcel> {
    return this.parcel(['IN_TRANSIT', 'DELIVERED'], { paymentStatus: 'postpaid', collectionAmount });
  }

  /** Debits less credits of the accounts of a shipment, in minor units. */
  async booksOf(id: string | null, accounts: readonly string[]): Promise<Record<string, number>> {
    const rows = await this.app.database.sql<{ account: string; rest: string }>(
      `select account, sum(case direction when 'debit' then amount_minor else -amount_minor end)::text as rest from posting
        where shipment_id is not distinct from $1::uuid and account = any($2) group by account order by account`,
      [id, accounts],
    );
    return Object.fromEntries(rows.map(({ account, rest }) => [account, Number(rest)]));
  }
}

/** Has the partner collect cash, which none of the seed does. */
export async function collectCash(app: Pick<TestApp, 'database' | 'services'>): Promise<void> {
  await app.database.sql(`update carrier_service set supports_cod = true, cod_max_minor = null where code = 'SVC_INT_ECO'`);
  await app.services.rateBook.refresh();
}

async function publishCost(app: TestApp, admin: string): Promise<void> {
  const breaks = [{ upToKg: '30', price: '12.00' }];
  const input = { serviceCode: 'SVC_INT_ECO', purpose: 'COST', tiers: ['I1', 'I2', 'I3'].map((tier) => ({ tier, breaks })) };
  const { draftRateCard } = await ask(
    app,
    admin,
    'mutation($input: DraftRateCardInput!) { draftRateCard(input: $input) { id tiers { tier } } }',
    { input },
  );
  await ask(app, admin, 'mutation($id: String!) { publishRateCard(id: $id) { id } }', { id: draftRateCard.id });
}
