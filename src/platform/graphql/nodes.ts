import { sql } from 'kysely';
import type { Permission } from '../../kernel/actor.js';
import { anyOf, statement, type Named, type Query } from '../db/statement.js';
import { tablesOf } from '../db/tables.js';
import { isUuid } from '../ids.js';
import type { Context } from '../work/context.js';
import { asNode } from './node.type.js';

/** A type whose records can be found by id alone: the permission of its own query, and how to read it. */
export interface NodeKind {
  readonly type: string;
  readonly table: string;
  readonly permission: Permission;
  readonly read: (context: Context, id: string) => Promise<object | null>;
}

export interface NodeServices {
  readonly nodes: Nodes;
}

/** The tables belong to many modules, so they are named only as text. */
const db = tablesOf({});

/** Refetches records by id. */
export class Nodes {
  private readonly findTypes;

  constructor(private readonly kinds: readonly NodeKind[]) {
    this.findTypes = statement(($: Named<{ ids: readonly string[] }>) => typesOf(kinds, $.ids));
  }

  /** Returns the records that the caller may see, null for the others. The number of statements does not grow with the number of ids. */
  async read(context: Context, ids: readonly string[]): Promise<(object | null)[]> {
    const uuids = [...new Set(ids.filter(isUuid))];
    const rows = uuids.length === 0 ? [] : await this.findTypes(context.sql, { ids: uuids });
    const types = new Map(rows.map(({ type, id }) => [id, type]));
    const read = new Map<string, Promise<object | null>>();
    const readOnce = (id: string): Promise<object | null> => {
      const node = read.get(id) ?? this.readNode(context, types.get(id), id);
      read.set(id, node);
      return node;
    };
    return Promise.all(ids.map((id) => readOnce(id.toLowerCase())));
  }

  private async readNode(context: Context, type: string | undefined, id: string): Promise<object | null> {
    const kind = this.kinds.find((each) => each.type === type);
    if (!kind || !context.actor.can(kind.permission)) return null;
    const record = await kind.read(context, id);
    return record && asNode(kind.type, record);
  }
}

function typesOf(kinds: readonly NodeKind[], ids: Named<{ ids: readonly string[] }>['ids']): Query<{ type: string; id: string }> {
  return kinds
    .map(({ type, table }) =>
      db
        .selectFrom(sql<{ id: string }>`${sql.table(table)}`.as('n'))
        .select(['n.id', sql.lit<string>(type).as('type')])
        .where('n.id', '=', anyOf(ids)),
    )
    .reduce((all, each) => all.unionAll(each));
}
