import type { Progress } from './driver.js';
import type { Output } from './world.js';

const EVERY_MS = 1_000;

/** Shows one line for each driver: on a terminal in place, elsewhere whenever a driver goes on to something else. */
export function showLive(drivers: readonly Progress[], output: Output): () => void {
  const shown = new Map<Progress, string>();
  let isDrawn = false;
  const draw = (): void => {
    if (output.isTTY && isDrawn) output.write(`\u001b[${drivers.length}A`);
    isDrawn = true;
    for (const driver of drivers) {
      if (output.isTTY) output.write('\u001b[2K');
      else if (shown.get(driver) === driver.doing) continue;
      shown.set(driver, driver.doing);
      output.write(`${line(driver)}\n`);
    }
  };
  draw();
  const timer = setInterval(draw, EVERY_MS);
  return () => {
    clearInterval(timer);
    draw();
  };
}

const line = ({ name, run, doing, stops, stopsDone, completed, failed, cash, metres }: Progress): string =>
  [
    name.padEnd(17),
    run.padEnd(13),
    `${stopsDone}/${stops} stops`.padEnd(12),
    `${completed} done, ${failed} failed`.padEnd(20),
    `USD ${cash.toFixed(2)}`.padEnd(13),
    `${(metres / 1_000).toFixed(1)} km`.padEnd(9),
    doing,
  ].join(' ');
