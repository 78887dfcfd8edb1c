import { CompiledQuery, type Kysely } from 'kysely';

export type Row = Readonly<Record<string, unknown>>;

/** Runs one parameterised statement. It is prepared once per connection, so its text must not carry values. */
export type RunSql = <T extends object = Row>(text: string, values?: readonly unknown[]) => Promise<T[]>;

/**
 * Begins a statement whose text depends on what was asked for, such as the filters of a list. It is not prepared: there are too many
 * of them to keep, and each is planned best for its own values.
 */
export const PLANNED_EACH_TIME = '/* planned each time */';

export function sqlOn(target: Pick<Kysely<unknown>, 'executeQuery'>): RunSql {
  return async <T extends object = Row>(text: string, values: readonly unknown[] = []) => {
    const result = await target.executeQuery<T>(CompiledQuery.raw(text, [...values]));
    return result.rows;
  };
}

/** The database hands timestamps over as text, for the mapper to read; raw statements read them here. */
export const instantOf = (text: string): Date => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));

export const instantOrNull = (text: string | null): Date | null => (text === null ? null : instantOf(text));
