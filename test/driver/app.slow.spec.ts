import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import bwipjs from 'bwip-js/node';
import { startApp, type TestApp } from '../support/app.js';
import { findChromium, openChromium, openPhones } from '../support/chromium.js';
import { driverDay } from './driver-day.js';
import { Phone } from './phone.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn("There is no Chromium on this machine; the driver's app is not opened.");

const MOST_BYTES = 120_000;

(chromium === undefined ? describe.skip : describe)("The drivers' app", () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp({ ROLE: 'web' }), openChromium(chromium ?? '')]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  it('shows its first screen with at most 120 kB, compressed', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/[/]driver[/](?:$|assets[/])/.test(new URL(response.url()).pathname)) bodies.push(response.body());
    });
    await page.goto(`${app.url}/driver/`);
    await page.locator('input[name=email]').waitFor();
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);

    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
    await context.close();
  }, 60_000);

  it('can be installed, and opens again without network', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${app.url}/driver`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const { errors } = await session.send('Page.getAppManifest');
    // Pages of tests are private, which alone keeps Chromium from installing.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    expect(errors).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await page.locator('input[name=email]').waitFor();
    await context.close();
  }, 60_000);

  it('runs nothing but its own files, may use camera and position, and is never kept in an old version', async () => {
    const page = await app.client.get('/driver/');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'; style-src 'self'");
    expect(page.headers.get('permissions-policy')).toContain('camera=(self), geolocation=(self)');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const worker = await app.client.get('/driver/sw.js');
    expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(worker.headers.get('content-type')).toContain('javascript');
    const [, script = ''] = /src="([/]driver[/]assets[/][^"]+)"/.exec(page.text) ?? [];
    expect((await app.client.get(script)).headers.get('cache-control')).toContain('immutable');
    expect((await app.client.get('/driver/index.html')).status).toBe(404);
    expect((await app.client.get('/driver/assets/none.js')).status).toBe(404);
    expect((await app.client.post('/driver/', {})).status).toBe(405);
    const { status, headers } = await app.client.get('/driver');
    expect([status, headers.get('location')]).toEqual([308, '/driver/']);
  });

  it('reads the label of a parcel by the camera', async () => {
    const day = await driverDay(app, { collects: [0] });
    const [parcel] = day.parcels;
    const folder = await mkdtemp(join(tmpdir(), 'label-'));
    const video = join(folder, 'label.mjpeg');
    await writeFile(video, await filmOf(parcel?.awb ?? ''));
    const phones = await openPhones(chromium ?? '', video);
    const phone = await Phone.open(phones, app);
    await phone.signIn(day.driver);
    await phone.go('load');
    await phone.press('scanByCamera');
    await phone.sees('allLoaded');
    await phone.isSent();
    expect(phone.complaints).toEqual([]);
    await phones.close();
    await rm(folder, { recursive: true });
  }, 120_000);

  /** A film of a label, as cameras that write single pictures make it. */
  async function filmOf(text: string): Promise<Buffer> {
    const label = await bwipjs.toBuffer({
      bcid: 'code128',
      text,
      scale: 3,
      height: 20,
      paddingwidth: 20,
      paddingheight: 20,
      backgroundcolor: 'ffffff',
    });
    const page = await browser.newPage();
    const jpeg = await page.evaluate<string>(`(async () => {
      const picture = new Image();
      picture.src = 'data:image/png;base64,${label.toString('base64')}';
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
      const context = canvas.getContext('2d');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 1280, 720);
      context.drawImage(picture, 200, 200, 880, 300);
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1];
    })()`);
    await page.close();
    const frame = Buffer.from(jpeg, 'base64');
    return Buffer.concat(Array.from({ length: 10 }, () => frame));
  }
});
