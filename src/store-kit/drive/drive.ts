import { z } from 'zod';

/** What a plug-in can be asked to do. */
export const steps = [
  'describe',
  'connect',
  'rates',
  'placeOrder',
  'state',
  'updateOrder',
  'fulfil',
  'cancel',
  'createReturn',
  'label',
  'work',
] as const;
export type Step = (typeof steps)[number];

/** Makes the plug-in act. Resolves with the JSON that its author's program answered; rejects with DriveFailed. */
export interface Drive {
  ask(request: DriveRequest): Promise<unknown>;
}

export interface DriveRequest {
  readonly do: Step;
  readonly [field: string]: unknown;
}

/** The program of the author did not do its part, which says nothing about the plug-in. */
export class DriveFailed extends Error {
  override readonly name = 'DriveFailed';
}

const MAX_TEXT = 2_000;
const text = z.string().max(MAX_TEXT);

/** What the plug-in shows of an error. */
const problem = z.object({ code: text.nullish(), message: text.nullish() });
export type Problem = z.infer<typeof problem>;

const common = { error: problem.nullish(), unsupported: z.boolean().nullish() };
const rate = z.object({ service: text.nullish(), price: z.union([z.number(), text]).nullish(), currency: text.nullish() });

/** The answers, by step. A drive may answer more than is read. */
export const answers = {
  describe: z.object({
    ...common,
    name: text.optional(),
    version: text.optional(),
    steps: z.array(text).max(100),
    shows: z.array(text).max(100).optional(),
  }),
  connect: z.object(common),
  rates: z.object({ ...common, rates: z.array(rate).max(1_000).nullish() }),
  placeOrder: z.object({ ...common, order: z.union([text, z.number()]).nullish(), shipmentId: text.nullish() }),
  state: z.object({
    ...common,
    shipmentId: text.nullish(),
    status: text.nullish(),
    awb: text.nullish(),
    trackingUrl: text.nullish(),
    changes: z.number().nullish(),
  }),
  updateOrder: z.object(common),
  fulfil: z.object(common),
  cancel: z.object(common),
  createReturn: z.object({ ...common, shipmentId: text.nullish() }),
  label: z.object({ ...common, bytes: z.number().nullish(), later: z.boolean().nullish() }),
  work: z.object(common),
} as const satisfies Readonly<Record<Step, z.ZodObject>>;

export type Answers = { readonly [S in Step]: z.infer<(typeof answers)[S]> };
export type OrderState = Answers['state'];

/** Parses what a drive printed or answered. */
export function parsedAnswer(what: string, printed: string): unknown {
  try {
    const answer = JSON.parse(printed) as unknown;
    // PHP prints an empty array for an object without fields.
    return Array.isArray(answer) && answer.length === 0 ? {} : answer;
  } catch {
    throw new DriveFailed(`${what} answered no JSON: ${JSON.stringify(printed.trim().slice(0, 300))}.`);
  }
}
