import { fieldError, invalid, problem, refuse, refuseFields, FieldChecks } from '../../../kernel/errors.js';
import { eventsFor } from '../payload.js';
import { webhookUrlProblem } from '../sending/index.js';
import { maxOf } from '../../../platform/graphql/declared-fields.js';
import { CreateWebhookInput } from '../webhook.types.js';

/** Throws INVALID_URL or URL_NOT_ALLOWED. Host names are not resolved here: their addresses are checked at each attempt. */
export function checkUrl(url: string, allowedNetworks: readonly string[]): void {
  const problem = webhookUrlProblem(url, allowedNetworks);
  if (problem) throw problem;
}

/** The events in the order given, without duplicates. INVALID_EVENT lists the known ones. */
export function checkedEvents(events: readonly string[], sellerId: string | null): readonly string[] {
  if (events.length === 0) throw refuseFields([invalid('events', 'oneEvent')]);
  const known = eventsFor(sellerId);
  const unknown = events.filter((event) => !known.includes(event));
  if (unknown.length > 0) throw unknownEvent('events', unknown, known);
  return [...new Set(events)];
}

export const unknownEvent = (field: string, unknown: readonly string[], known: readonly string[]) =>
  refuse(
    'INVALID_EVENT.unknownEvent',
    { events: unknown.slice(0, 5).join(', ').slice(0, 200), known: known.join(', ') },
    { errors: [fieldError(field, 'INVALID_EVENT', problem('oneOf', { allowed: known.join(', ') }), known)] },
  );

export function checkDescription(description: string | null | undefined): void {
  const checks = new FieldChecks();
  checks.atMost('description', description, maxOf(CreateWebhookInput, 'description'));
  checks.settle();
}

const MAX_RATE = maxOf(CreateWebhookInput, 'rateLimit');

export function checkRateLimit(rateLimit: number | null | undefined): void {
  if (rateLimit !== null && rateLimit !== undefined && (rateLimit < 1 || rateLimit > MAX_RATE))
    throw refuseFields([invalid('rateLimit', 'deliveriesASecond', { max: MAX_RATE, min: 1 })]);
}

/** How a secret is shown after its creation. */
export const maskedSecret = (hint: string): string => `whsec_****${hint}`;

export const hintOf = (secret: string): string => secret.slice(-4);
