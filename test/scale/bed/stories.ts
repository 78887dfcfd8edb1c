import type { BenchShop } from '../../bench/sellers.js';
import { addErpToken } from '../../bench/sellers.js';
import { flatCard } from '../../support/prices.js';
import { abuDhabi, dubai, mug } from '../../support/story.js';
import type { Server } from './admin-sql.js';
import { asDatabase } from './pair.js';
import type { Service } from './service.js';

type Variables = Readonly<Record<string, unknown>>;

/** A token of the operator, straight in the database. */
export async function operatorOf(node: Server): Promise<string> {
  const { Authorization = '' } = await addErpToken(asDatabase(node));
  return Authorization.replace('Bearer ', '');
}

/** Asks as the holder of a token; fails with the answer when anything was refused. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function askOf(service: Service, token: string, query: string, variables: Variables = {}): Promise<any> {
  const answer = await service.client.graphql(query, variables, token);
  if (answer.status !== 200 || answer.body?.errors) throw new Error(`GraphQL refused: ${answer.text}`);
  return answer.body.data;
}

/** Publishes a card of the economy service with one price for every weight. */
export async function changePrice(service: Service, operator: string, price: string): Promise<void> {
  const draft = 'mutation($input: DraftRateCardInput!) { draftRateCard(input: $input) { id } }';
  const { id } = (await askOf(service, operator, draft, { input: flatCard(price) })).draftRateCard;
  await askOf(service, operator, 'mutation($id: String!) { publishRateCard(id: $id) { id } }', { id });
}

/** What the checkout of a shop is shown for the economy service. */
export async function priceShownTo(service: Service, shop: BenchShop): Promise<number | undefined> {
  const answer = await service.client.post('/api/rates', { products: [mug], origin: dubai, destination: abuDhabi }, shop.headers);
  if (answer.status !== 200) throw new Error(`No rates: ${answer.text}`);
  const rates = answer.body as readonly { readonly service_code: string; readonly total_price: number }[];
  return rates.find((rate) => rate.service_code === 'SVC_ECO')?.total_price;
}
