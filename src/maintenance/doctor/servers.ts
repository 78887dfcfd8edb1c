import { serversOf } from '../../platform/db/address.js';
import { placeOf } from '../server.js';
import { ok, problem, warning, type Finding, type Check, type Reached } from './ground.js';

/** As the README says. */
const OLDEST = 15;

export const servers: Check = {
  name: 'database',
  run: async ({ main, direct, replica, config }) => {
    const primaries = [main, direct === main ? undefined : direct].filter((each) => each !== undefined);
    return [...primaries.map((server) => primaryFinding(server, config.database.url)), ...(replica ? [replicaFinding(replica)] : [])];
  },
};

function primaryFinding(server: Reached, url: string | undefined): Finding {
  const which = describe(server) + (serversOf(url ?? '').length > 1 ? ' (the one of several hosts that was chosen)' : '');
  if (server.major < OLDEST) return tooOld(server, which);
  if (server.inRecovery)
    return problem(
      `${which} is a replica, which cannot be written to.`,
      `Let ${server.setting} lead to the primary server, or list all hosts.`,
    );
  return ok(`${which} can be written to.`);
}

function replicaFinding(server: Reached): Finding {
  const which = describe(server);
  if (server.major < OLDEST) return tooOld(server, which);
  if (!server.inRecovery) return warning(`${which} is no replica.`, 'Let DATABASE_READ_URL lead to a standby server, or unset it.');
  return ok(`${which} is a replica.`);
}

const tooOld = ({ setting }: Reached, which: string): Finding =>
  problem(`${which} is too old.`, `Upgrade the server of ${setting} to PostgreSQL ${OLDEST} or newer.`);

const describe = ({ setting, version, url }: Reached): string => `${setting}: PostgreSQL ${version} at ${placeOf(url)}`;
