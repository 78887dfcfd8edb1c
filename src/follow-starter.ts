const LOOK_EVERY_MS = 500;

/**
 * npm hands a signal to the shell that it runs its script in, and that shell dies of it without telling the service, which would go on
 * serving with nobody to stop it. So what npm started looks now and then whether it still has the parent it began with. A process that
 * was started otherwise may be meant to outlive its parent. Windows keeps the parent's number when the parent is gone, and has no
 * signals that could be lost.
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
