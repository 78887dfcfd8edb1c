import { shortened } from './text-limits.js';

/** A code in a sentence. It is sent as it is; its English words stand in the English sentence only. */
export interface Coded {
  readonly code: string;
  readonly words: string;
}

/** Codes of which one or another is meant. */
export interface Either {
  readonly or: readonly Coded[];
}

/** A value in a sentence. */
export type Param = string | number | Coded | readonly Coded[] | Either;

/** The values of a sentence as callers get them: codes without their words. */
export type ToldParams = Readonly<Record<string, string | number | readonly string[]>>;

/** The names of the values in a sentence such as 'must have at most {max} entries'. */
type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The values that a sentence needs. */
export type ParamsOf<Sentence extends string> = Readonly<Record<NamesIn<Sentence>, Param>>;

/** The arguments for the values of a sentence, which may be left out if there are none, and then others. */
export type Worded<Sentence extends string, Others extends readonly unknown[] = []> = [NamesIn<Sentence>] extends [never]
  ? readonly [params?: Readonly<Record<string, never>>, ...others: Partial<Others>]
  : readonly [params: ParamsOf<Sentence>, ...others: Partial<Others>];

/** What is said, in English and by what other languages are made of. */
export interface Said {
  readonly message: string;
  /** Which of the sentences of a code this is, if it has several. */
  readonly variant?: string;
  readonly params?: ToldParams;
}

/** Texts and the names of the values between them, by turns. */
const templates = new Map<string, readonly string[]>();

/** Sentences of the catalogues are taken apart once: a request for rates tells one for each service that is not offered. */
function templateOf(sentence: string): readonly string[] {
  const known = templates.get(sentence) ?? sentence.split(/\{(\w+)\}/);
  templates.set(sentence, known);
  return known;
}

/** The English sentence with its values, which may repeat what the caller sent. */
export function said(sentence: string, variant: string | undefined, params?: Readonly<Record<string, Param>>): Said {
  const template = params ? templateOf(sentence) : [sentence];
  let message = '';
  for (let at = 0; at < template.length; at++) message += at % 2 === 0 ? template[at] : wordsOf(params?.[template[at] ?? '']);
  const told: Record<string, string | number | readonly string[]> = {};
  for (const [name, value] of Object.entries(params ?? {})) told[name] = toldAs(value);
  return { message, ...(variant !== undefined && { variant }), ...(Object.keys(told).length > 0 && { params: told }) };
}

function wordsOf(param: Param | undefined): string {
  if (param === undefined || typeof param === 'string' || typeof param === 'number') return String(param);
  if ('code' in param) return param.words;
  return 'or' in param ? param.or.map(({ words }) => words).join(' or ') : param.map(({ words }) => words).join(', ');
}

function toldAs(param: Param): string | number | readonly string[] {
  if (typeof param === 'number') return param;
  if (typeof param === 'string') return shortened(param);
  if ('code' in param) return param.code;
  return ('or' in param ? param.or : param).map(({ code }) => code);
}

/** The code and the variant of a key such as INVALID_STATUS.nothingToCollect. */
export function partsOf<Code extends string>(
  key: Code | `${Code}.${string}`,
): { readonly code: Code; readonly variant: string | undefined } {
  const dot = key.indexOf('.');
  return dot < 0 ? { code: key as Code, variant: undefined } : { code: key.slice(0, dot) as Code, variant: key.slice(dot + 1) };
}
