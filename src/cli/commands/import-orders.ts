import { readFile } from 'node:fs/promises';
import {
  OrderFileEncoding,
  OrderFileFormat,
  OrderFileQuestionKind,
  type OrderFileAnswerInput,
  type OrderImportRowFragment,
} from '../../client/index.js';
import { choice, measure } from '../choices.js';
import type { Desk } from '../desk.js';
import { exitCodes, misused } from '../exit-codes.js';
import { showImport, showRows, totalOf } from '../show-import.js';
import { followImport } from '../follow-import.js';
import { sellerIdIfAny } from '../naming.js';
import { placeOf } from '../places.js';
import { pdfOf, savePdf, saveText, STDOUT } from '../save-file.js';
import { counted, sumOf } from '../words.js';
import type { CommandGroup } from './group.js';

/** Places the orders of a file. */
export const importOrders: CommandGroup = (group, desk) => {
  group
    .command('import <file>')
    .description(
      'place the orders of a CSV file: own columns ("orders template"), or an export of Shopify or WooCommerce; shows a preview first',
    )
    .option('--shop <domain>', 'shop that the orders belong to (default: orders of no store)')
    .option('--seller <seller>', 'seller, for the operator: id, e-mail address, company or name')
    .addOption(choice('--format <format>', 'layout of the file (default: recognised by its header)', OrderFileFormat))
    .addOption(choice('--encoding <encoding>', 'how its characters are stored (default: UTF-8)', OrderFileEncoding))
    .option('--from <place>', 'origin, such as AE/Dubai (default: the first location of the shop, else the address of the seller)')
    .option('--from-address <text>', 'street address of the sender')
    .option('--currency <code>', 'currency, if the file has none')
    .option('--country <code>', 'country of the recipients, if the file has none')
    .option('--grams <weight>', 'weight of a parcel, if the file has none', measure)
    .option('--size <LxWxH>', 'size of a parcel in centimetres, if the file has none')
    .option(
      '--answer <kind:value=answer>',
      'answer a question of the preview, such as "payment:Bank deposit=prepaid"; repeat for more',
      answers,
    )
    .option('--service <code>', 'service of all orders (default: the one of the file, else the cheapest)')
    .option('--dry-run', 'only show the preview')
    .option('--drafts', 'save orders with a problem as drafts')
    .option('--book', 'also mark the orders as packed and book their pickups')
    .option('--labels <file>', 'save all labels as one PDF; implies --book')
    .action(async (file, options) => {
      const preview = await withService(desk, await upload(desk, file, options), options.service);
      if (options.dryRun) return showPreview(desk, preview);
      await place(desk, preview, options);
    });

  group
    .command('template')
    .description('save a CSV file with our columns and example orders')
    .option('-o, --out <file>', 'output file (default: standard output)', STDOUT)
    .action(async ({ out }) => {
      const { csv } = await (await desk.shipgraph()).orderFileTemplate({}, { signal: desk.signal });
      const saved = await saveText(desk, csv, out);
      if (saved !== STDOUT) desk.show({ file: saved }, () => `Saved as ${saved}.`);
    });
};

/** Values of stores may have colons and equals signs in them; kinds have no colon, and answers no equals sign. */
function answers(text: string, earlier: readonly OrderFileAnswerInput[] = []): readonly OrderFileAnswerInput[] {
  const [colon, equals] = [text.indexOf(':'), text.lastIndexOf('=')];
  const kind = Object.values(OrderFileQuestionKind).find((each) => each.toLowerCase() === text.slice(0, colon).toLowerCase());
  if (kind === undefined || equals < colon) {
    const kinds = Object.values(OrderFileQuestionKind).map((each) => each.toLowerCase());
    throw misused(`"${text}" is not an answer: write kind:value=answer, where kind is ${kinds.join(', ')}.`);
  }
  return [...earlier, { kind, value: text.slice(colon + 1, equals), answer: text.slice(equals + 1) }];
}

async function withService(desk: Desk, preview: OrderImportRowFragment, serviceCode: string | undefined): Promise<OrderImportRowFragment> {
  if (serviceCode === undefined) return preview;
  return (await desk.shipgraph()).setOrderImportService({ id: preview.id, serviceCode }, { signal: desk.signal });
}

interface Options {
  readonly shop?: string | undefined;
  readonly seller?: string | undefined;
  readonly format?: OrderFileFormat | undefined;
  readonly encoding?: OrderFileEncoding | undefined;
  readonly from?: string | undefined;
  readonly fromAddress?: string | undefined;
  readonly currency?: string | undefined;
  readonly country?: string | undefined;
  readonly grams?: number | undefined;
  readonly size?: string | undefined;
  readonly answer?: readonly OrderFileAnswerInput[] | undefined;
  readonly service?: string | undefined;
  readonly drafts?: true | undefined;
  readonly book?: true | undefined;
  readonly labels?: string | undefined;
}

