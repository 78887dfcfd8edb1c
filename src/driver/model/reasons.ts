import type { Reason } from '../store/values.js';
import type { TaskKind } from './run.js';

/** Reasons that a driver may give at a door, likeliest first. */
const BY_KIND: Readonly<Record<TaskKind, readonly string[]>> = {
  DELIVER: ['nobody_home', 'unreachable', 'postponed', 'no_cash', 'refused', 'address_wrong', 'address_incomplete', 'no_access', 'damaged', 'lost', 'other'],
  PICKUP: ['not_ready', 'closed', 'nobody_home', 'unreachable', 'address_wrong', 'no_access', 'damaged', 'other'],
  RETURN: ['closed', 'nobody_home', 'unreachable', 'refused', 'address_wrong', 'no_access', 'damaged', 'lost', 'other'],
}; // prettier-ignore

/** Offered before the catalogue has arrived. */
const PLAIN: readonly Reason[] = [...new Set(Object.values(BY_KIND).flat())].map((code) => ({ code, kind: 'other', label: code }));

export function reasonsFor(kind: TaskKind, catalogue: readonly Reason[] = PLAIN): Reason[] {
  return BY_KIND[kind].flatMap((code) => catalogue.find((reason) => reason.code === code) ?? []);
}
