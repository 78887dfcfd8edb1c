import { chromium, type Browser } from 'playwright-core';
import { exists } from '../../src/platform/db/embedded/folder.js';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of this machine, when it has one. */
export async function findChromium(): Promise<string | undefined> {
  for (const place of PLACES) if (await exists(place)) return place;
  return undefined;
}

/** Containers and root have no sandbox of their own to give; only pages of ours are opened, and nobody else is asked for anything. */
export const openChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'], timeout: 60_000 });
