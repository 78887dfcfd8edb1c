import { Code, json, php, printed, python, typescript, type Notation, type Value } from './notation.js';
import { lines, type Samples, type ShownHeader, type ShownRequest } from './sample.js';

/** The request with what each language brings along, without our client. */
export const plainSamples = (request: ShownRequest): Samples => ({
  curl: curl(request),
  TypeScript: fetching(request),
  PHP: streaming(request),
  Python: requesting(request),
});

const JSON_HEADER: ShownHeader = { name: 'content-type', text: 'application/json' };

const headersOf = ({ headers, body }: ShownRequest): readonly ShownHeader[] => (body === undefined ? headers : [...headers, JSON_HEADER]);

const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

export function curl(request: ShownRequest): string {
  const { method, url, body, file } = request;
  const usual = body === undefined ? 'GET' : 'POST';
  const parts = [
    `curl${request.redirects ? ' -i' : ''}${method === usual ? '' : ` -X ${method}`} ${/[?&]/.test(url) ? inShell(url) : url}`,
    ...headersOf(request).map(({ name, text, variable }) =>
      variable === undefined ? `-H ${inShell(`${name}: ${text}`)}` : `-H "${name}: ${text}$${variable}"`,
    ),
    ...(body === undefined ? [] : [`-d ${inShell(printed(body, json))}`]),
    ...(file === undefined ? [] : [`-o ${file}`]),
  ];
  return parts.join(' \\\n  ');
}

/** The headers as an object of the language. */
const headerObject = (request: ShownRequest, value: (header: ShownHeader) => Value): Value =>
  Object.fromEntries(headersOf(request).map((header) => [header.name, value(header)]));

const fromNode = ({ text, variable }: ShownHeader): Value => {
  if (variable === undefined) return text;
  return new Code(text === '' ? `process.env['${variable}'] ?? ''` : `\`${text}\${process.env['${variable}']}\``);
};

function fetching(request: ShownRequest): string {
  const { method, url, body, file, redirects } = request;
  const headers = headersOf(request).length > 0 && { headers: headerObject(request, fromNode) };
  const sent = body !== undefined && { body: called('JSON.stringify', body, typescript, 2) };
  const options = { ...(method !== 'GET' && { method }), ...headers, ...sent, ...(redirects && { redirect: 'manual' }) };
  const given = Object.keys(options).length === 0 ? '' : `, ${printed(options, typescript, { column: 99 })}`;
  return lines(
    file !== undefined && "import { writeFile } from 'node:fs/promises';\n",
    `const response = await fetch('${url}'${given});`,
    !redirects && 'if (!response.ok) throw new Error(await response.text());',
    redirects && "console.log(response.status, response.headers.get('location'));",
    !redirects && file === undefined && 'console.log(await response.json());',
    file !== undefined && `await writeFile('${file}', Buffer.from(await response.arrayBuffer()));`,
  );
}

/** A call of a function with data, inside of code with this indent. */
const called = (name: string, data: Value, notation: Notation, indent: number): Code =>
  new Code(`${name}(${printed(data, notation, { column: indent + name.length + 8, indent })})`);

const fromPhp = ({ name, text, variable }: ShownHeader): Value =>
  variable === undefined ? `${name}: ${text}` : new Code(`'${name}: ${text}' . getenv('${variable}')`);

function streaming(request: ShownRequest): string {
  const { method, url, body, file, redirects } = request;
  const http: Value = {
    ...(method !== 'GET' && { method }),
    header: headersOf(request).map(fromPhp),
    ...(body !== undefined && { content: called('json_encode', body, php, 4) }),
    ignore_errors: true,
    ...(redirects && { follow_location: 0 }),
  };
  return lines(
    '<?php',
    `$context = stream_context_create(['http' => ${printed(http, php, { column: 99 })}]);`,
    `$answer = file_get_contents('${url}', false, $context);`,
    redirects && 'print_r($http_response_header);',
    !redirects && file === undefined && 'print_r(json_decode($answer, true));',
    file !== undefined && `file_put_contents('${file}', $answer);`,
  );
}

const fromPython = ({ text, variable }: ShownHeader): Value => {
  if (variable === undefined) return text;
  const value = `os.environ["${variable}"]`;
  return new Code(text === '' ? value : `f"${text}{os.environ['${variable}']}"`);
};

/** Requests sets the header of JSON itself. */
function requesting(request: ShownRequest): string {
  const { method, url, headers, body, file, redirects } = request;
  const needsEnvironment = headers.some(({ variable }) => variable !== undefined);
  const given = headerObject({ method, url, headers }, fromPython);
  return lines(
    needsEnvironment && 'import os\n',
    'import requests\n',
    `response = requests.${method.toLowerCase()}(`,
    `    "${url}",`,
    headers.length > 0 && `    headers=${printed(given, python, { column: 12, indent: 4 })},`,
    body !== undefined && `    json=${printed(body, python, { column: 9, indent: 4 })},`,
    redirects && '    allow_redirects=False,',
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    redirects && 'print(response.status_code, response.headers["location"])',
    !redirects && file === undefined && 'print(response.json())',
    file !== undefined && `open("${file}", "wb").write(response.content)`,
  );
}
