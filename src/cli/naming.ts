import { every, ShipgraphError, type CarrierAccountRowFragment, type CarrierInvoiceRowFragment, type Shipgraph } from '../client/index.js';
import type { Desk } from './desk.js';
import { misused } from './exit-codes.js';
import { plain } from './words.js';

export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_SHOWN = 10;

interface Naming<Thing> {
  /** Kind of object, such as "seller". */
  readonly kind: string;
  readonly things: readonly Thing[];
  readonly idOf: (thing: Thing) => string;
  /** Full names besides the id, compared case-insensitively. */
  readonly namesOf: (thing: Thing) => readonly (string | null | undefined)[];
  /** Describes a candidate, to tell several apart. */
  readonly describe: (thing: Thing) => string;
}

/** Resolves a text to one id: by full name, else by the beginning of the id. */
export function idNamed<Thing>(text: string, { kind, things, idOf, namesOf, describe }: Naming<Thing>): string {
  const wanted = text.toLowerCase();
  const named = things.filter((thing) => namesOf(thing).some((name) => name?.toLowerCase() === wanted));
  const found = named.length > 0 ? named : things.filter((thing) => idOf(thing).toLowerCase().startsWith(wanted));
  const [only] = found;
  if (only !== undefined && found.length === 1) return idOf(only);
  if (only === undefined) throw misused(`No ${kind} matches "${plain(text)}".`);
  const candidates = found.slice(0, MOST_SHOWN).map((thing) => `  ${idOf(thing)}  ${plain(describe(thing))}`);
  throw misused([`"${plain(text)}" matches more than one ${kind}. Use an id:`, ...candidates].join('\n'));
}

/** Resolves a seller by UUID, e-mail address, company or name. */
export async function sellerId(desk: Desk, text: string): Promise<string> {
  if (UUID.test(text)) return text;
  const { nodes } = await (await desk.shipgraph()).sellers({ search: text, first: 50 }, { signal: desk.signal });
  return idNamed(text, {
    kind: 'seller',
    things: nodes,
    idOf: ({ id }) => id,
    namesOf: ({ email, company, name }) => [email, company, name],
    describe: ({ name, company, email }) => [name, company, email].filter((part) => part !== null).join(', '),
  });
}

export const sellerIdIfAny = (desk: Desk, text: string | undefined): Promise<string | undefined> =>
  text === undefined ? Promise.resolve(undefined) : sellerId(desk, text);

/** Resolves a staff member by UUID, e-mail address or name. */
export async function staffId(desk: Desk, text: string | undefined): Promise<string | undefined> {
  if (text === undefined || UUID.test(text)) return text;
  const { nodes } = await (await desk.shipgraph()).staff({ search: text, first: 50 }, { signal: desk.signal });
  return idNamed(text, {
    kind: 'staff member',
    things: nodes,
    idOf: ({ id }) => id,
    namesOf: ({ email, name }) => [email, name],
    describe: ({ name, email, role }) => `${name}, ${email}, ${role.toLowerCase()}`,
  });
}

/** Resolves a webhook of the caller by UUID, the beginning of it, or its URL. */
export async function webhookId(desk: Desk, text: string): Promise<string> {
  if (UUID.test(text)) return text;
  return idNamed(text, {
    kind: 'webhook',
    things: await all((await desk.shipgraph()).webhooks, {}, desk),
    idOf: ({ id }) => id,
    namesOf: ({ url }) => [url],
    describe: ({ url }) => url,
  });
}

/** Resolves an account at a carrier by UUID, the beginning of it, its name, or the code of its carrier. */
export async function carrierAccount(desk: Desk, text: string): Promise<CarrierAccountRowFragment> {
  const things = await (await desk.shipgraph()).carrierAccounts({}, { signal: desk.signal });
  const id = idNamed(text, {
    kind: 'carrier account',
    things,
    idOf: (account) => account.id,
    namesOf: ({ label, carrier }) => [label, carrier],
    describe: ({ label, carrier, mode }) => `${label}, ${carrier}, ${mode.toLowerCase()}`,
  });
  const account = things.find((each) => each.id === id);
  if (!account) throw misused(`No carrier account matches "${plain(text)}".`);
  return account;
}

export const carrierAccountId = async (desk: Desk, text: string): Promise<string> =>
  UUID.test(text) ? text : (await carrierAccount(desk, text)).id;

/**
 * Resolves the sender of a bill: an account of the operator, named as above, to its UUID, or a carrier without an account, by its code or
 * name, to its code.
 */
export async function billingAccount(desk: Desk, text: string): Promise<string> {
  if (UUID.test(text)) return text;
  const shipgraph = await desk.shipgraph();
  const options = { signal: desk.signal };
  const [accounts, carriers] = await Promise.all([shipgraph.carrierAccounts({}, options), shipgraph.carriers({}, options)]);
  const own = accounts.filter(({ sellerId }) => sellerId === null);
  const without = carriers.filter(({ kind, code }) => kind !== 'OWN_FLEET' && own.every(({ carrier }) => carrier !== code));
  return idNamed(text, {
    kind: 'carrier account or partner',
    things: [
      ...own.map(({ id, label, carrier, mode }) => ({ id, names: [label, carrier], about: `${label}, ${carrier}, ${mode.toLowerCase()}` })),
      ...without.filter(isCarrier(text)).map(({ code, name }) => ({ id: code, names: [code, name], about: name })),
    ],
    idOf: ({ id }) => id,
    namesOf: ({ names }) => names,
    describe: ({ about }) => about,
  });
}

