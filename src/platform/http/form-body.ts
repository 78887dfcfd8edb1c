import { createHash } from 'node:crypto';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import { invalid, refuse, refuseFields, type FieldError } from '../../kernel/errors.js';
import { assertStorable } from './body.js';

/** A file in a form, named by the caller. */
export interface FormFile {
  readonly field: string;
  readonly fileName: string;
  readonly content: Uint8Array;
}

export interface FormBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly FormFile[];
  /** The same for the same content, whatever multipart boundary the caller's library chose. */
  readonly fingerprint: Buffer;
}

export interface FormLimits {
  readonly files: number;
  readonly fileBytes: number;
}

const FORM_TYPE = /^multipart\/form-data\s*(?:;|$)/i;
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_NAME = 100;

export const isForm = (request: Pick<Request, 'headers'>): boolean => FORM_TYPE.test(request.headers['content-type'] ?? '');

/**
 * Parses the fields and files of a form from its raw bytes, whose size is already limited. Nothing is repaired: a truncated form, too many
 * parts or unnamed fields refuse the form as a whole.
 */
export async function formBodyOf(request: Request, limits: FormLimits): Promise<FormBody> {
  const bytes: unknown = request.body;
  const fields: Record<string, string> = {};
  const files: FormFile[] = [];
  const problems: FieldError[] = [];
  const body = Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0);
  await parse(request, body, { limits, fields, files, problems });
  if (problems.length > 0) throw refuseFields(problems);
  assertStorable(fields);
  assertStorable(files.map(({ fileName }) => fileName));
  return { fields, files, fingerprint: fingerprintOf(fields, files) };
}

interface Sink {
  readonly limits: FormLimits;
  readonly fields: Record<string, string>;
  readonly files: FormFile[];
  readonly problems: FieldError[];
}

function parse(request: Request, body: Buffer, sink: Sink): Promise<void> {
  return new Promise((resolve, reject) => {
    const broken = (cause: unknown): void => reject(refuse('INVALID_FORM', {}, { cause }));
    try {
      const parser = open(request, sink, broken);
      parser.once('error', broken);
      parser.once('finish', () => resolve());
      parser.end(body);
    } catch (cause) {
      broken(cause);
    }
  });
}

function open(request: Request, { limits, fields, files, problems }: Sink, broken: (cause: unknown) => void): BusboyInstance {
  const parser = new Busboy({
    headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' } satisfies BusboyHeaders,
    limits: {
      files: limits.files,
      fileSize: limits.fileBytes,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: limits.files + MAX_FIELDS,
      headerPairs: 20,
      headerSize: 16 * 1024,
    },
  });
  const tooMany = (variant: 'formTooManyFields' | 'formTooManyParts') => () => void problems.push(invalid(null, variant));
  parser.once('filesLimit', () => problems.push(invalid('file', 'atMostTimes', { max: limits.files })));
  parser.once('fieldsLimit', tooMany('formTooManyFields'));
  parser.once('partsLimit', tooMany('formTooManyParts'));
  parser.on('field', (name: string | undefined, value, nameCut, valueCut) => {
    if (!isName(name) || nameCut) problems.push(invalid(null, 'formFieldNoName'));
    else if (Object.hasOwn(fields, name)) problems.push(invalid(name, 'twice'));
    else if (valueCut) problems.push(invalid(name, 'tooLong'));
    else fields[name] = value;
  });
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined) => {
    const chunks: Buffer[] = [];
    stream.once('error', broken);
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('end', () => {
      const field = isName(name) ? name : '';
      if (field === '') problems.push(invalid(null, 'formFileNoName'));
      else if (stream.truncated) problems.push(invalid(field, 'atMostBytes', { max: limits.fileBytes }));
      else files.push({ field, fileName: fileName ?? '', content: Buffer.concat(chunks) });
    });
  });
  return parser;
}

/** Names such as __proto__ are special to objects. */
const isName = (name: string | undefined): name is string =>
  name !== undefined && name !== '' && name.length <= MAX_NAME && /^[\w.[\]-]+$/.test(name) && !name.startsWith('__');

function fingerprintOf(fields: Readonly<Record<string, string>>, files: readonly FormFile[]): Buffer {
  const sums = files.map(({ field, fileName, content }) => [field, fileName, createHash('sha256').update(content).digest('hex')]);
  return Buffer.from(JSON.stringify([Object.entries(fields).sort(), sums]));
}
