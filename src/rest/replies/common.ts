import { z } from 'zod';

export const success = z.literal('success');
export const message = z.string().describe('What was done, for people.');
export const instant = z.iso.datetime().meta({ examples: ['2026-11-20T17:02:46.123Z'] });
export const amount = z
  .number()
  .describe('In major units of the currency.')
  .meta({ examples: [7.14] });
export const currency = z
  .string()
  .length(3)
  .describe('ISO 4217 code.')
  .meta({ examples: ['USD'] });

export const warning = z
  .object({
    field: z.string().nullish().describe('The field that it is about.'),
    code: z.string().describe('What kind of thing it is.'),
    message: z.string().describe('What it is, for people.'),
  })
  .meta({ id: 'Warning', description: 'Something that was accepted but may not be meant.' });
export const warnings = z.array(warning).describe('What was accepted but may not be meant.');

const unknownFields = warnings.optional().describe('Fields that were not understood and were ignored.');

/** An answer of the ERP interface. */
export const erpReply = (data: z.ZodType) => z.object({ status: success, message: message.optional(), data, warnings: unknownFields });

export const erpPagination = z
  .object({
    page: z.int().min(1),
    limit: z.int().min(1),
    total: z.int().min(0),
    totalPages: z.int().min(0),
    totalIsEstimate: z
      .literal(true)
      .optional()
      .describe(
        'There when `total` and `totalPages` are estimates, which is beyond 10,000 where counting would take too long. They never end a list early: each page tells whether there is another one.',
      ),
  })
  .meta({ id: 'Pagination', description: 'Where in a list a page is.' });

export const erpPage = (item: z.ZodType) => z.object({ status: success, data: z.array(item), pagination: erpPagination });

/** The query of a list in pages. A page beyond the end is empty. */
export const pageQuery = ({ limit, max }: { limit: number; max: number }) =>
  z.object({
    page: z.int().min(1).max(1_000_000).default(1).describe('Number of the page, from 1.'),
    limit: z.int().min(1).max(max).default(limit).describe('Records on a page.'),
  });
