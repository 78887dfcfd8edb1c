import { Arg, Ctx, Query, Resolver } from '../../../platform/graphql/resolvers.js';
import { enumType } from '../../../platform/graphql/scalars.js';
import type { Context } from '../../../platform/work/context.js';
import { labelLanguage, type LabelLanguage } from '../../../platform/pdf/label-sheet.js';
import type { FleetServices } from '../services.js';
import { runSheetFile } from './run-sheet.js';
import { RunSheetFileType } from '../reading/run.types.js';

@Resolver()
export class RunSheetResolver {
  @Query(() => RunSheetFileType, {
    description: 'A run on paper: stops in order, parcels with barcodes and boxes to tick, and what is to be collected. RUN_NOT_FOUND.',
  })
  runSheetFile(
    @Arg('id', () => String, { description: 'UUID of the run, or its short id.' }) id: string,
    @Arg('language', () => enumType(labelLanguage), { defaultValue: 'en', description: 'Language of the captions.' })
    language: LabelLanguage,
    @Ctx() context: Context<FleetServices>,
  ): Promise<RunSheetFileType> {
    return runSheetFile(context, { id, language });
  }
}
