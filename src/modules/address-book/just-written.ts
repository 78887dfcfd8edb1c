import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/graphql/context.js';
import type { LoaderDefinition } from '../../platform/graphql/loader.js';

/** What was just written; NOT_FOUND if it was deleted before it could be read. */
export async function justWritten<Value>(context: Context, loader: LoaderDefinition<string, Value>, id: string): Promise<Value> {
  const value = await context.load(loader, id);
  if (!value) throw refuse('NOT_FOUND');
  return value;
}
