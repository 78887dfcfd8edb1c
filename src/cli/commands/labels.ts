import { InvalidArgumentError } from '@commander-js/extra-typings';
import { LabelLanguage, LabelSize, ShipgraphError, type LabelsFileQuery } from '../../client/index.js';
import { choice } from '../choices.js';
import type { Desk } from '../desk.js';
import { forEachItem, idsOf } from '../each-item.js';
import { exitCodes, misused } from '../exit-codes.js';
import { pdfOf, savePdf, STDOUT } from '../save-file.js';
import { plain, counted } from '../words.js';
import type { CommandGroup } from './group.js';

/** Maximum number of labels that the service puts into one file. */
const MOST = 100;

const PAPERS = { '4X6': 'INCH_4X6', A6: 'A6', A4: 'A4' } as const satisfies Readonly<Record<string, LabelSize>>;
const sizeOf = (text: string): LabelSize | undefined => Object.entries(PAPERS).find(([name]) => name === text.toUpperCase())?.[1];

interface Style {
  readonly size: LabelSize;
  readonly language: LabelLanguage;
}

/** Labels and customs documents as PDF files. */
export const labels: CommandGroup = (program, desk) => {
  const group = program
    .command('labels')
    .description('save shipment labels as one PDF, or a customs document')
    .argument('[ids...]', 'shipment ids of any kind; without ids, or with "-", reads them from standard input')
    .option('-o, --out <file>', 'output file (default: labels_DATE.pdf), "-" for standard output; with --separate, a folder')
    .option('--size <paper>', '4x6 (inches), a6 or a4 (default: your choice in the console)', paper)
    .addOption(choice('--lang <language>', 'language of the captions', LabelLanguage))
    .option('--separate', 'save each label to its own file')
    .action(async (given, { out, size, lang, separate }) => {
      if (out === STDOUT && (desk.json || separate))
        throw misused('With --out -, standard output carries one PDF: leave out --json and --separate.');
      const ids = await idsOf(desk, given);
      const style = { size: size ?? (await preferredSize(desk)), language: lang ?? 'EN' };
      if (separate) await saveEach(desk, ids, { style, folder: out });
      else await saveAll(desk, ids, { style, out });
    });

  group
    .command('customs <shipment>')
    .description('save the commercial invoice of an international parcel')
    .option('-o, --out <file>', 'output file; "-" for standard output')
    .action(async (id, { out }) => {
      const { fileName, content } = await (await desk.shipgraph()).customsFile({ id }, { signal: desk.signal });
      const file = await savePdf(desk, pdfOf(content), { fileName, out });
      if (out !== STDOUT) desk.show({ file }, () => `Saved as ${file}.`);
    });
};

function paper(text: string): LabelSize {
  const size = sizeOf(text);
  if (size === undefined) throw new InvalidArgumentError('Expected one of 4x6, a6, a4.');
  return size;
}

const preferredSize = async (desk: Desk): Promise<LabelSize> =>
  (await (await desk.shipgraph()).labelPreference({}, { signal: desk.signal })).labelSize;

const EMPTY: ReadonlySet<string> = new Set(['LABEL_NOT_READY']);
/** A part that fails does not stop the others from being printed. */
const EMPTY_PART: ReadonlySet<string> = new Set([...EMPTY, 'SHIPMENT_NOT_FOUND']);

type Missing = LabelsFileQuery['labelsFile']['missing'][number];

/** Writes one file per hundred labels. Lists shipments without a label and exits with a failure. */
async function saveAll(desk: Desk, ids: readonly string[], { style, out }: { style: Style; out: string | undefined }): Promise<void> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, index) => ids.slice(index * MOST, (index + 1) * MOST));
  if (parts.length > 1 && out === STDOUT)
    throw misused(`Standard output takes at most ${MOST} labels. Pass fewer ids, or name a file with --out.`);
  const empty = parts.length > 1 ? EMPTY_PART : EMPTY;
  const files: string[] = [];
  const printed: string[] = [];
  const missing: Missing[] = [];
  for (const [index, part] of parts.entries()) {
    const found = await printedOf(desk, part, { style, empty });
    missing.push(...found.missing);
    if (!found.file) continue;
    const suffix = parts.length > 1 ? `-${index + 1}` : '';
    const { fileName, content } = found.file;
    files.push(await savePdf(desk, pdfOf(content), { fileName, out, suffix }));
    printed.push(...found.file.printed);
  }
  if (missing.length > 0) desk.exitCode = exitCodes.refused;
  if (out !== STDOUT) desk.show({ files, printed, missing }, () => savedWords(files, printed));
  if (!desk.json)
    for (const { id, code, message } of missing)
      desk.remark(`${desk.paint('red', 'missing', desk.io.err)}  ${plain(id)}  ${code}: ${plain(message)}`);
}

const savedWords = (files: readonly string[], printed: readonly string[]): string =>
  files.length === 0 ? 'Nothing was saved.' : `${counted(printed.length, 'label')} saved as ${files.join(', ')}.`;

interface PrintedPart {
  readonly file: LabelsFileQuery['labelsFile'] | undefined;
  readonly missing: readonly Missing[];
}

/**
 * If none has a label, the service refuses and gives a reason for the first of them: it is asked again for the others. The codes in `empty` do
 * not end the command.
 */
async function printedOf(
  desk: Desk,
  ids: readonly string[],
  { style, empty }: { style: Style; empty: ReadonlySet<string> },
): Promise<PrintedPart> {
  try {
    const file = await (await desk.shipgraph()).labelsFile({ ids: [...ids], ...style }, { signal: desk.signal });
    return { file, missing: file.missing };
  } catch (error) {
    if (!(error instanceof ShipgraphError) || !empty.has(error.code)) throw error;
    const told = error.errors.flatMap(({ field, code, message }) => (field === null ? [] : [{ id: field, code, message }]));
    const named = new Set(told.map(({ id }) => id));
    const others = ids.filter((id) => !named.has(id));
    if (others.length === 0 || others.length === ids.length) return { file: undefined, missing: told };
    const rest = await printedOf(desk, others, { style, empty });
    return { file: rest.file, missing: [...told, ...rest.missing] };
  }
}

async function saveEach(
  desk: Desk,
  ids: readonly string[],
  { style, folder }: { style: Style; folder: string | undefined },
): Promise<void> {
  await forEachItem(desk, {
    ids,
    concurrency: 4,
    run: async (shipgraph, id) => {
      const { printed, content } = await shipgraph.labelsFile({ ids: [id], ...style }, { signal: desk.signal });
      return { file: await savePdf(desk, pdfOf(content), { fileName: `label_${printed[0] ?? id}.pdf`, folder }) };
    },
    words: ({ file }) => file,
  });
}
