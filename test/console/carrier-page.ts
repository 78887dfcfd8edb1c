import type { Page } from 'playwright-core';
import type { ParcelLine } from '../carriers/parcel-line.js';

export type Dialog = ReturnType<Page['getByRole']>;

/** Opens a dialog by its button, fills it in and submits it. */
export async function act(page: Page, name: string, fill?: (dialog: Dialog) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  await fill?.(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
}

/** Connects an account at a simulator on the page of the carriers. */
export async function connect(page: Page, line: ParcelLine): Promise<void> {
  await act(page, 'Connect carrier', async (dialog) => {
    await dialog.getByRole('combobox', { name: /^Carrier/ }).fill('Parcel');
    await page.getByRole('option', { name: 'Parcel Line' }).click();
    await dialog.getByLabel('Name').fill('Line of the test');
    await dialog.getByLabel('Address').fill(line.url);
    const key = dialog.getByRole('textbox', { name: /^Key/ });
    expect(await key.getAttribute('type')).toBe('password');
    await key.fill(line.credentials['key'] ?? '');
    await dialog.getByLabel('Webhook secret', { exact: true }).fill(line.credentials['webhookSecret'] ?? '');
  });
}

/** Maps a service of the carrier on the page of an account. */
export async function addService(page: Page, code: string, ours: string, markup: string): Promise<void> {
  await page.getByRole('button', { name: 'Add service' }).click();
  await page.getByLabel("Carrier's code of new").fill(code);
  await page.getByLabel(`Our code of ${code}`).fill(ours);
  await page.getByLabel(`Markup % of ${code}`).fill(markup);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The services were saved').waitFor();
}
