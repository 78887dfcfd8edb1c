import type { Actor } from '../../kernel/actor.js';
import { missing, refuse, refuseFields, invalid } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import type { LoaderDefinition } from '../../platform/work/loader.js';

/** Sellers use their own book and may omit the id; the operator must name the seller. SELLER_NOT_FOUND also for another seller's. */
export function bookOwner(actor: Actor, given: string | null | undefined): string {
  const sellerId = given?.toLowerCase() ?? actor.sellerId;
  if (sellerId === undefined) throw refuseFields([missing('sellerId')]);
  if (!actor.owns({ sellerId })) throw refuse('SELLER_NOT_FOUND');
  return sellerId;
}

const MAX_NAME = 100;

/** The name of an entry as shown, and the form in which two names are compared. */
interface EntryName {
  readonly name: string;
  readonly nameKey: string;
}

export function entryName(given: string): EntryName {
  const name = given.slice(0, MAX_NAME).trim();
  return { name, nameKey: name.normalize('NFC').toLowerCase() };
}

/** What was just written; NOT_FOUND if it was deleted before it could be read. */
export async function justWritten<Value>(context: Context, loader: LoaderDefinition<string, Value>, id: string): Promise<Value> {
  const value = await context.load(loader, id);
  if (!value) throw refuse('NOT_FOUND');
  return value;
}

export const noSuchEntry = () => refuse('NOT_FOUND.addressBookEntry');

export const nameTaken = (field: string) => refuseFields([invalid(field, 'entryName')]);
