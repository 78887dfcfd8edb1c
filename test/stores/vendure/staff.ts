import type { VendureUser } from './vendure-api.js';

export interface OrderView {
  readonly state: string;
  readonly payments: readonly { readonly state: string; readonly amount: number }[];
  readonly fulfillments: readonly {
    readonly id: string;
    readonly state: string;
    readonly method: string;
    readonly trackingCode: string;
    readonly customFields: Readonly<Record<string, string | number | boolean | null>>;
  }[];
  readonly history: { readonly items: readonly { readonly type: string; readonly data: { readonly note?: string } }[] };
}

const VIEW = `query($id: ID!) { order(id: $id) { state payments { state amount } history(options: { take: 100 }) { items { type data } }
  fulfillments { id state method trackingCode customFields { shipgraphShipmentId shipgraphOrderId shipgraphOrderNumber shipgraphStatus shipgraphSequence
    shipgraphLabelUrl shipgraphTrackingUrl shipgraphCollection shipgraphReturnId shipgraphReturnStatus } } } }`;

export const viewOf = (owner: VendureUser, id: string): Promise<OrderView> => owner.ask(VIEW, { id });

export const notesOf = ({ history }: OrderView): string[] =>
  history.items.flatMap(({ type, data }) => (type === 'ORDER_NOTE' ? [data.note ?? ''] : []));

interface Line {
  readonly orderLineId: string;
  readonly quantity: number;
}

export const linesOf = async (owner: VendureUser, id: string): Promise<Line[]> =>
  (await owner.ask('query($id: ID!) { order(id: $id) { lines { id quantity } } }', { id })).lines.map(
    (line: { id: string; quantity: number }) => ({
      orderLineId: line.id,
      quantity: line.quantity,
    }),
  );

// Answers the fulfilment, or the refusal.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const tryToFulfil = (owner: VendureUser, lines: readonly Line[], service?: string): Promise<any> =>
  owner.askAtAll(
    `mutation($input: FulfillOrderInput!) { addFulfillmentToOrder(input: $input) { __typename ... on Fulfillment { id state customFields { shipgraphShipmentId shipgraphOrderNumber } }
      ... on ErrorResult { errorCode message } ... on CreateFulfillmentError { fulfillmentHandlerError } } }`,
    { input: { lines, handler: { code: 'shipgraph', arguments: service ? [{ name: 'service', value: service }] : [] } } },
  );

export async function fulfil(owner: VendureUser, lines: readonly Line[]): Promise<{ readonly id: string; readonly shipmentId: string }> {
  const made = await tryToFulfil(owner, lines);
  if (made.__typename !== 'Fulfillment') throw new Error(`The fulfilment was refused: ${JSON.stringify(made)}`);
  return { id: made.id, shipmentId: made.customFields.shipgraphShipmentId };
}

// Answers the fulfilment, or the refusal.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const moveFulfilment = (owner: VendureUser, id: string, state: string): Promise<any> =>
  owner.askAtAll(
    `mutation($id: ID!, $state: String!) { transitionFulfillmentToState(id: $id, state: $state) { __typename ... on Fulfillment { state }
      ... on FulfillmentStateTransitionError { errorCode message transitionError } } }`,
    { id, state },
  );
