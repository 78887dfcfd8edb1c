import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '../../kernel/actor.js';
import type { Share, Watch } from './watch.js';

/** A subscriber with this many unread changes gets a short pause before more arrive. */
const CROWDED = 300;
const MOMENT_MS = 20;
const MAX_MOMENTS = 50;

/** The subscribers to one topic in this process. */
export class Audience<Change, Filter> {
  private readonly watches = new Set<Watch<Change, Filter>>();

  get isEmpty(): boolean {
    return this.watches.size === 0;
  }

  add(watch: Watch<Change, Filter>): void {
    this.watches.add(watch);
  }

  remove(watch: Watch<Change, Filter>): void {
    this.watches.delete(watch);
  }

  some(isMeant: (actor: Actor, filter: Filter) => boolean): boolean {
    for (const { actor, filter } of this.watches) if (isMeant(actor, filter)) return true;
    return false;
  }

  tell(changes: readonly Change[], share: Share): void {
    for (const watch of this.watches) {
      if (watch.behind) continue;
      for (const change of changes) watch.offer(change, share);
    }
  }

  /**
   * Lets readers catch up before more changes arrive. A subscriber that does not read is not waited for: it will exceed its buffer and be
   * dropped.
   */
  async settle(): Promise<void> {
    for (let moments = 0; moments < MAX_MOMENTS && this.isCrowded(); moments++) await pause(MOMENT_MS);
  }

  private isCrowded(): boolean {
    for (const watch of this.watches) if (watch.waiting > CROWDED) return true;
    return false;
  }
}
