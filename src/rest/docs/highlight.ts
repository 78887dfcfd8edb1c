import { parse, type ParsedToken, type ParseOptions, type TokenType } from 'sugar-high/core';
import * as graphql from 'sugar-high/lang/graphql';
import * as json from 'sugar-high/lang/json';
import * as php from 'sugar-high/lang/php';
import * as python from 'sugar-high/lang/python';
import * as shell from 'sugar-high/lang/shell';
import * as typescript from 'sugar-high/lang/typescript';
import * as yaml from 'sugar-high/lang/yaml';
import { escapeHtml } from '../../kernel/text.js';

const languages = new Map<string, ParseOptions>(Object.entries({ sh: shell, ts: typescript, php, python, graphql, json, yaml }));
const COLOURED: readonly TokenType[] = ['keyword', 'string', 'comment', 'property', 'class'];
/** In commands and URLs, words that look like keywords usually are not. */
const IN_SHELL: readonly TokenType[] = ['string', 'comment'];

/** A block of code with a frame, in which the keyboard scrolls. */
export const codeBlock = (code: string, language: string): string =>
  `<div class="code" data-language="${escapeHtml(language)}"><pre tabindex="0"><code>${highlight(code, language)}</code></pre></div>\n`;

/** Renders code with CSS classes. The library's renderer writes inline styles, which the content security policy forbids. */
function highlight(code: string, language: string): string {
  const options = languages.get(language);
  if (!options) return escapeHtml(code);
  const coloured = language === 'sh' ? IN_SHELL : COLOURED;
  return parse(code, options)
    .lines.map((line) => line.tokens.map((token) => tokenHtml(token, coloured)).join(''))
    .join('\n');
}

const tokenHtml = ({ type, value }: ParsedToken, coloured: readonly TokenType[]): string =>
  coloured.includes(type) && value !== '' ? `<span class="${type}">${escapeHtml(value)}</span>` : escapeHtml(value);
