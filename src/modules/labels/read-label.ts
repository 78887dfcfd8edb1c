import { createHash } from 'node:crypto';
import { refuse } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import type { PrintableLabel } from '../../platform/pdf/carrier-label.js';
import type { LabelPress } from '../../platform/pdf/label-press.js';
import {
  LABEL_DESIGN,
  labelFileFormat,
  type LabelFileFormat,
  type LabelSheet,
  type LabelStyle,
  type PrinterResolution,
} from '../../platform/pdf/label-sheet.js';
import type { CarrierServices } from '../carriers/index.js';
import { labelVersionOf, orderLoader } from '../orders/index.js';
import { findPublicShipment, type Shipment } from '../shipments/index.js';
import { findOrAskForLabel, printable, printableIn, unreadableLabel, type FoundLabel } from './find-label.js';
import { hasLabel, labelDay } from './sheets.rules.js';
import type { LabelFileType, ShipmentLabelType } from './label.types.js';
import { filesOf, isConnected, keptLabelsLoader, labelsIn, type KeptLabel } from './read-carrier-labels.js';
import type { LabelServices } from './services.js';

interface Wanted {
  readonly style: LabelStyle;
  /** Absent for a PDF on the paper of the style. */
  readonly format: LabelFileFormat | null | undefined;
  readonly resolution: PrinterResolution;
}

/** A file that is not yet made: callers that have it already do not need it. */
interface FileToMake {
  /** Everything that its bytes depend on. */
  readonly dependsOn: unknown;
  readonly make: () => Promise<Uint8Array>;
}

type Needs = LabelServices & CarrierServices;

/** Reads a label by one of its numbers. LABEL_NOT_READY before pickup is booked and after a cancellation; LABEL_UNREADABLE. */
export async function readLabelFile(
  context: Context<Needs>,
  id: string,
  { known, ...wanted }: Wanted & { known: readonly string[] },
): Promise<LabelFileType> {
  await countVisitor(context);
  const shipment = await findPublicShipment(context, id);
  const label = await findOrAskForLabel(context, shipment, wanted.format === 'ZPL' ? ['ZPL'] : ['PDF', 'PNG']);

  const file = 'sheet' in label ? ownFile(context, label.sheet, wanted) : carrierFile(context, label, wanted);
  const etag = etagOf(file.dependsOn);
  const [extension, contentType] = wanted.format === 'ZPL' ? ['zpl', 'application/zpl'] : ['pdf', 'application/pdf'];
  return {
    fileName: `AWB_${shipment.reference}_${labelDay(shipment)}.${extension}`,
    contentType,
    version: 'sheet' in label ? label.sheet.version : await versionOf(context, shipment),
    etag,
    content: known.includes(etag) ? null : await file.make(),
  };
}

function ownFile({ services }: Context<Needs>, sheet: LabelSheet, { style, format, resolution }: Wanted): FileToMake {
  const { language } = style;
  if (format === 'ZPL') {
    const dpi = resolution === 'dpi_300' ? 300 : 203;
    const make = (): Promise<Uint8Array> => services.labelPress.print({ kind: 'zpl', sheet, dpi, language });
    return { dependsOn: [LABEL_DESIGN, 'zpl', dpi, language, sheet], make };
  }
  const size = sizeOf(format, style);
  return { dependsOn: [LABEL_DESIGN, size, language, sheet], make: () => printed(services.labelPress, { sheet }, { size, language }) };
}

function carrierFile(context: Context<Needs>, label: Extract<FoundLabel, { kept: object }>, { style, format }: Wanted): FileToMake {
  const { labelPress } = context.services;
  const labels = format === 'ZPL' ? zplIn(label.kept) : printableIn(label.kept);
  const ids = labels.map(({ id }) => id);
  if (format === 'ZPL') return { dependsOn: ['zpl', ids], make: async () => joined(await filesOf(context, labels)) };
  if (format !== 'LABEL_PDF') {
    const paper = { ...style, size: sizeOf(format, style) };
    return { dependsOn: [LABEL_DESIGN, paper.size, ids], make: async () => printed(labelPress, await printable(context, label), paper) };
  }
  return {
    dependsOn: ['as made', ids],
    make: async () => {
      const [file] = labels.length === 1 && labels[0]?.format === 'PDF' ? await filesOf(context, labels) : [];
      return file ?? (await printed(labelPress, await printable(context, label), null));
    },
  };
}

const sizeOf = (format: Wanted['format'], { size }: LabelStyle): LabelStyle['size'] =>
  format == null ? size : format === 'A4_PDF' ? 'a4' : '4x6';

function zplIn(kept: readonly KeptLabel[]): readonly KeptLabel[] {
  const labels = labelsIn(kept, 'ZPL');
  if (labels.length > 0) return labels;
  throw refuse('LABEL_NOT_READY.pdfOnly');
}

/** A printer takes the labels of all pieces in one file. */
const joined = (files: readonly Uint8Array[]): Uint8Array => Buffer.concat(files.flatMap((file) => [file, Buffer.from('\n')]));

async function printed(press: LabelPress, label: PrintableLabel, style: LabelStyle | null): Promise<Uint8Array> {
  const { bytes, unreadable } = await press.printLabels([label], style);
  const [problem] = unreadable;
  if (problem) throw unreadableLabel(problem.reason);
  return bytes;
}

/** Location of a shipment's label, if it has one. */
export async function labelOfShipment(context: Context<Needs>, shipment: Shipment): Promise<ShipmentLabelType | null> {
  if (!hasLabel(shipment)) return null;
  const formats = await formatsOf(context, shipment);
  if (formats.length === 0) return null;
  const url = `${context.services.publicUrl()}/api/awb/${encodeURIComponent(shipment.reference)}`;
  return {
    url: formats.includes('A4_PDF') ? url : `${url}?format=zpl`,
    version: await versionOf(context, shipment),
    date: labelDay(shipment),
    formats,
  };
}

async function formatsOf(context: Context<Needs>, shipment: Shipment): Promise<LabelFileFormat[]> {
  const kept = (await context.load(keptLabelsLoader, shipment.id)) ?? [];
  if (kept.length === 0) return isConnected(context.services, shipment) ? [] : [...labelFileFormat.values];
  const formats = [...kept.map(({ format }) => format), ...context.services.carrierLabels.formatsOf(shipment)];
  const isOnPages = formats.some((format) => format !== 'ZPL');
  const isZpl = formats.includes('ZPL');
  return labelFileFormat.values.filter((format) => (format === 'ZPL' ? isZpl : isOnPages));
}

async function versionOf(context: Context, { orderId }: Shipment): Promise<number> {
  const order = await context.load(orderLoader, orderId);
  return order ? labelVersionOf(order) : 1;
}

const etagOf = (dependsOn: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(dependsOn)).digest('base64url').slice(0, 32)}"`;
