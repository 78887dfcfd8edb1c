import { waitFor } from '../support/wait-for.js';
import type { Phone } from './phone.js';
import type { DayParcel } from './driver-day.js';

/** Draws a line, as a finger does. */
export async function sign({ page }: Phone): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no field to sign in.');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  for (let at = 1; at <= 20; at++) await page.mouse.move(box.x + 30 + at * 12, box.y + 60 + Math.sin(at) * 40);
  await page.mouse.up();
}

/** Takes a photo by the camera in the app. */
export async function shoot(phone: Phone): Promise<void> {
  const { page } = phone;
  await phone.press('openCamera');
  await waitFor('the camera shows something', () => page.evaluate<boolean>('document.querySelector("video")?.videoWidth > 0'));
  await phone.press('takePhoto');
  await page.locator('video').waitFor({ state: 'detached' });
}

export async function payCash(phone: Phone): Promise<void> {
  // What was done before has been kept, and leads back here.
  await phone.page.locator('.steps').waitFor();
  await phone.go(...(await taskPath(phone)), 'money');
  await phone.press('cashTaken');
  await phone.page.locator('.steps').waitFor();
}

/** Enters a code that the app lets pass. */
export async function enterCode(phone: Phone, code: string): Promise<void> {
  await tryCode(phone, code);
  await phone.page.locator('.steps').waitFor();
}

export async function tryCode(phone: Phone, code: string): Promise<void> {
  await phone.page.locator('input.code').fill(code);
  await phone.press('useCode');
}

/** Completes a parcel for which nothing is asked, or everything asked for is there. */
export async function complete(phone: Phone, parcel: DayParcel): Promise<void> {
  await phone.go('task', parcel.taskId);
  await pressComplete(phone, parcel);
}

/** Completes the parcel on the screen. What was done is saved once the app shows the stop again. */
export async function pressComplete(phone: Phone, { stopId }: Pick<DayParcel, 'stopId'>): Promise<void> {
  await phone.press('completeDELIVER');
  await phone.page.waitForURL((url) => url.hash === `#/stop/${stopId}`);
}

export async function arrive(phone: Phone, { stopId }: DayParcel): Promise<void> {
  await phone.go('stop', stopId);
  await phone.press('arrived');
  await phone.sees('arrivedAt');
}

const taskPath = async ({ page }: Phone): Promise<string[]> =>
  (await page.evaluate<string>('location.hash')).replace('#/', '').split('/').slice(0, 2);
