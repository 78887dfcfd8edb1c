import type { CallOptions } from './sdk.js';

/** One page of a list, in the shape that every list of the service returns. */
export interface Page<Node> {
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly nodes: readonly Node[];
}

interface Position {
  readonly first?: number;
  readonly after?: string | null;
}

const PAGE = 100;

/**
 * Iterates over a whole list and fetches pages on demand:
 * `for await (const shipment of every(shipgraph.shipments, { status: ['PICKUP'] })) ...`
 */
export async function* every<Variables extends Position | undefined, Node>(
  list: (variables: Variables, options?: CallOptions) => Promise<Page<Node>>,
  variables: NoInfer<Variables>,
  options?: CallOptions,
): AsyncGenerator<Node, void, undefined> {
  let after = variables?.after;
  for (;;) {
    const { nodes, pageInfo } = await list({ first: PAGE, ...variables, after }, options);
    yield* nodes;
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return;
    after = pageInfo.endCursor;
  }
}
