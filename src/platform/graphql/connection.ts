import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { decodeCursor, encodeCursor, pageSize, type PageKey } from '../../kernel/page.js';

@ObjectType('PageInfo', { simpleResolvers: true, description: 'Where a page lies in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'True when there is more after this page.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the last entry; pass it as `after` for the next page.' })
  endCursor!: string | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 25, description: 'How many entries, from 1 to 500.' })
  first: number = 25;

  @Field(() => String, { nullable: true, description: 'Cursor of the entry after which the page begins.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many entries to skip, for callers that count pages.' })
  offset?: number | null;
}

/** How a list is read: at most `limit` rows after a key, and how many there are in all. */
export interface PageSource<Node> {
  readonly rows: (page: { limit: number; after: PageKey | null; offset: number }) => Promise<Node[]>;
  readonly count: () => Promise<number>;
}

export interface Page<Node> {
  readonly nodes: Node[];
  readonly edges: { readonly node: Node; readonly cursor: string }[];
  readonly pageInfo: PageInfo;
  readonly count: () => Promise<number>;
}

/** Reads one page in keyset order; the total is counted only when somebody asks for it. */
export async function readPage<Node extends PageKey>(args: PageArgs, source: PageSource<Node>): Promise<Page<Node>> {
  const limit = pageSize(args.first);
  const after = args.after ? decodeCursor(args.after) : null;
  const rows = await source.rows({ limit: limit + 1, after, offset: Math.max(0, args.offset ?? 0) });
  const nodes = rows.slice(0, limit);
  const edges = nodes.map((node) => ({ node, cursor: encodeCursor(node) }));
  return { nodes, edges, pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null }, count: source.count };
}

/** The Relay connection type of a node type. */
export function connectionType<Node extends object>(name: string, nodeType: () => ClassType<Node>) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: `One entry of a list of ${name}.` })
  class Edge {
    @Field(nodeType, { description: 'The entry.' })
    node!: Node;

    @Field(() => String, { description: 'Its position in the list.' })
    cursor!: string;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}, newest first.` })
  class Connection {
    @Field(() => [nodeType()], { simple: true, description: 'The entries of the page.' })
    nodes!: Node[];

    @Field(() => [Edge], { simple: true, description: 'The entries with their cursors.' })
    edges!: Edge[];

    @Field(() => PageInfo, { simple: true, description: 'Where the page lies in the list.' })
    pageInfo!: PageInfo;

    count!: () => Promise<number>;

    @Field(() => Int, { description: 'How many entries the whole list has. Counted only when asked for.' })
    totalCount(): Promise<number> {
      return this.count();
    }

    constructor(page: Page<Node>) {
      Object.assign(this, page);
    }
  }
  return Connection;
}
