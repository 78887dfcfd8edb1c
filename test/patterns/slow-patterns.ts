import { check } from 'recheck';
import ts from 'typescript';

interface FoundPattern {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

const PATIENCE_MS = 10_000;

/**
 * The patterns of a file that take more than linear time on some input, one sentence each. Patterns that cannot be judged count as slow:
 * callers may send a megabyte instead of a name.
 */
export async function slowPatternsOf(file: string, text: string): Promise<string[]> {
  const { patterns, complaints } = patternsOf(file, text);
  const found = await Promise.all(patterns.map((pattern) => complaintOf(file, pattern)));
  return [...complaints, ...found.filter((complaint) => complaint !== undefined)];
}

async function complaintOf(file: string, { line, source, flags }: FoundPattern): Promise<string | undefined> {
  const verdict = await check(source, flags, { timeout: PATIENCE_MS });
  if (verdict.status === 'safe') return undefined;
  const found = verdict.status === 'vulnerable' ? verdict.complexity.summary : `not decided: ${verdict.error.kind}`;
  return `${file}:${line} /${source}/${flags} is slow on some texts (${found}). Rewrite it, for instance with withoutTrailing.`;
}

/** Literals, and what is given to RegExp as a literal; a pattern that is put together at run time cannot be looked at. */
function patternsOf(file: string, text: string): { patterns: FoundPattern[]; complaints: string[] } {
  const patterns: FoundPattern[] = [];
  const complaints: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push({ line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (isRegExpCall(node)) {
      const [pattern, flags] = node.arguments ?? [];
      const known = pattern && ts.isStringLiteralLike(pattern) && (!flags || ts.isStringLiteralLike(flags));
      if (known) patterns.push({ line, source: pattern.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' });
      else complaints.push(`${file}:${line} puts a pattern together at run time, which cannot be checked. Write it as a literal.`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { patterns, complaints };
}

const isRegExpCall = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
