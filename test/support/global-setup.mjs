/** TypeScript is loaded as `npm test` says, here as in every test. */
export default async function globalSetup() {
  const { startCluster } = await import('./start-cluster.ts');
  globalThis.shipgraphCluster = await startCluster({ plansOnce: true });
}
