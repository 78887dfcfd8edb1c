import { useFilters } from '../graph/use-filters.js';
import type { AuditEventFilter, AuditOutcome } from '../../schema-types.generated.js';

const outcomes: readonly AuditOutcome[] = ['OK', 'REFUSED'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Filters in the URL. The range includes both days, in the user's time zone. */
export function useAuditFilter(): AuditEventFilter {
  const { get } = useFilters();
  return {
    actorId: get('actor'),
    action: get('action'),
    subjectId: get('subject'),
    sellerId: get('seller'),
    from: startOf(get('from'), 0),
    to: startOf(get('to'), DAY_MS),
    outcome: outcomes.find((outcome) => outcome === get('outcome')) ?? null,
    search: get('search'),
  };
}

function startOf(day: string | null, later: number): string | null {
  if (day === null || !DAY.test(day)) return null;
  const start = new Date(`${day}T00:00:00`);
  return Number.isNaN(start.getTime()) ? null : new Date(start.getTime() + later).toISOString();
}
