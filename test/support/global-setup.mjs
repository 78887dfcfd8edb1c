import '@swc-node/register/esm-register';

/** The test runner loads this file outside of its own transforms, so TypeScript is registered here. */
export default async function globalSetup() {
  const { startCluster } = await import('./start-cluster.ts');
  globalThis.shipgraphCluster = await startCluster();
}
