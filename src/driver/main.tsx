import { render } from 'preact';
import { App } from './app/app.js';
import { applySettings } from './app/look.js';
import { followChanges, reload, stateNow } from './app/state.js';
import { keepInSync, sync } from './sync/loop.js';
import { watchPosition } from './sync/position-watch.js';
import './driver.css';

/** What is kept is shown first; the network is asked afterwards. */
async function start(): Promise<void> {
  await reload();
  await applySettings(stateNow().settings);
  const place = document.getElementById('driver');
  place?.replaceChildren();
  if (place) render(<App />, place);
  followChanges();
  keepInSync();
  watchPosition();
  void sync();
  await navigator.serviceWorker?.register('/driver/sw.js', { scope: '/driver/' });
}

void start();
