/** The server that tests run on: empty, forgetful, and gone with its folder at the end. */
export {
  FORGETFUL_SETTINGS,
  openTempFolder,
  startTemporaryPostgres as startTestCluster,
} from '../../src/platform/db/embedded/temporary-postgres.js';
