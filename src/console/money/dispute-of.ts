/** A seller's dispute and its outcome. */
export interface Dispute {
  readonly reason: string;
  readonly photos: readonly string[];
  readonly openedAt: string | null;
  readonly outcome: 'accepted' | 'rejected' | null;
  readonly note: string | null;
  readonly resolvedAt: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The dispute as stored in the JSON of the invoice. */
export function disputeOf(json: Readonly<Record<string, unknown>> | null | undefined): Dispute | null {
  if (!json) return null;
  const { reason, photos, openedAt, outcome, note, resolvedAt } = json;
  return {
    reason: textOf(reason) ?? '',
    photos: Array.isArray(photos) ? photos.filter((photo) => typeof photo === 'string') : [],
    openedAt: textOf(openedAt),
    outcome: outcome === 'accepted' || outcome === 'rejected' ? outcome : null,
    note: textOf(note),
    resolvedAt: textOf(resolvedAt),
  };
}
