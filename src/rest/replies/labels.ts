import { z } from 'zod';

const style = {
  size: z.enum(['a4', 'a6', '4x6']).optional().describe('Paper; A4 when absent.'),
  lang: z.enum(['en', 'ar']).optional().describe('Language of the captions; English when absent.'),
};

export const labelQuery = z.object(style);

export const labelsQuery = z.object({
  ids: z.string().describe('Any ids of the shipments, 1 to 100, with commas between them.'),
  ...style,
});

export const labelsFile = { mediaType: 'application/pdf', description: 'A page for each label, in the order of the ids.' };
export const customsFile = { mediaType: 'application/pdf', description: 'The commercial invoice, A4.' };
