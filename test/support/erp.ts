import type { TestApp } from './app.js';
import { bearer, type Answer } from './client.js';

/** Asks the ERP interface; fails unless it answers with success. */
export async function erpGet(app: TestApp, path: string): Promise<Answer['body']> {
  const answer = await app.client.get(`/api/erp${path}`, bearer(app.accounts.erpToken));
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body;
}

/** Sends a request that must be refused; returns status, code and the fields of the errors. */
export async function erpRefusal(app: TestApp, path: string, token = app.accounts.erpToken) {
  const { status, body } = await app.client.get(`/api/erp${path}`, bearer(token));
  return { status, code: body?.code, fields: (body?.errors ?? []).map((error: { field: string }) => error.field) };
}
