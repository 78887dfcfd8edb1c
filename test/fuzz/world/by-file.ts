import { setTimeout as sleep } from 'node:timers/promises';
import { originOf } from './by-form.js';
import { asked, storedOrder, type Desk, type Findings } from './desk.js';
import { silentDifferences, untoldPhone } from './differences.js';
import { owedOf, type ModelOrder } from './order-model.js';
import type { SavedFile } from './saved-files.js';
import { plainAmount } from './write-number.js';

const FOUND = `id state questions { kind column value choices { answer } }
  rows(first: 100) { nodes { line orderReference state orderId collect { amount } problems { line column code message } warnings { column code message } } }`;
const CREATE = `mutation($input: OrderImportInput!, $file: Bytes!) { createOrderImport(input: $input, file: $file) { ${FOUND} } }`;
const PLACE = 'mutation($id: ID!) { placeOrderImport(id: $id) { id } }';
const READ = `query($id: ID!) { orderImport(id: $id) { ${FOUND} } }`;

interface Question {
  readonly kind: string;
  readonly value: string;
  readonly choices: readonly { readonly answer: string }[];
}

interface Row {
  readonly orderReference: string;
  readonly state: string;
  readonly orderId: string | null;
  readonly collect: { readonly amount: string } | null;
  readonly problems: readonly { readonly line: number; readonly column: string | null; readonly code: string; readonly message: string }[];
}

const MOST_ROUNDS = 4;

/** Answers what a file leaves open as the person would who knows the orders. */
function answerOf({ kind, choices }: Question, orders: readonly ModelOrder[], file: SavedFile): string | undefined {
  const offered = choices.map(({ answer }) => answer);
  const isOwed = orders.some((order) => owedOf(order) > 0);
  const truth = {
    decimal_mark: file.decimalMark === ',' ? 'comma' : 'point',
    payment: isOwed ? 'collect' : 'prepaid',
    order_status: 'ship',
  }[kind.toLowerCase()];
  return offered.find((answer) => answer === truth) ?? offered[0];
}

/** Reads a file, answers its questions, places it, and compares each order and the sum of what is collected with the truth. */
export async function placeByFile(desk: Desk, findings: Findings, orders: readonly ModelOrder[], file: SavedFile): Promise<void> {
  const told = (what: string): void => findings.add(`${file.program}: ${what}\n${file.bytes.toString().slice(0, 3000)}`);
  const found = await readWithAnswers(desk, findings, orders, file);
  if (!found) return;
  const byName = new Map(orders.map((order, index) => [file.names[index] ?? '', order]));
  const rows = found.rows.nodes as Row[];
  if (rows.length !== orders.length) told(`has ${orders.length} orders, of which ${rows.length} were read`);
  for (const { problems } of rows) for (const { code, column } of problems) findings.refused(`${code} ${column}`);
  for (const row of rows) for (const what of rowFaults(row, byName.get(row.orderReference))) told(what);
  if (rows.every(({ state }) => state !== 'READY')) return;
  await asked(desk, findings, PLACE, { id: found.id });
  await comparePlaced(desk, findings, { id: String(found.id), byName, told });
}

async function readWithAnswers(desk: Desk, findings: Findings, orders: readonly ModelOrder[], file: SavedFile) {
  const [first] = orders;
  const answers = new Map<string, { kind: string; value: string; answer: string }>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const input = {
      shopDomain: desk.shopDomain,
      fileName: file.fileName,
      encoding: file.encoding,
      defaults: { origin: first && originOf(first), currency: first?.country.currency, grams: 500, length: 20, width: 15, height: 10 },
      answers: [...answers.values()],
    };
    const found = (await asked(desk, findings, CREATE, { input, file: file.bytes.toString('base64') }))?.createOrderImport;
    const open = ((found?.questions ?? []) as Question[]).filter(({ kind, value }) => !answers.has(`${kind} ${value}`));
    if (!found || open.length === 0) return found;
    for (const question of open) {
      const answer = answerOf(question, orders, file);
      if (answer !== undefined) answers.set(`${question.kind} ${question.value}`, { kind: question.kind, value: question.value, answer });
    }
  }
  findings.add(`${file.program}: asks again and again`);
  return null;
}

function rowFaults({ orderReference, state, collect, problems }: Row, order: ModelOrder | undefined): string[] {
  if (!order) return [`${orderReference} is in no file`];
  if (state === 'PROBLEM')
    return problems.some(({ line, message }) => line > 0 && message !== '') ? [] : [`${orderReference} is refused without a place`];
  if (state !== 'READY') return [`${orderReference} is ${state}`];
  const owed = plainAmount(owedOf(order), order.country.currency);
  return (collect?.amount ?? null) === owed ? [] : [`${orderReference} would collect ${collect?.amount} instead of ${owed}`];
}

interface Placed {
  readonly id: string;
  readonly byName: ReadonlyMap<string, ModelOrder>;
  readonly told: (what: string) => void;
}

const MOST_LOOKS = 200;

async function comparePlaced(desk: Desk, findings: Findings, { id, byName, told }: Placed): Promise<void> {
  let found = null;
  for (let look = 0; look < MOST_LOOKS && found?.state !== 'DONE'; look += 1) {
    if (look > 0) await sleep(50);
    found = (await asked(desk, findings, READ, { id }))?.orderImport;
  }
  if (found?.state !== 'DONE') return told('is never done');
  for (const { orderReference, orderId, state, problems } of found.rows.nodes as Row[]) {
    const order = byName.get(orderReference);
    if (state === 'FAILED') told(`${orderReference} could not be placed: ${JSON.stringify(problems)}`);
    if (!order || orderId === null) continue;
    const stored = await storedOrder(desk, findings, orderId);
    findings.compared.file += 1;
    if (!stored) told(`${orderReference} is not found again`);
    else for (const what of [...silentDifferences(order, stored, null), ...untoldPhone(order, stored)]) told(`${orderReference}: ${what}`);
  }
}
