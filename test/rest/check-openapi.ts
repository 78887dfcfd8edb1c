import 'reflect-metadata';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { interfaces } from '../../src/rest/interfaces.js';
import { openApiOf } from '../../src/rest/openapi/document.js';
import { createSchema } from '../../src/schema.js';

/** Reads the generated descriptions as others will: against the schema of OpenAPI, and against the rules of a linter. */
const complaints: string[] = [];
// The one answer that payers get is a redirection.
const config = await createConfig({ extends: ['recommended'], rules: { 'operation-2xx-response': 'off' } });
for (const [path, described] of Object.entries(interfaces)) {
  const document = openApiOf(described, await createSchema(), { path, url: 'https://ships.invalid' });
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  if (!valid) complaints.push(`${path} is not OpenAPI: ${JSON.stringify(errors).slice(0, 2000)}`);
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: path, config });
  complaints.push(...problems.map(({ message, ruleId, location: [place] }) => `${path}${place?.pointer ?? ''}: ${message} (${ruleId})`));
}
for (const complaint of complaints) console.error(complaint);
if (complaints.length === 0) console.log('The descriptions of the interfaces are valid.');
process.exitCode = complaints.length === 0 ? 0 : 1;
