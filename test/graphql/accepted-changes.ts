/**
 * Changes that break callers of the released schema and are made on purpose: the path as `npm run check` prints it, and why.
 * Emptied by the release that carries them, together with `npm run schema:release`.
 */
export const acceptedChanges: Readonly<Record<string, string>> = {};
