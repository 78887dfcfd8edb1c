import type { Actor } from '../../../kernel/actor.js';
import { refuse } from '../../../kernel/errors.js';
import type { WebhookServices } from '../services.js';

/** Whether a caller may read what a selection answers. */
export const mayReadSelection = async ({ webhooks }: WebhookServices, actor: Actor, selection: string | null): Promise<boolean> =>
  selection === null || webhooks.selections.permits(selection, actor);

/**
 * Refuses a caller who could send to itself, or accept, what it may not read. FORBIDDEN_SCOPE for a token with scopes, FORBIDDEN for
 * others.
 */
export async function requireSelection(services: WebhookServices, actor: Actor, selection: string | null): Promise<void> {
  if (await mayReadSelection(services, actor, selection)) return;
  throw refuse(actor.scopes?.length ? 'FORBIDDEN_SCOPE.selectedFields' : 'FORBIDDEN.selectedFields');
}
