import type { CallOptions } from './sdk.js';

/** One page of a list, as every list of the service answers it. */
export interface Page<Node> {
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly nodes: readonly Node[];
}

interface Position {
  readonly first?: number | null;
  readonly after?: string | null;
}

type List<Variables, Node> = (variables: Variables & Position, options?: CallOptions) => Promise<Page<Node>>;

/**
 * Everything in a list, page after page, read when it is asked for:
 * `for await (const shipment of every(shipgraph.shipments, { status: ['PICKUP'] })) ...`
 */
export async function* every<Variables extends Position, Node>(
  list: List<Variables, Node>,
  variables: Variables,
  options?: CallOptions,
): AsyncGenerator<Node, void, undefined> {
  let after = variables.after;
  for (;;) {
    const { nodes, pageInfo } = await list({ first: PAGE, ...variables, after }, options);
    yield* nodes;
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return;
    after = pageInfo.endCursor;
  }
}

const PAGE = 100;
