/** Browsers open the console and the driver's app, which have to be built. Plans are those that a service has. */
export default async function globalSlowSetup() {
  const { build } = await import('../../src/commands/build.ts');
  await build(['console', 'driver']);
  const { startCluster } = await import('./start-cluster.ts');
  globalThis.shipgraphCluster = await startCluster();
}
