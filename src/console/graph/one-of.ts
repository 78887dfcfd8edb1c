/** Validates a value of the URL or of a form against the known ones. */
export const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null): Value | null =>
  values.find((value) => value === wanted) ?? null;
