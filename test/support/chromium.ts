import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How many times slower than this machine the pages run: SLOW_PAGES=6 shows the races of a test that a quick machine hides. */
const SLOWER = Number(process.env['SLOW_PAGES'] ?? 1);

/** The browser of this machine, when it has one. */
export async function findChromium(): Promise<string | undefined> {
  for (const place of PLACES) if (existsSync(place)) return place;
  return undefined;
}

/** Containers and root cannot use the sandbox; only our own pages are opened, without external requests. */
const ARGUMENTS = ['--no-sandbox', '--disable-dev-shm-usage'];

/** With a camera, which shows a picture that moves, or what is in `video`. */
export const openPhones = (executablePath: string, video?: string): Promise<Browser> =>
  openChromium(executablePath, [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    ...(video === undefined ? [] : [`--use-file-for-fake-video-capture=${video}`]),
  ]);

export async function openChromium(executablePath: string, more: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, ...more], timeout: 60_000 });
  if (SLOWER > 1) slowDown(browser);
  return browser;
}

function slowDown(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      return page;
    };
    return context;
  };
}
