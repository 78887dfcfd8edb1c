/** Browsers open the console, which has to be built. Plans are those that a service has. */
export default async function globalSlowSetup() {
  const { build } = await import('../../src/commands/build.ts');
  await build(['console']);
  const { startCluster } = await import('./start-cluster.ts');
  globalThis.shipgraphCluster = await startCluster();
}
