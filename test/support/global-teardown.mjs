export default async function globalTeardown() {
  await globalThis.stopSharedApps?.();
  await globalThis.shipgraphCluster?.stop();
}
