import { FieldChecks } from '../../kernel/field-checks.js';
import type { Context } from '../../platform/graphql/context.js';
import { asNode } from '../../platform/graphql/node.type.js';
import { isUuid } from '../../platform/ids.js';
import { findTypes, nodeKinds } from './node-kinds.js';

const MAX_IDS = 100;

/** The records with these ids, as far as the caller may see them. The number of statements does not grow with the ids. */
export async function readNodes(context: Context, ids: readonly string[]): Promise<(object | null)[]> {
  const checks = new FieldChecks();
  if (ids.length > MAX_IDS) checks.fail('ids', `must have at most ${MAX_IDS} entries`);
  checks.settle();
  const uuids = [...new Set(ids.filter(isUuid))];
  const rows = uuids.length === 0 ? [] : await findTypes(context.sql, { ids: uuids });
  const types = new Map(rows.map(({ type, id }) => [id, type]));
  return Promise.all(ids.map((id) => readNode(context, types.get(id.toLowerCase()), id.toLowerCase())));
}

async function readNode(context: Context, type: string | undefined, id: string): Promise<object | null> {
  const kind = nodeKinds.find((each) => each.type === type);
  if (!kind || !context.actor.can(kind.permission)) return null;
  const record = await kind.read(context, id);
  return record && asNode(kind.type, record);
}
