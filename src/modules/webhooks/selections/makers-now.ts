import type { Actor } from '../../../kernel/actor.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Selecting } from './selection-book.js';
import { holderOf } from './selection-maker.js';

/** The rights that makers of selections have at one moment, read once for each of them. */
export class MakersNow {
  private readonly known = new Map<string, Promise<Actor | undefined>>();

  constructor(private readonly tx: Tx) {}

  /** Undefined if the maker is unknown, or may not manage webhooks of this owner any more. */
  async of(endpoint: Selecting): Promise<Actor | undefined> {
    const holder = holderOf(endpoint);
    if (!holder) return undefined;
    const key = JSON.stringify(holder);
    const reading = this.known.get(key) ?? this.tx.services.access.actorNow(this.tx.sql, holder);
    this.known.set(key, reading);
    const actor = await reading;
    const isOfOwner = actor && (actor.sellerId ?? null) === endpoint.sellerId && actor.can('webhook:manage');
    return isOfOwner ? actor : undefined;
  }
}
