import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { findChromium, openChromium } from '../support/chromium.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn('There is no Chromium on this machine; the documentation is not opened in a browser.');

(chromium === undefined ? describe.skip : describe)('In a browser, the documentation', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startApp();
    browser = await openChromium(chromium ?? '');
  }, 90_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  it('shows every operation, asks nobody else for anything, and complains about nothing', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(app.url ?? '') && !url.startsWith('data:')) foreign.push(url);
    });

    await page.goto(`${app.url}/docs`);
    await page.waitForSelector('#viewer .opblock', { timeout: 30_000 });
    expect(await page.$$eval('#viewer .opblock', (blocks) => blocks.length)).toBeGreaterThan(20);
    await page.click('button[data-description="/api/erp/openapi-spec.json"]');
    await page.waitForFunction(`document.querySelector('#viewer .title')?.textContent.includes('ERP')`, { timeout: 30_000 });

    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('leads whoever follows the link of an error to that error', async () => {
    const page = await browser.newPage();
    await page.goto(`${app.url}/docs#error-rate-limited`);

    const top = await page.$eval('#error-rate-limited', (row) => row.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(1000);
  });
});
