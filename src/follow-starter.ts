const LOOK_EVERY_MS = 500;

/**
 * npm forwards a signal to the shell that runs its script. That shell dies without signalling the service, which would keep running with no
 * way to stop it. A process started by npm therefore checks periodically whether it still has its original parent. A process started
 * otherwise may be meant to outlive its parent. Windows keeps the parent's pid after its exit, and has no signals that could be lost.
 */
export function followStarter(environment: NodeJS.ProcessEnv, leave: () => void): void {
  if (environment['npm_lifecycle_event'] !== 'start' || process.platform === 'win32') return;
  const starter = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(look);
    leave();
  }, LOOK_EVERY_MS);
  look.unref();
}
