import type { TestApp } from './app.js';
import { ask } from './graphql.js';
import { abuDhabi, dubai, mug, type ConnectedShop } from './story.js';

type Fields = Readonly<Record<string, unknown>>;

const CREATE_RULE = 'mutation($input: CreateDisplayRuleInput!) { createDisplayRule(input: $input) { id } }';
const DRAFT = 'mutation($input: DraftRateCardInput!) { draftRateCard(input: $input) { id version status } }';
const PUBLISH = 'mutation($id: String!) { publishRateCard(id: $id) { id version status } }';

export const createRule = async (app: TestApp, token: string, input: Fields): Promise<string> =>
  (await ask(app, token, CREATE_RULE, { input })).createDisplayRule.id;

export const putOnPlan = (app: TestApp, token: string, sellerId: string, planId: string) =>
  ask(app, token, 'mutation($s: String!, $p: String!) { updateSellerPlan(sellerId: $s, planId: $p) { id plan { name } } }', {
    s: sellerId,
    p: planId,
  });

/** A complete card of the economy service at one price for every weight. */
export const flatCard = (price: string, more: Fields = {}) => ({
  serviceCode: 'SVC_ECO',
  tiers: ['D1', 'D2', 'D3'].map((tier) => ({ tier, breaks: [{ upToKg: '1000', price }] })),
  ...more,
});

export async function publishCard(app: TestApp, token: string, input: Fields): Promise<{ id: string; version: number }> {
  const { id } = (await ask(app, token, DRAFT, { input })).draftRateCard;
  return (await ask(app, token, PUBLISH, { id })).publishRateCard;
}

/** What the checkout of a shop is shown by service, for two mugs from Dubai to Abu Dhabi. */
export async function shownTo(app: TestApp, shop: ConnectedShop, body: Fields = {}): Promise<Record<string, number>> {
  const answer = await app.client.post('/api/rates', { products: [mug], origin: dubai, destination: abuDhabi, ...body }, shop.headers);
  if (answer.status !== 200) throw new Error(answer.text);
  return Object.fromEntries(
    answer.body.map((rate: { service_code: string; total_price: number }) => [rate.service_code, rate.total_price]),
  );
}

/** The demo seller, as the owner of its API token. */
export const demoSellerId = async (app: TestApp): Promise<string> => (await ask(app, app.accounts.apiToken, '{ me { id } }')).me.id;
