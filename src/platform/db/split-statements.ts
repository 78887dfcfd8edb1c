/** Quoted text, a dollar-quoted body, a comment, the end of a statement, or anything else. */
const PART = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^'"$;/-]+|[\s\S]/g;
const COMMENT = /^(?:--|\/\*)/;

/** The statements of a text of SQL of our own, without comments and final semicolons. Escape strings (E'\'') are not understood. */
export function splitStatements(text: string): string[] {
  const statements = [''];
  for (const [part] of text.matchAll(PART)) {
    if (part === ';') statements.push('');
    else if (!COMMENT.test(part)) statements[statements.length - 1] += part;
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}
