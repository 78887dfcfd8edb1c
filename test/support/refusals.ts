import type { Answer } from './client.js';

export type Family = 'store' | 'order' | 'return' | 'erp';

interface Expected {
  readonly status: number;
  readonly code: string;
  readonly family?: Family;
  readonly reason?: string;
  /** Fields that must be complained about, in any order. */
  readonly fields?: readonly (string | null)[];
}

const ALWAYS = ['status', 'message', 'code', 'errors', 'requestId', 'docUrl'];
const SOMETIMES = ['variant', 'params', 'reason', 'retryAfter', 'orderId'];

/** Checks a refusal against the documented body of its family: every required key is there, and nothing that is not documented. */
export function expectRefusal(answer: Answer, { status, code, family = 'store', reason, fields }: Expected): void {
  // The reasons for refused credentials have their own tests; elsewhere any reason is enough.
  const expected = reason ?? (status === 401 ? expect.any(String) : undefined);
  expect({ status: answer.status, code: answer.body?.code, reason: answer.body?.reason }).toEqual({ status, code, reason: expected });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const required = family === 'order' ? [...ALWAYS, 'errorDetails'] : ALWAYS;
  const keys = Object.keys(answer.body);
  expect(required.filter((key) => !keys.includes(key))).toEqual([]);
  expect(keys.filter((key) => ![...required, ...SOMETIMES].includes(key))).toEqual([]);

  expect(answer.body.status).toBe(family === 'return' ? 'error' : 'failed');
  expect(answer.body.message).toMatch(/\S/);
  expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  expect(URL.canParse(answer.body.docUrl)).toBe(true);
  if (family === 'order') expect(answer.body.errorDetails).toMatch(/\S/);
  for (const error of answer.body.errors) expectFieldError(error);
  if (fields) expect(answer.body.errors.map((error: { field: string | null }) => error.field).sort()).toEqual([...fields].sort());
}

function expectFieldError(error: Record<string, unknown>): void {
  expect(error).toEqual({
    field: error['field'] === null ? null : expect.any(String),
    code: expect.stringMatching(/^[A-Z_]+$/),
    message: expect.stringMatching(/\S/),
    ...('variant' in error && { variant: expect.stringMatching(/^[a-z]\w*$/i) }),
    ...('params' in error && { params: expect.any(Object) }),
    ...('allowed' in error && { allowed: expect.any(Array) }),
  });
}
