/** Close codes. Protocol clients reconnect after codes below 4000, not after the others. */
export const CLOSE = {
  goingAway: 1001,
  unsupported: 1003,
  policy: 1008,
  failed: 1011,
  tryLater: 1013,
  badRequest: 4400,
  unauthorized: 4401,
} as const;