/** Resolves a carrier by its code or name to its code. The beginning of a code may be another carrier's. */
export async function carrierCode(desk: Desk, text: string): Promise<string> {
  const carriers = await (await desk.shipgraph()).carriers({}, { signal: desk.signal });
  const found = carriers.find(isCarrier(text));
  if (!found) throw misused(`No carrier matches "${plain(text)}". There are: ${carriers.map(({ code }) => code).join(', ')}.`);
  return found.code;
}

/** Resolves a partner by its code or name to its code. */
export async function partnerCode(desk: Desk, text: string): Promise<string> {
  const carriers = await (await desk.shipgraph()).carriers({}, { signal: desk.signal });
  const partners = carriers.filter(({ kind }) => kind === 'PARTNER');
  const found = partners.find(isCarrier(text));
  if (!found) throw misused(`No partner matches "${plain(text)}". There are: ${partners.map(({ code }) => code).join(', ')}.`);
  return found.code;
}

const isCarrier =
  (text: string) =>
  ({ code, name }: { readonly code: string; readonly name: string }): boolean =>
    [code, name].some((each) => each.toLowerCase() === text.toLowerCase());

/** Resolves an invoice of a carrier by its number, its UUID or the beginning of that; the account disambiguates numbers. */
export async function carrierInvoice(desk: Desk, text: string, account: string | undefined): Promise<CarrierInvoiceRowFragment> {
  const { carrierInvoices } = await desk.shipgraph();
  const numbered = await all(carrierInvoices, { number: text, account }, desk);
  const things = numbered.length > 0 ? numbered : await all(carrierInvoices, { account }, desk);
  const id = idNamed(text, {
    kind: 'invoice of a carrier',
    things,
    idOf: (invoice) => invoice.id,
    namesOf: ({ number }) => [number],
    describe: ({ number, carrierCode: carrier, createdAt }) => `${number}, ${carrier}, imported ${createdAt.slice(0, 10)}`,
  });
  const invoice = things.find((each) => each.id === id);
  if (!invoice) throw misused(`No invoice of a carrier matches "${plain(text)}".`);
  return invoice;
}

/** Resolves a pending request by UUID, the beginning of it, or any id of its shipment. */
export async function approvalId(desk: Desk, text: string): Promise<string> {
  if (UUID.test(text)) return text;
  const shipgraph = await desk.shipgraph();
  const pending = await all(shipgraph.approvals, { status: 'PENDING' as const }, desk);
  const begun = pending.some(({ id }) => id.startsWith(text.toLowerCase()));
  const shipment = begun ? undefined : await found(shipgraph.shipment({ id: text }, { signal: desk.signal }));
  const ofShipment = new Set(shipment?.approvals.map(({ id }) => id));
  return idNamed(text, {
    kind: 'pending request',
    things: pending,
    idOf: ({ id }) => id,
    namesOf: ({ id }) => (ofShipment.has(id) ? [text] : []),
    describe: ({ type, amount, subjectUser }) => `${type.toLowerCase()} of ${amount.amount} ${amount.currency}, ${subjectUser?.name ?? ''}`,
  });
}

interface Token {
  readonly id: string;
  readonly name: string;
  readonly revokedAt: string | null;
}

/** Resolves an active token by UUID, the beginning of it, or its name. */
export async function tokenId(desk: Desk, text: string, tokens: (shipgraph: Shipgraph) => Promise<readonly Token[]>): Promise<string> {
  if (UUID.test(text)) return text;
  return idNamed(text, {
    kind: 'token',
    things: (await tokens(await desk.shipgraph())).filter(({ revokedAt }) => revokedAt === null),
    idOf: ({ id }) => id,
    namesOf: ({ name }) => [name],
    describe: ({ name }) => name,
  });
}

/** Resolves an order by UUID, any id of its shipment, or its number or reference; `shop` disambiguates. */
export async function orderId(desk: Desk, text: string, shop: string | undefined): Promise<string> {
  const shipgraph = await desk.shipgraph();
  const options = { signal: desk.signal };
  if (UUID.test(text) && (await found(shipgraph.order({ id: text }, options)))) return text;
  const { nodes } = await shipgraph.findOrders({ search: text, shopId: shop }, options);
  const orders = nodes.flatMap(({ order }) => order ?? []);
  const numbered = orders.some(({ orderNumber, orderReference }) => String(orderNumber) === text || orderReference === text);
  const shipment = numbered ? undefined : await found(shipgraph.shipment({ id: text }, options));
  if (shipment?.order) return shipment.order.id;
  return idNamed(text, {
    kind: 'order',
    things: orders,
    idOf: ({ id }) => id,
    namesOf: ({ orderNumber, orderReference }) => [String(orderNumber), orderReference],
    describe: (order) => `${order.orderNumber} (${order.orderReference}) of ${order.shopDomain}`,
  });
}

/** Returns undefined when the service finds none. */
async function found<Thing>(answer: Promise<Thing>): Promise<Thing | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ShipgraphError && error.code.endsWith('_NOT_FOUND')) return undefined;
    throw error;
  }
}

export async function all<Variables extends Parameters<typeof every>[1], Node>(
  list: Parameters<typeof every<Variables, Node>>[0],
  variables: Variables,
  desk: Desk,
): Promise<Node[]> {
  const things: Node[] = [];
  for await (const thing of every<Variables, Node>(list, variables, { signal: desk.signal })) things.push(thing);
  return things;
}
