import { stateNow } from '../app/state.js';
import type { Location } from '../model/action.js';
import { keepPosition } from '../store/positions.js';
import { sendPositions } from './send-positions.js';

const EVERY_MS = 3_000;
const SEND_EVERY_MS = 15_000;
const FRESH_MS = 120_000;

let last: { readonly location: Location; readonly at: number } | undefined;
let watching: number | undefined;

/** Where this phone is, if that was known in the last two minutes. */
export const whereNow = (): Location | null => (last && Date.now() - last.at < FRESH_MS ? last.location : null);

/** Follows the position while the run is under way and the app is in front. */
export function watchPosition(): void {
  setInterval(follow, EVERY_MS);
  setInterval(() => watching !== undefined && stateNow().isReachable && void sendPositions(), SEND_EVERY_MS);
}

function follow(): void {
  const isWanted = stateNow().run?.state === 'STARTED' && document.visibilityState === 'visible' && 'geolocation' in navigator;
  if (isWanted && watching === undefined) {
    watching = navigator.geolocation.watchPosition(noted, () => undefined, { enableHighAccuracy: true, maximumAge: EVERY_MS });
  }
  if (!isWanted && watching !== undefined) {
    navigator.geolocation.clearWatch(watching);
    watching = undefined;
  }
}

function noted({ coords, timestamp }: GeolocationPosition): void {
  const { latitude: lat, longitude: lng, accuracy, speed, heading } = coords;
  if (last && timestamp - last.at < EVERY_MS) return;
  last = { location: { lat, lng }, at: timestamp };
  const { run, driver } = stateNow();
  if (!run || !driver) return;
  const deviceTime = new Date(timestamp).toISOString();
  const point = { lat, lng, accuracy, speed, heading: Number.isNaN(heading) ? null : heading, deviceTime };
  void keepPosition({ driverId: driver.id, runId: run.id, point });
}
