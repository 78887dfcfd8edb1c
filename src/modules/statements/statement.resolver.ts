import { Args, Ctx, Query, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import type { LabelServices } from '../labels/index.js';
import { readStatement, type SellerStatement } from './read-statement.js';
import { statementCsv, type StatementCsvPage } from './statement-csv.js';
import { statementFile, type StatementFile } from './statement-file.js';
import {
  SellerStatementArgs,
  SellerStatementCsvArgs,
  SellerStatementCsvPageType,
  SellerStatementFileArgs,
  SellerStatementFileType,
  SellerStatementType,
} from './statement.types.js';

@Resolver()
export class StatementResolver {
  @Query(() => SellerStatementType, {
    description: "A seller's accounts in one month: opening, movements by reason and closing. SELLER_NOT_FOUND, PERIOD_ARCHIVED.",
  })
  sellerStatement(@Args(() => SellerStatementArgs) args: SellerStatementArgs, @Ctx() context: Context): Promise<SellerStatement> {
    return readStatement(context, args);
  }

  @Query(() => SellerStatementFileType, {
    description:
      'The same with every movement as a PDF; VALIDATION_FAILED if there are more than 2,000. SELLER_NOT_FOUND, PERIOD_ARCHIVED.',
  })
  sellerStatementFile(
    @Args(() => SellerStatementFileArgs) args: SellerStatementFileArgs,
    @Ctx() context: Context<LabelServices>,
  ): Promise<StatementFile> {
    return statementFile(context, args);
  }

  @Query(() => SellerStatementCsvPageType, {
    description: 'The same with every movement as CSV, page by page. SELLER_NOT_FOUND, PERIOD_ARCHIVED.',
  })
  sellerStatementCsv(@Args(() => SellerStatementCsvArgs) args: SellerStatementCsvArgs, @Ctx() context: Context): Promise<StatementCsvPage> {
    return statementCsv(context, args);
  }
}
