export {
  startEmbeddedPostgres,
  startTemporaryPostgres,
  NON_DURABLE_SETTINGS,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  type TemporaryPostgresOptions,
} from './embedded-postgres.js';
export { hasEmbeddedDatabase, restoreEmbeddedPostgres, type ClusterCopy } from './restore-cluster.js';
