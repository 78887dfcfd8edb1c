import type { Token, Tokens } from 'marked';

/** The words of a piece of Markdown, for the search and the table of contents. */
export function plainText(token: Token): string {
  if (isTable(token))
    return [token.header, ...token.rows].map((cells) => cells.map((cell) => cell.tokens.map(plainText).join('')).join(' ')).join(' ');
  if (isList(token)) return token.items.map((item) => item.tokens.map(plainText).join(' ')).join(' ');
  if (token.type === 'html' || token.type === 'image') return '';
  if ('tokens' in token && token.tokens) return token.tokens.map(plainText).join('');
  return 'text' in token ? String(token.text) : ' ';
}

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
