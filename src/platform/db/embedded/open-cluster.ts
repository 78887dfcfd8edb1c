import { join } from 'node:path';
import { findBinaries } from './binaries.js';
import type { Cluster } from './cluster.js';
import { clusterPlaces, locateCluster } from './cluster-directory.js';
import { keepPassword, keepServicePassword } from './password.js';
import { prepareCluster } from './prepare-cluster.js';
import { chooseRunAs } from './run-as.js';

/** Finds the cluster of a data directory and makes it when it is not there. The start lock must be held. */
export async function openCluster(dataDir: string, { settings, report }: Pick<Cluster, 'settings' | 'report'>): Promise<Cluster> {
  const runAs = await chooseRunAs([...(await clusterPlaces(dataDir)), dataDir]);
  const binaries = await findBinaries(runAs, dataDir, report);
  const directory = await locateCluster(dataDir, runAs);
  const password = await keepPassword(join(dataDir, 'postgres.secret'), directory);
  const servicePassword = await keepServicePassword(join(dataDir, 'postgres.service.secret'));
  const cluster = { directory, binaries, runAs, password, servicePassword, logFile: join(dataDir, 'postgres.log'), settings, report };
  await prepareCluster(cluster);
  return cluster;
}
