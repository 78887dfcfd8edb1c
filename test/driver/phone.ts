import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { TestApp } from '../support/app.js';
import { waitFor } from '../support/wait-for.js';
import { wordsOf, type Language, type Words } from './words-of.js';

interface Make {
  readonly language?: Language;
  readonly colours?: 'light' | 'dark';
}

/** Refusals and lost connections are shown by the app; browsers print them nevertheless. */
const EXPECTED = /Failed to load resource|WebSocket connection to/;

/** A phone with the app on it. */
export class Phone {
  readonly complaints: string[] = [];
  readonly words: Words;
  readonly context: BrowserContext;
  page: Page;
  private readonly url: string;
  private readonly isRtl: boolean;

  private constructor(parts: Pick<Phone, 'words' | 'context' | 'page'> & { url: string; isRtl: boolean }) {
    ({ words: this.words, context: this.context, page: this.page, url: this.url, isRtl: this.isRtl } = parts);
    this.watch();
  }

  static async open(browser: Browser, app: Pick<TestApp, 'url'>, { language = 'en', colours = 'light' }: Make = {}): Promise<Phone> {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      colorScheme: colours,
      locale: language,
      reducedMotion: 'reduce',
      permissions: ['camera', 'geolocation'],
      geolocation: { latitude: 25.2, longitude: 55.27 },
    });
    const page = await context.newPage();
    const phone = new Phone({
      words: await wordsOf(language),
      context,
      page,
      url: `${app.url}/driver/`,
      isRtl: language === 'ar' || language === 'ur',
    });
    await page.goto(phone.url);
    await page.locator('h1').first().waitFor();
    return phone;
  }

  /** Signs in, and waits until the app works without network, too. */
  async signIn({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    const { page } = this;
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(password);
    await page.locator('footer button[type=submit]').click();
    await page.locator('input[name=password]').waitFor({ state: 'detached' });
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  }

  text(word: string, values: Readonly<Record<string, string | number>> = {}): string {
    const text = this.words[word];
    if (text === undefined) throw new Error(`There is no word "${word}".`);
    return text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => this.isolated(String(values[name] ?? '')));
  }

  /** As the app inserts values into sentences from right to left. */
  private isolated(value: string): string {
    return this.isRtl ? `\u2068${value}\u2069` : value;
  }

  /** Presses the button or link with this text. */
  async press(word: string, values: Readonly<Record<string, string | number>> = {}): Promise<void> {
    const name = this.text(word, values);
    await this.page.locator('a, button, label').filter({ hasText: name }).last().click();
  }

  /** Presses the button and leads to another screen in the same moment, before the app has saved anything. */
  async pressAndLeave(word: string, ...parts: readonly string[]): Promise<void> {
    const name = this.text(word);
    await this.page.getByRole('button', { name }).waitFor();
    await this.page.evaluate(`{
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === ${JSON.stringify(name)}).click();
      location.hash = '#/${parts.join('/')}';
    }`);
  }

  async sees(word: string, values: Readonly<Record<string, string | number>> = {}): Promise<void> {
    await this.page.getByText(this.text(word, values)).first().waitFor();
  }

  /** Leads to a screen of the app, as a link does. */
  async go(...parts: readonly string[]): Promise<void> {
    await this.page.evaluate(`location.hash = '#/${parts.join('/')}'`);
    await this.page.locator('h1').first().waitFor();
  }

  /** Types the number of a label where a parcel is scanned. */
  async type(awb: string): Promise<void> {
    await this.page.locator('.typed input').fill(awb);
    await this.page.locator('.typed button').click();
  }

  /** Ends the app as the system does when it needs the memory: nothing is asked, nothing is finished. */
  async kill(): Promise<void> {
    await this.page.close({ runBeforeUnload: false });
  }

  async reopen(hash = ''): Promise<void> {
    this.page = await this.context.newPage();
    this.watch();
    await this.page.goto(`${this.url}${hash}`);
    await this.page.locator('h1').first().waitFor();
  }

  offline = (): Promise<void> => this.context.setOffline(true);
  online = (): Promise<void> => this.context.setOffline(false);

  /** Everything that was done here has reached the service. */
  async isSent(): Promise<void> {
    await waitFor('everything is sent', () => this.page.evaluate<boolean>(IS_ALL_SENT));
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  private watch(): void {
    this.page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) this.complaints.push(message.text());
    });
    this.page.on('pageerror', (error) => this.complaints.push(String(error.stack)));
  }
}

/** Asks the database of the app, which every screen shows. */
const IS_ALL_SENT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('shipgraph-driver');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const all = (name) => new Promise((done) => {
      const request = opening.result.transaction(name).objectStore(name).getAll();
      request.onsuccess = () => done(request.result);
    });
    Promise.all([all('actions'), all('files')]).then(([actions, files]) => {
      opening.result.close();
      resolve(actions.every(({ state }) => state !== 'saved') && files.every(({ state }) => state !== 'waiting'));
    });
  };
})`;
