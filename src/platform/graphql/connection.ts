import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { Count, Flag, Many, nullable, One, Text } from './fields.js';
import { decodeCursor, encodeCursor, pageSize, type PageKey } from '../../kernel/page.js';

@ObjectType('PageInfo', { description: 'Position of a page in its list.' })
export class PageInfo {
  @Flag('True when there are more entries after this page.') hasNextPage!: boolean;
  @Text('Cursor of the last entry; pass it as `after` for the next page.', nullable) endCursor!: string | null;
}

@ArgsType()
export class PageArgs {
  @Count([1, 500], 'Number of entries.', { defaultValue: 25 }) first: number = 25;
  @Text('Cursor of the entry after which the page begins.', nullable) after?: string | null;
  @Count('Number of entries to skip, for clients that count pages.', nullable) offset?: number | null;
}

/** How to read a list: at most `limit` rows after a key, and the total. */
export interface PageSource<Node> {
  readonly rows: (page: { limit: number; after: PageKey | null; offset: number }) => Promise<Node[]>;
  readonly count: () => Promise<number>;
}

/** The size of a list: counted, or estimated if counting would take too long. */
export interface Total {
  readonly count: number;
  readonly isEstimate: boolean;
}

export const exactly = (count: number): Total => ({ count, isEstimate: false });

export interface Page<Node> {
  readonly nodes: Node[];
  readonly edges: { readonly node: Node; readonly cursor: string }[];
  readonly pageInfo: PageInfo;
  readonly total: () => Promise<Total>;
}

/** Reads one page in keyset order; counts the total only on request. */
export async function readPage<Node extends PageKey>(args: PageArgs, source: PageSource<Node>): Promise<Page<Node>> {
  const limit = pageSize(args.first);
  const after = args.after ? decodeCursor(args.after) : null;
  const rows = await source.rows({ limit: limit + 1, after, offset: Math.max(0, args.offset ?? 0) });
  const nodes = rows.slice(0, limit);
  const edges = nodes.map((node) => ({ node, cursor: encodeCursor(node) }));
  const total = once(async () => exactly(await source.count()));
  return { nodes, edges, pageInfo: { hasNextPage: rows.length > limit, endCursor: edges.at(-1)?.cursor ?? null }, total };
}

/** Calls the function at most once and shares its result. */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= ask());
}

/** The Relay connection type of a node type. Lists are newest first unless stated otherwise. */
export function connectionType<Node extends object>(name: string, nodeType: () => ClassType<Node>, order = 'newest first') {
  @ObjectType(`${name}Edge`, { description: `One entry of a list of ${name}.` })
  class Edge {
    @One(nodeType, 'The entry.') node!: Node;
    @Text('Its position in the list.') cursor!: string;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}, ${order}.` })
  class Connection {
    @Many(nodeType, 'The entries of the page.') nodes!: Node[];
    @Many(() => Edge, 'The entries with their cursors.') edges!: Edge[];
    @One(() => PageInfo, 'Position of the page in the list.') pageInfo!: PageInfo;

    total!: () => Promise<Total>;

    @Field(() => Int, { description: 'Number of entries in the whole list. Counted only on request; exact up to 10,000.' })
    async totalCount(): Promise<number> {
      return (await this.total()).count;
    }

    @Field(() => Boolean, {
      description:
        'True when `totalCount` is an estimate: beyond 10,000, where counting would take too long. To detect the end of the list, use `hasNextPage`.',
    })
    async totalCountIsEstimate(): Promise<boolean> {
      return (await this.total()).isEstimate;
    }

    constructor(page: Page<Node>) {
      Object.assign(this, page);
    }
  }
  return Connection;
}
