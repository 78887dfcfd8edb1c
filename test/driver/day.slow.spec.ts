import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles, tooWide } from '../support/browser.js';
import { findChromium, openPhones } from '../support/chromium.js';
import { ask } from '../support/graphql.js';
import { enterCode, shoot, sign, tryCode } from './at-the-door.js';
import { driverDay, mailedCode, setOut, statesOf, wrongCode, type DriverDay } from './driver-day.js';
import { Phone } from './phone.js';
import { languagesOfApp } from './words-of.js';

const chromium = await findChromium();
if (chromium === undefined) console.warn("There is no Chromium on this machine; the driver's app is not opened.");

const EVERYTHING = { scan: true, photo: true, signature: true, failurePhoto: true };

(chromium === undefined ? describe.skip : describe)("A driver's day", () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp({ ROLE: 'web' }), openPhones(chromium ?? '')]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  /** From the login to the summary; `look` is called on every screen. */
  async function walk(phone: Phone, day: DriverDay, look: (screen: string) => Promise<void>): Promise<void> {
    const { page } = phone;
    const [first, second] = day.parcels;
    if (!first || !second) throw new Error('The day has two parcels.');
    await look('login');
    await phone.signIn(day.driver);
    await page.locator('.stops').waitFor();
    await look('planned day');

    await phone.press('loadParcels', { done: 0, all: 2 });
    await phone.type('NOT-OURS');
    await phone.sees('notInRun', { awb: 'NOT-OURS' });
    for (const { awb } of day.parcels) {
      await phone.type(awb);
      await phone.sees('loadedNow', { awb });
    }
    await phone.press('startRun');
    await page.locator('footer input').fill('50');
    await look('loaded, with the float');
    await phone.press('startNow');
    await page.locator('.stops').waitFor();
    await phone.isSent();
    await look('day under way');

    await page.locator('footer a').click();
    await phone.press('arrived');
    await phone.sees('arrivedAt');
    await look('stop');
    await page.locator('footer a').click();
    await page.locator('.steps').waitFor();
    await look('what is to be done');
    await phone.press('step.scan');
    await phone.type(second.awb);
    await phone.sees('wrongParcel', { awb: second.awb, wanted: first.awb });
    await look('the wrong parcel');
    await phone.type(first.awb);
    await phone.press('step.money');
    await page.locator('.quick button').first().click();
    await look('money');
    await phone.press('cashTaken');
    await phone.press('step.photo');
    await look('photo');
    await shoot(phone);
    await phone.press('step.signature');
    await sign(phone);
    await look('signature');
    await phone.press('keep');
    await phone.press('step.otp');
    const code = await mailedCode(app, first);
    await look('code');
    await tryCode(phone, await wrongCode(app, first));
    await phone.sees('error.OTP_WRONG');
    await look('wrong code');
    await enterCode(phone, code);
    await phone.sees('codeRight');
    await phone.press('completeDELIVER');
    await page.locator('address').waitFor();
    await phone.isSent();
    await phone.sees('completed');
    await look('delivered');

    await page.locator('footer a').click();
    await phone.press('arrived');
    await phone.sees('arrivedAt');
    await phone.press('notDelivered');
    await phone.press('reason.nobody_home');
    await phone.sees('photoNeeded');
    await look('not delivered');
    await phone.press('step.photo');
    await shoot(phone);
    await phone.press('reason.nobody_home');
    await phone.press('recordFailure');
    await page.locator('address').waitFor();
    await phone.isSent();
    await phone.go('saved');
    await phone.sees('allSent');
    await look('saved');
    await phone.go('settings');
    await look('settings');

    await phone.go('');
    await phone.press('endOfDay');
    await page.locator('.pieces input').first().fill('1');
    await page.locator('.pieces input').nth(2).fill('2');
    await phone.sees('cashShort', { amount: 'USD 10' });
    await look('counting');
    await phone.press('finishRun');
    await phone.sees('finished');
    await look('summary');
  }

  it('goes from the hub to the last door and back, with one big button for what comes next', async () => {
    const day = await driverDay(app, { collects: [100, 0], policy: EVERYTHING });
    const phone = await Phone.open(browser, app);

    await walk(phone, day, async () => undefined);

    expect(await statesOf(app, day)).toEqual(['COMPLETED', 'FAILED']);
    const { run } = await ask(app, app.accounts.erpToken, RUN, { id: day.runId });
    expect(run).toMatchObject({ state: 'FINISHED', cash: { difference: [{ amount: '-10.00' }] } });
    const [delivered, failed] = run.stops.flatMap(({ tasks }: { readonly tasks: unknown[] }) => tasks);
    const proofs = delivered.proofs.map(({ kind, received }: { readonly kind: string; readonly received: boolean }) => [kind, received]);
    expect(new Map(proofs)).toEqual(
      new Map([
        ['SCAN', true],
        ['PHOTO', true],
        ['SIGNATURE', true],
        ['OTP', true],
      ]),
    );
    expect(failed.proofs).toMatchObject([{ kind: 'PHOTO', received: true }]);
    expect(phone.complaints).toEqual([]);
    await phone.leave();
  }, 120_000);

  it('shows both people who wait at one door, with their numbers and their parcels', async () => {
    const day = await driverDay(app, { collects: [0, 0], atOneDoor: ['Aisha Khan', 'Bilal Noor'], policy: { ...EVERYTHING, scan: false } });
    await setOut(app, day);
    const phone = await Phone.open(browser, app);
    await phone.signIn(day.driver);
    await phone.page.getByText('Aisha Khan and Bilal Noor').first().waitFor();
    await phone.go('stop', day.parcels[0]?.stopId ?? '');

    for (const [index, name] of ['Aisha Khan', 'Bilal Noor'].entries()) {
      const receiver = phone.page.getByRole('region', { name });
      expect(await receiver.getByRole('link', { name: phone.text('call') }).getAttribute('href')).toBe(`tel:+97150765432${index}`);
      expect(await receiver.innerText()).toContain(`+97150765432${index}`);
      expect(await receiver.innerText()).toContain(day.parcels[index]?.awb);
    }
    expect(await obstacles(phone.page)).toEqual([]);
    await phone.page.setViewportSize({ width: 1440, height: 900 });
    expect((await phone.page.locator('main').boundingBox())?.width).toBeLessThan(720);
    expect(phone.complaints).toEqual([]);
    await phone.leave();
  }, 120_000);

  it.each(languagesOfApp)(
    'can be read and used by everybody in %s, in both themes, on a small phone, without scrolling sideways',
    async (language) => {
      const day = await driverDay(app, { collects: [100, 0], policy: EVERYTHING });
      const phone = await Phone.open(browser, app, { language });
      const found: string[] = [];
      let at = 0;

      await walk(phone, day, async (screen) => {
        at += 1;
        for (const colorScheme of ['light', 'dark'] as const) {
          await phone.page.emulateMedia({ colorScheme });
          if (SHOTS) await phone.page.screenshot({ path: `${SHOTS}/${language}-${colorScheme}-${String(at).padStart(2, '0')}.png` });
          const problems = [...(await obstacles(phone.page)), ...(await tooWide(phone.page)), ...(await smallTargets(phone))];
          found.push(...problems.map((problem) => `${screen}, ${colorScheme}: ${problem}`));
        }
      });

      expect(found).toEqual([]);
      expect(phone.complaints).toEqual([]);
      await phone.leave();
    },
    600_000,
  );
});

/** A folder for pictures of every screen. */
const SHOTS = process.env['DRIVER_SCREENS'];

const RUN = 'query($id: String!) { run(id: $id) { state cash { difference { amount } } stops { tasks { proofs { kind received } } } } }';

/** Controls that a thumb would miss. */
const smallTargets = ({ page }: Phone): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a, button, input:not([type=radio], [type=file])')]
    .filter((element) => { const { width, height } = element.getBoundingClientRect(); return width > 0 && height < 48; })
    .map(({ outerHTML }) => 'less than 48 pixels high: ' + outerHTML.slice(0, 120))`);
