interface Index {
  readonly name: string;
  readonly unique?: boolean;
  /** The table, the columns and the condition. */
  readonly on: string;
}

/**
 * Builds an index while its table is written, for a migration that is not transactional. It waits for every open transaction but keeps
 * no one waiting, so it has no time limit. An interrupted build leaves an invalid index, which is built again.
 */
export const concurrentIndexSql = ({ name, unique = false, on }: Index): readonly string[] => [
  'reset lock_timeout',
  `drop index if exists "${name}"`,
  'set lock_timeout = 0',
  `create ${unique ? 'unique ' : ''}index concurrently "${name}" on ${on}`,
  'reset lock_timeout',
];
