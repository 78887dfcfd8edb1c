/** When something happened, as the device tells it. */
export interface DeviceTimes {
  /** By the clock of the device. */
  readonly deviceTime?: Date | null;
  /** By the same clock, when the report was sent. */
  readonly sentAt?: Date | null;
}

/**
 * When it happened by our clock. The device's clock may be hours off, so what counts is how long before sending it was. Never in the
 * future, and never before `earliest`, because what came before it is known.
 */
export function happenedAt({ deviceTime, sentAt }: DeviceTimes, { now, earliest }: { now: Date; earliest: Date | null }): Date {
  const agoMs = deviceTime ? (sentAt ?? now).getTime() - deviceTime.getTime() : 0;
  const told = new Date(now.getTime() - Math.max(0, agoMs));
  return earliest && told < earliest ? (earliest < now ? earliest : now) : told;
}
