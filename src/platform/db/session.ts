/** What every session of the service sets. */
export interface SessionSettings {
  readonly schema: string;
  /** No statement may outlive its request. 0 means no limit, for migrations. */
  readonly statementTimeoutMs?: number;
  /** How long a statement waits for a lock. By default as long as it may take. */
  readonly lockTimeoutMs?: number;
  /** True if connections lead to a pooler, which gives each transaction any of its sessions and keeps no settings. */
  readonly isPooled?: boolean;
}

const STATEMENT_TIMEOUT_MS = 10_000;
/** A statement is answered within its timeout, if only with an error; a server that is silent for this long beyond it is gone. */
const SILENCE_MARGIN_MS = 3_000;

export const BEGIN = 'begin';

/** How long a server may send nothing while statements wait for it; 0 for as long as it likes. */
export const silenceOf = ({ statementTimeoutMs = STATEMENT_TIMEOUT_MS }: SessionSettings): number =>
  statementTimeoutMs === 0 ? 0 : statementTimeoutMs + SILENCE_MARGIN_MS;

/**
 * Every name is resolved through the search path, so one setting moves the whole service to another schema. The server waits for us no
 * longer than we wait for it: it does not notice a connection that the network has lost, and would keep the locks of its transaction.
 */
const settingsOf = (session: SessionSettings): readonly [name: string, value: string][] => [
  ['search_path', session.schema],
  ['TimeZone', 'UTC'],
  ['statement_timeout', String(session.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS)],
  ['idle_in_transaction_session_timeout', String(silenceOf(session))],
  ...(session.lockTimeoutMs === undefined ? [] : [['lock_timeout', String(session.lockTimeoutMs)] as [string, string]]),
  ['jit', 'off'],
];

/** For the start of a connection. Empty behind a pooler, which would refuse or ignore it. */
export const startupOptions = (session: SessionSettings): string =>
  session.isPooled
    ? ''
    : settingsOf(session)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' ');

/** The statement that begins a transaction. Behind a pooler it carries the settings, which end with the transaction. */
export const beginOf = (session: SessionSettings): string =>
  session.isPooled ? [BEGIN, ...settingsOf(session).map(([name, value]) => `set local ${name} = '${value}'`)].join('; ') : BEGIN;
