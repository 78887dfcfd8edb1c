import { stripIgnoredCharacters } from 'graphql';
import type { JsonObject } from '../../../platform/http/json.js';
import { clientFunctions } from './client-functions.generated.js';
import { php, printed, python, typescript } from './notation.js';
import { curl } from './plain.js';
import { lines, type Samples } from './sample.js';

export interface GraphCall {
  readonly serviceUrl: string;
  readonly field: string;
  readonly document: string;
  readonly variables: JsonObject;
  /** False for fields that need no token. */
  readonly needsToken: boolean;
  readonly isSubscription: boolean;
}

const TOKEN = 'SHIPGRAPH_TOKEN';

export function graphSamples(call: GraphCall): Samples {
  return {
    curl: call.isSubscription ? '' : inShell(call),
    TypeScript: inTypescript(call),
    PHP: call.isSubscription ? '' : inPhp(call),
    Python: call.isSubscription ? '' : inPython(call),
  };
}

function inShell({ serviceUrl, document, variables, needsToken }: GraphCall): string {
  const headers = needsToken ? [{ name: 'authorization', text: 'Bearer ', variable: TOKEN }] : [];
  const body = { query: stripIgnoredCharacters(document), ...(Object.keys(variables).length > 0 && { variables }) };
  return curl({ method: 'POST', url: `${serviceUrl}/graphql`, headers, body });
}

function inTypescript(call: GraphCall): string {
  const { serviceUrl, field, document, variables, needsToken, isSubscription } = call;
  const token = needsToken ? `, token: process.env['${TOKEN}']` : '';
  const client = `const shipgraph = createShipgraph({ url: '${serviceUrl}'${token} });`;
  const known = clientFunctions[field];
  const imports = "import { createShipgraph } from '@shipgraph/client';";
  if (known) {
    const taken = Object.fromEntries(Object.entries(variables).filter(([name]) => known.variables.includes(name)));
    const given = Object.keys(taken).length === 0 ? '' : printed(taken, typescript, { column: known.name.length + 31 });
    const made = `shipgraph.${known.name}(${given})`;
    const used = isSubscription ? `for await (const change of ${made}) console.log(change);` : `console.log(await ${made});`;
    return lines(`${imports}\n`, client, used);
  }
  if (isSubscription) return '';
  return lines(
    imports,
    "import { parse } from 'graphql';\n",
    client,
    `const document = parse(\`\n${indented(document, 2)}\n\`);`,
    `console.log(await shipgraph.request(document, ${printed(variables, typescript, { column: 50 })}));`,
  );
}

const indented = (text: string, by: number): string => text.replace(/^/gm, ' '.repeat(by));

function inPhp({ serviceUrl, document, variables, needsToken }: GraphCall): string {
  const token = needsToken ? `, 'authorization: Bearer ' . getenv('${TOKEN}')` : '';
  return lines(
    '<?php',
    "$document = <<<'GRAPHQL'",
    indented(document, 4),
    '    GRAPHQL;',
    `$variables = ${printed(variables, php, { column: 13 })};`,
    "$context = stream_context_create(['http' => [",
    "    'method' => 'POST',",
    `    'header' => ['content-type: application/json'${token}],`,
    "    'content' => json_encode(['query' => $document, 'variables' => $variables]),",
    "    'ignore_errors' => true,",
    ']]);',
    `$answer = json_decode(file_get_contents('${serviceUrl}/graphql', false, $context), true);`,
    "print_r($answer['data'] ?? $answer['errors']);",
  );
}

function inPython({ serviceUrl, document, variables, needsToken }: GraphCall): string {
  return lines(
    needsToken && 'import os\n',
    'import requests\n',
    'document = """',
    document,
    '"""',
    `variables = ${printed(variables, python, { column: 12 })}`,
    'response = requests.post(',
    `    "${serviceUrl}/graphql",`,
    needsToken && `    headers={"authorization": f"Bearer {os.environ['${TOKEN}']}"},`,
    '    json={"query": document, "variables": variables},',
    '    timeout=30,',
    ')',
    'answer = response.json()',
    'print(answer.get("errors") or answer["data"])',
  );
}
