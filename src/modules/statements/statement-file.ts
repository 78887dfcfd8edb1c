import { invalid, refuseFields } from '../../kernel/errors.js';
import type { Context } from '../../platform/work/context.js';
import type { LabelServices } from '../labels/index.js';
import { findMovements, START } from './find-movements.js';
import { rangeOf, readStatement, statementFileName, type StatementRequest } from './read-statement.js';
import { statementSheet } from './statement-sheet.rules.js';
import type { StatementLanguage } from './statements.enums.js';

export interface StatementFile {
  readonly fileName: string;
  readonly content: Uint8Array;
}

/** Some fifty pages. A longer month is for a spreadsheet. */
const MOST_ROWS = 2_000;

/** A statement as a PDF. VALIDATION_FAILED for a month with more movements than a document should have: they are in the CSV. */
export async function statementFile(
  context: Context<LabelServices>,
  { language, ...request }: StatementRequest & { readonly language: StatementLanguage },
): Promise<StatementFile> {
  const { services, sql } = context;
  const statement = await readStatement(context, request);
  const movements = await findMovements(sql, { ...rangeOf(statement), ...START, limit: MOST_ROWS + 1 });
  if (movements.length > MOST_ROWS) throw refuseFields([invalid('month', 'tooManyMovements', { max: MOST_ROWS })]);
  const sheet = statementSheet({ statement, movements, language, operator: services.settings.invoicing, at: services.clock.now() });
  const content = await services.labelPress.print({ kind: 'statement', sheet });
  return { fileName: statementFileName(statement, 'pdf'), content };
}
