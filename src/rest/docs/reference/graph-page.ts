import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { codesIn } from '../../openapi/refusals.js';
import type { DemoAccount } from '../demo-accounts.js';
import { codeBlock } from '../highlight.js';
import { graphSamples } from '../samples/graph-samples.js';
import { json, printed } from '../samples/notation.js';
import type { Samples } from '../samples/sample.js';
import { linked, paragraphs, samplesHtml, section, split, withoutCodes } from './html.js';
import { graphFields, callerWords, typeLink } from './graph-types.js';
import { graphSample, type GraphSample } from './graph-sample.js';
import { OPERATION, rulesOf, type FieldRules, type RootField } from './root-fields.js';
import { TRY_LINK, tryDocument } from './try-form.js';

export interface GraphPageParts {
  readonly schema: GraphQLSchema;
  readonly serviceUrl: string;
  readonly demo: boolean;
  /** Whether the schema may be read: the explorer, introspection and these pages. */
  readonly explorer: boolean;
  readonly now: () => Date;
}

/** The page of a query, mutation or subscription. */
export function graphPage(root: RootField, parts: GraphPageParts): string {
  const { kind, name, topic } = root;
  const sample = graphSample(parts.schema, root, parts.now());
  return `<p class="crumbs"><a href="/docs/schema">GraphQL schema</a> / <a href="/docs/schema#${topicAnchor(topic)}">${topic}</a></p>
<h1><code>${name}</code></h1>
<p class="call"><span class="method">${OPERATION[kind]}</span> ${typeLink(root.field.type)}${kind === 'subscriptions' ? '' : ` ${TRY_LINK}`}</p>
${split(about(root), shown(root, sample, parts))}`;
}

export const topicAnchor = (topic: string): string => topic.toLowerCase().replace(/[^a-z]+/g, '-');

function about({ field, kind }: RootField): string {
  const rules = rulesOf(field);
  const answer = getNamedType(field.type);
  const description = field.description ?? '';
  const codes = codesIn([description]);
  return [
    paragraphs(withoutCodes(description)),
    section('Who may', 'who', `<p>${whoMay(rules)}</p>`),
    section('Arguments', 'arguments', field.args.length === 0 ? '' : graphFields(field.args)),
    section(
      kind === 'subscriptions' ? 'What is sent' : 'Answer',
      'answer',
      `<p>${typeLink(field.type)}. ${linked(answer.description ?? '')}</p>${isObjectType(answer) ? graphFields(Object.values(answer.getFields())) : ''}`,
    ),
    section(
      'Errors',
      'errors',
      `<p>${codes.length === 0 ? '' : `${codes.map(linked).join(', ')}, and `}those of every request: see <a href="/docs/errors#graphql">Errors</a>.</p>`,
    ),
  ].join('\n');
}

function whoMay({ allow, rateLimit }: FieldRules): string {
  const callers = (allow?.to ?? []).map(callerWords);
  const scopes = allow?.scopes?.map((scope) => `<code>${scope}</code>`) ?? [];
  const sentences = [
    `${capital(listed(callers))}.`,
    ...(scopes.length > 0 ? [`A token that is restricted to scopes needs ${listed(scopes, 'or')}.`] : []),
    ...(rateLimit ? [`At most ${rateLimit.limit} times in ${rateLimit.seconds} seconds.`] : []),
  ];
  return sentences.join(' ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;

function shown(root: RootField, sample: GraphSample, { serviceUrl, demo }: GraphPageParts): string {
  const { document, variables, answer } = sample;
  const isSubscription = root.kind === 'subscriptions';
  const samples = graphSamplesOf(root, sample, serviceUrl);
  const hash = new URLSearchParams({ query: document, variables: JSON.stringify(variables) }).toString().replaceAll('+', '%20');
  const open = !isSubscription
    ? `<p><a class="button quiet" href="/graphql#${hash.replaceAll('&', '&amp;')}">Open in the explorer</a></p>`
    : '';
  return [
    `<h2 class="label">Document</h2>${codeBlock(document, 'graphql')}`,
    Object.keys(variables).length === 0 ? '' : `<h2 class="label">Variables</h2>${codeBlock(printed(variables, json), 'json')}`,
    open,
    `<h2 class="label">Request</h2>${samplesHtml(samples)}`,
    `<h2 class="label">Answer</h2>${codeBlock(printed({ data: answer }, json), 'json')}`,
    isSubscription ? '' : tryDocument(sample, accountsFor(root), demo),
  ].join('\n');
}

/** The request in every language. */
export const graphSamplesOf = (root: RootField, { document, variables }: GraphSample, serviceUrl: string): Samples =>
  graphSamples({
    serviceUrl,
    field: root.name,
    document,
    variables,
    needsToken: needsToken(root),
    isSubscription: root.kind === 'subscriptions',
  });

const needsToken = ({ field }: RootField): boolean => !(rulesOf(field).allow?.to ?? []).includes('anybody');

const ACCOUNTS: readonly (readonly [caller: string, account: DemoAccount])[] = [
  ['seller', 'seller'],
  ['ops', 'operator'],
  ['super_admin', 'admin'],
  ['erp', 'erp'],
  ['shop', 'shop'],
];

/** The demo accounts that may request a field. */
export function accountsFor({ field }: RootField): readonly DemoAccount[] {
  const callers = rulesOf(field).allow?.to ?? [];
  if (callers.includes('anybody')) return [];
  return ACCOUNTS.filter(([caller]) => callers.includes(caller) || callers.includes('signed_in')).map(([, account]) => account);
}
