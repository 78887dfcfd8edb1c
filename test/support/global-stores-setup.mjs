/** Stores keep their data on the same server, in databases of their own. Plans are those that a service has. */
export default async function globalStoresSetup() {
  const { startCluster } = await import('./start-cluster.ts');
  globalThis.shipgraphCluster = await startCluster();
}
