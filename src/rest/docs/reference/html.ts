import { errorCatalogue, isErrorCode } from '../../../kernel/errors.js';
import { escapeHtml } from '../../../kernel/text.js';
import { errorPagePath } from '../../print-error.js';
import { codeBlock } from '../highlight.js';
import { languages, type Language, type Samples } from '../samples/sample.js';
import type { ShownField } from './json-fields.js';

/** Text with links to the codes that it names, and code in backticks. */
export const linked = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\b[A-Z]{2,}(?:_[A-Z]+)*\b/g, (word) =>
      isErrorCode(word) ? `<a href="${errorPagePath(word)}"><code>${word}</code></a>` : word,
    );

/** Without the codes at its end, which a page lists by themselves. */
export const withoutCodes = (text: string): string =>
  text.replace(/(^|[.]\s+)[A-Z]{2,}(?:_[A-Z]+)*(?:(?:,| and| or) [A-Z]{2,}(?:_[A-Z]+)*)*[.]?\s*$/, '$1').trim();

export const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .filter((part) => part !== '')
    .map((part) => `<p>${linked(part)}</p>`)
    .join('\n');

const HIGHLIGHTED: Readonly<Record<Language, string>> = { curl: 'sh', TypeScript: 'ts', PHP: 'php', Python: 'python' };

/** The same call in each language, which a script of the site makes tabs. */
export function samplesHtml(samples: Samples): string {
  const parts = languages
    .filter((language) => samples[language] !== '')
    .map(
      (language) =>
        `<section class="sample" data-language="${language}"><h3>${language}</h3>${codeBlock(samples[language], HIGHLIGHTED[language])}</section>`,
    );
  return `<div class="samples">${parts.join('\n')}</div>`;
}

const MAX_OPEN = 12;

/** Fields with their types, those of nested objects folded. */
export function fieldList(fields: readonly ShownField[]): string {
  return `<ul class="fields">${fields.map(fieldItem).join('\n')}</ul>`;
}

function fieldItem({ name, type, isRequired, description, limits, fields }: ShownField): string {
  const must = isRequired ? ' <span class="must">required</span>' : '';
  const words = [description, ...limits.filter((limit) => !description.includes(limit.replace(/\.$/, '')))]
    .filter((part) => part !== '')
    .join(' ');
  const below =
    fields.length === 0
      ? ''
      : `<details${fields.length <= MAX_OPEN && isRequired ? ' open' : ''}><summary>Fields of <code>${escapeHtml(name)}</code></summary>${fieldList(fields)}</details>`;
  return `<li><code>${escapeHtml(name)}</code> <span class="type">${escapeHtml(type)}</span>${must}${words === '' ? '' : `<p>${linked(words)}</p>`}${below}</li>`;
}

const MEANINGS = new Map<string, string>(errorCatalogue.map(({ code, message }) => [code, message]));

/** Codes by status. */
export function errorRows(byStatus: readonly (readonly [status: string, codes: readonly string[]])[]): string {
  const rows = byStatus.flatMap(([status, codes]) =>
    codes.map((code) => `<tr><td>${status}</td><td>${linked(code)}</td><td>${escapeHtml(MEANINGS.get(code) ?? '')}</td></tr>`),
  );
  return `<div class="table" tabindex="0"><table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

export const section = (title: string, id: string, content: string): string =>
  content === '' ? '' : `<h2 id="${id}">${title}</h2>${content}\n`;

/** What is said on the left, and shown beside it where there is room. */
export const split = (about: string, shown: string): string =>
  `<div class="split"><div class="about">${about}</div><div class="shown">${shown}</div></div>`;
