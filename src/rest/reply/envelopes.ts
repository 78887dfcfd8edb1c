import { z } from 'zod';
import type { Printable } from '../../platform/http/json.js';
import type { RestRequest } from '../request.js';
import { paginationOf, type PageRule, type SelectedPage } from '../request/pages.js';
import { object, type Named } from './object.js';
import { instant } from './scalar-types.js';
import { computed, each, literal, type Part, type Parts, type PrintedObject, type SourceOf } from './part.js';

/** What other languages make a message of. */
export const messageKey = {
  variant: z.string().optional().describe('Which of the sentences of the code this is, if it has several.'),
  params: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
    .optional()
    .describe('The values in the message, by name.'),
};

const warningType = z
  .object({
    field: z.string().nullish().describe('Field that the warning is about.'),
    code: z.string().describe('Kind of warning.'),
    message: z.string().describe('Human-readable warning.'),
    ...messageKey,
  })
  .meta({ id: 'Warning', description: 'A warning: accepted, but perhaps not intended.' });
const warningsType = z.array(warningType).describe('Warnings: accepted, but perhaps not intended.');
const unknownFields = warningsType.optional().describe('Unknown fields and query parameters, which were ignored.');

/** Fields and parameters that were ignored; they are added after the reply is printed. */
export const ignored = computed(unknownFields, () => undefined);

interface GivenWarning {
  readonly field?: string | null;
  readonly code: string;
  readonly message: string;
  readonly variant: string | null;
  readonly params: unknown;
}

/** Leaves out what a message does not have: most have no variant. */
const said = ({ variant, params, ...rest }: GivenWarning): z.output<typeof warningType> => ({
  ...rest,
  ...(variant !== null && { variant }),
  ...(params !== null && { params: params as z.output<typeof messageKey.params> }),
});

/** A warning: accepted, but perhaps not intended. */
export const warning = computed(warningType, said);

/** Warnings about misplaced fields only; they are added after the reply is printed. */
export const addedWarnings = computed(warningsType.optional(), () => undefined);

/** Warnings, omitted if there are none. */
export const warningsIfAny = computed(warningsType.optional(), ({ warnings }: { readonly warnings: readonly GivenWarning[] }) =>
  warnings.length === 0 ? undefined : warnings.map(said),
);

const messageType = z.string().describe('Human-readable result.');
export const success = literal('success');
const SUCCEEDED = { status: success };
type Succeeded = typeof SUCCEEDED;

/** A human-readable sentence. */
export const message = <Source>(text: (source: Source, request: RestRequest) => string): Part<NoInfer<Source>, string> =>
  computed(messageType, text);

type With<Name extends string, Value> = Readonly<Record<Name, Value>>;

/** Prints one root field of the document. */
export const answered = <Name extends string, Source, Out extends Printable>(
  name: Name,
  part: Part<Source, Out>,
): Part<With<Name, Source>, Out> => ({
  read: (data, request) => part.read(data[name], request),
  type: part.type,
});

/** The same for a root field that the document selects conditionally; omitted if it was not selected. */
export const answeredIfAsked = <Name extends string, Source, Out extends Printable>(
  name: Name,
  part: Part<Source, Out>,
): Part<{ readonly [N in Name]?: Source | undefined }, Out | undefined> => ({
  read: (data, request) => {
    const source = data[name];
    return source === undefined ? undefined : part.read(source, request);
  },
  type: (schema) => part.type(schema).optional(),
});

/** A reply of the store interface, with its fields beside `status`. */
export const storeReply = <P extends Parts>(parts: P, named?: Named): Part<SourceOf<P>, PrintedObject<P & Succeeded>> =>
  object({ ...SUCCEEDED, ...parts }, named) as Part<SourceOf<P>, PrintedObject<P & Succeeded>>;

/** The parts of a reply of the ERP interface: `data`, and a sentence that describes the result. */
export const erpParts = <Data, Out extends Printable>(part: Part<Data, Out>, text?: (data: Data, request: RestRequest) => string) => ({
  ...SUCCEEDED,
  message: computed(messageType.optional(), (data: Data, request) => text?.(data, request)),
  data: part,
  warnings: ignored,
});

/** A reply of the ERP interface. */
export const erpData = <Data, Out extends Printable>(part: Part<Data, Out>, text?: (data: Data) => string) => object(erpParts(part, text));

/** The same, with `data` printed from one root field. */
export const erpReply = <Name extends string, Source, Out extends Printable>(
  name: Name,
  part: Part<Source, Out>,
  text?: (source: Source) => string,
) => erpData(answered(name, part), text && ((data: With<Name, Source>) => text(data[name])));

interface PageOf<Source> {
  readonly nodes: readonly Source[];
}

/** The records of a page. */
export function nodes<Name extends string, Source, Out extends Printable>(
  name: Name,
  part: Part<Source, Out>,
): Part<With<Name, PageOf<Source>>, Out[]> {
  const items = each(part);
  return { read: (data, request) => items.read(data[name].nodes, request), type: items.type };
}

const paginationType = z
  .object({
    page: z.int().min(1),
    limit: z.int().min(1),
    total: z.int().min(0),
    totalPages: z.int().min(0),
    totalIsEstimate: z
      .literal(true)
      .optional()
      .describe(
        'Present when `total` and `totalPages` are estimates, which they can be beyond 10,000. They never end a list early: each page says whether there is another one.',
      ),
    nextCursor: z.string().optional().describe('Pass it as `after` for the next page. Absent on the last page.'),
    updatedUntil: instant
      .optional()
      .describe(
        'With `updatedSince`: every change before this time is on the pages up to the last one. Pass it as the next `updatedSince`.',
      ),
  })
  .meta({ id: 'Pagination', description: 'The position of a page in its list.' });

export const pagination = <Name extends string>(
  name: Name,
  rule: PageRule,
): Part<With<Name, SelectedPage>, z.output<typeof paginationType>> =>
  computed(paginationType, (data: With<Name, SelectedPage>, request) => paginationOf(data[name], request, rule));

/** The parts of a page of a list in the ERP interface. */
export const erpPageParts = <Name extends string, Source, Out extends Printable>(name: Name, part: Part<Source, Out>, rule: PageRule) => ({
  ...SUCCEEDED,
  data: nodes(name, part),
  pagination: pagination(name, rule),
  warnings: ignored,
});

/** A page of a list in the ERP interface. */
export const erpPage = <Name extends string, Source, Out extends Printable>(name: Name, part: Part<Source, Out>, rule: PageRule) =>
  object(erpPageParts(name, part, rule));
