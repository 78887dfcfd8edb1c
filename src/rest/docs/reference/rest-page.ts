import { print } from 'graphql';
import { escapeHtml } from '../../../kernel/text.js';
import type { Json } from '../../../platform/http/json.js';
import { codeBlock } from '../highlight.js';
import { json, printed } from '../samples/notation.js';
import { plainSamples } from '../samples/plain.js';
import type { Samples } from '../samples/sample.js';
import { clientSamples } from '../samples/store-client.js';
import type { GraphPageParts } from './graph-page.js';
import { errorRows, fieldList, linked, paragraphs, samplesHtml, section, split, withoutCodes } from './html.js';
import { CREDENTIALS } from './credentials.js';
import { exampleParts, exampleRequest, type Parameter, type ResponsePart, type RestCall } from './rest-calls.js';
import { TRY_LINK, tryForm } from './try-form.js';

/** The page of a route. */
export function restPage(call: RestCall, { serviceUrl, demo, explorer }: Pick<GraphPageParts, 'serviceUrl' | 'demo' | 'explorer'>): string {
  const { route, title, group, groupAnchor } = call;
  return `<p class="crumbs"><a href="/docs/api">REST API</a> / <a href="/docs/api#${groupAnchor}">${escapeHtml(group)}</a></p>
<h1>${escapeHtml(title)}</h1>
<p class="call">${methodMark(route.method)} <code>${escapeHtml(route.path)}</code> ${TRY_LINK}</p>
<p class="lead">${linked(route.summary)}</p>
${split(about(call) + (explorer ? documentOf(call) : ''), shown(call, serviceUrl) + tryForm(call, demo))}`;
}

export const methodMark = (method: string): string => `<span class="method ${method.toLowerCase()}">${method}</span>`;

/** The request in every language, with our clients where they have it. */
export function restSamples(call: RestCall, serviceUrl: string): Samples {
  const { method, path } = call.route;
  const client = clientSamples(`${method} ${path}`, { serviceUrl, ...exampleParts(call) });
  return { ...plainSamples(exampleRequest(call, serviceUrl)), ...client };
}

function about(call: RestCall): string {
  const { operation, parameters, route } = call;
  const place = (name: Parameter['in'], title: string): string =>
    section(
      title,
      `${name}-parameters`,
      parameterList(
        call,
        parameters.filter((each) => each.in === name),
      ),
    );
  return [
    paragraphs(operation.description.split('\n\n').map(withoutCodes).join('\n\n')),
    section('Credentials', 'credentials', `<p>${CREDENTIALS[route.door]}</p>`),
    place('path', 'Path'),
    place('query', 'Query'),
    place('header', 'Headers'),
    section('Body', 'body', bodyOf(call)),
    section('Answer', 'answer', answersOf(call)),
    section('Errors', 'errors', errorsOf(call)),
  ].join('\n');
}

const documentOf = ({ route }: RestCall): string =>
  section(
    'GraphQL document',
    'document',
    `<p>The route runs this document of the <a href="/docs/schema">GraphQL schema</a>.</p>${codeBlock(print(route.document), 'graphql')}`,
  );

const parameterList = ({ fields }: RestCall, parameters: readonly Parameter[]): string =>
  parameters.length === 0
    ? ''
    : fieldList(
        fields.fieldsOf({
          properties: Object.fromEntries(parameters.map(({ name, schema, description = '' }) => [name, { ...schema, description }])),
          required: parameters.filter(({ required }) => required).map(({ name }) => name),
        }),
      );

function bodyOf({ operation, fields }: RestCall): string {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return '';
  const list = fieldList(fields.fieldsOf(schema));
  const form = operation.requestBody?.content['multipart/form-data'];
  return form
    ? `<p>JSON, or a form with files (<code>multipart/form-data</code>) with the same fields and <code>files</code>.</p>${list}`
    : list;
}

function answersOf({ operation: { responses }, fields }: RestCall): string {
  const good = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return good
    .map(([status, { description, content = {} }]) => {
      const schema = content['application/json']?.schema;
      const files = Object.keys(content).filter((type) => type !== 'application/json');
      const types = files.length === 0 ? '' : ` <span class="type">${files.map(escapeHtml).join(' or ')}${schema ? ' or JSON' : ''}</span>`;
      return `<p><b>${status}</b>${types} ${linked(description)}</p>${schema ? fieldList(fields.fieldsOf(schema)) : ''}`;
    })
    .join('\n');
}

function errorsOf({ operation: { responses } }: RestCall): string {
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const byStatus = refusals.map(
    ([status, { description }]) => [status, [...description.matchAll(/`([A-Z_]+)`/g)].map(([, code = '']) => code)] as const,
  );
  return `<p>Each in <a href="/docs/errors#how-an-error-looks">the usual shape</a>.</p>${errorRows(byStatus)}`;
}

function shown(call: RestCall, serviceUrl: string): string {
  const [first] = Object.entries(call.operation.responses).filter(([status]) => status.startsWith('2'));
  const example = first && answerExample(call, first[1]);
  const answer = example === undefined ? '' : `<h2 class="label">Answer ${first?.[0]}</h2>${codeBlock(printed(example, json), 'json')}`;
  return `<h2 class="label">Request</h2>${samplesHtml(restSamples(call, serviceUrl))}${answer}`;
}

/** What the declared answer looks like. */
export function answerExample({ fields }: RestCall, { content = {} }: ResponsePart): Json | undefined {
  const schema = content['application/json']?.schema;
  return schema && fields.exampleOf(schema);
}
