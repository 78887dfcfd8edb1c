import { useEffect, useState } from 'preact/hooks';

/** Returns a function that switches to a newer version of the app, when there is one. It never changes under the driver's hands. */
export function useUpdate(): (() => void) | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    void navigator.serviceWorker?.getRegistration().then((registration) => {
      setWaiting(registration?.waiting ?? null);
      registration?.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', () => setWaiting(registration.waiting));
      });
    });
  }, []);
  if (!waiting || !navigator.serviceWorker?.controller) return undefined;
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  };
}
