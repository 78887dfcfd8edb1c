/** For a small service on one machine: many short transactions, durable, reachable from this machine only. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  wal_buffers: '16MB',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '10min',
  // Dead rows of events and deliveries are cleaned up before they slow the queues; more often, the statistics of a growing book cost more than they save.
  autovacuum_naptime: '30s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // A refused statement is the app's to report; this file is about the server.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

export function serverOptions(port: number, extra: Readonly<Record<string, string>>): string[] {
  const settings = { ...SETTINGS, ...extra, port: String(port) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