async function upload(
  desk: Desk,
  file: string,
  { shop, seller, format, encoding, answer, ...options }: Options,
): Promise<OrderImportRowFragment> {
  const content = await readFile(file).catch(() => {
    throw misused(`The file ${file} cannot be read.`);
  });
  const sellerId = await sellerIdIfAny(desk, seller);
  const input = {
    shopDomain: shop,
    sellerId,
    format,
    encoding: encoding ?? OrderFileEncoding.UTF_8,
    fileName: nameOf(file),
    defaults: defaultsOf(options),
    answers: answer && [...answer],
  };
  return (await desk.shipgraph()).createOrderImport({ input, file: content.toString('base64') }, { signal: desk.signal });
}

const nameOf = (file: string): string => file.split(/[/\\]/).at(-1)?.slice(-255) ?? file;

function defaultsOf({ from, fromAddress, currency, country, grams, size }: Options) {
  const [length, width, height] = size === undefined ? [] : sidesOf(size);
  return {
    currency,
    countryCode: country,
    grams,
    length,
    width,
    height,
    ...(from !== undefined && { origin: placeOf(from, fromAddress) }),
  };
}

function sidesOf(size: string): readonly number[] {
  const sides = size.toLowerCase().split('x');
  try {
    if (sides.length === 3) return sides.map(measure);
  } catch {
    // Reported below, in the words of the option.
  }
  throw misused(`"${size}" is not a size: write length, width and height in centimetres, such as 20x15x10.`);
}

async function showPreview(desk: Desk, preview: OrderImportRowFragment): Promise<void> {
  const rows = await showImport(desk, preview);
  if (desk.json) desk.show({ ...preview, rows }, () => '');
  if (totalOf(preview, 'PROBLEM') > 0) desk.exitCode = exitCodes.refused;
}

async function place(desk: Desk, preview: OrderImportRowFragment, { drafts, book, labels }: Options): Promise<void> {
  await showImport(desk, preview);
  const shipgraph = await desk.shipgraph();
  if (drafts) await shipgraph.draftOrderImportRows({ id: preview.id }, { signal: desk.signal });
  const ready = totalOf(preview, 'READY');
  const books = book === true || labels !== undefined;
  if (ready > 0) {
    await desk.agree(
      `${counted(ready, 'order is', 'orders are')} placed for ${sumOf(preview.price)}${books ? ', and their pickups are booked' : ''}.`,
      'Place them?',
    );
    await shipgraph.placeOrderImport({ id: preview.id, book: books }, { signal: desk.signal });
  }
  const done = ready > 0 ? await followImport(desk, preview.id) : preview;
  const files = labels === undefined ? [] : await saveLabels(desk, done, labels);
  await showOutcome(desk, done, files);
}

/** Up to 500 labels make one file. */
async function saveLabels(desk: Desk, { id, labelParts }: OrderImportRowFragment, out: string): Promise<string[]> {
  if (labelParts > 1 && out === STDOUT) throw misused('Standard output takes at most 500 labels: name a file with --labels.');
  const files: string[] = [];
  for (let part = 1; part <= labelParts; part += 1) {
    const { content, fileName, missing } = await (await desk.shipgraph()).orderImportLabels({ id, part }, { signal: desk.signal });
    if (missing.length > 0) desk.remark(`${counted(missing.length, 'label is', 'labels are')} not there yet.`);
    files.push(await savePdf(desk, pdfOf(content), { fileName, out, suffix: labelParts > 1 ? `-${part}` : '' }));
  }
  return files;
}

async function showOutcome(desk: Desk, done: OrderImportRowFragment, files: readonly string[]): Promise<void> {
  const failed = totalOf(done, 'FAILED') + totalOf(done, 'PROBLEM');
  if (failed > 0 || done.booking.problems > 0) desk.exitCode = exitCodes.refused;
  const rows = await showRows(desk, done.id, done.booking.problems > 0 ? ['FAILED', 'PLACED'] : ['FAILED']);
  if (desk.json) desk.show({ ...done, files, rows }, () => '');
  else desk.say(wordsOf(done, files));
}

function wordsOf(done: OrderImportRowFragment, files: readonly string[]): string {
  const booked = done.booking.requested ? ` Pickups booked: ${done.booking.booked}.` : '';
  const saved = files.length > 0 && !files.includes(STDOUT) ? ` Labels saved as ${files.join(', ')}.` : '';
  return `${counted(totalOf(done, 'PLACED'), 'order is', 'orders are')} placed for ${sumOf(done.price)}.${booked}${saved} Import ${done.id}.`;
}
