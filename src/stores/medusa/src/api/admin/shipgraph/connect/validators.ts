import { z } from '@medusajs/framework/zod';

export const ConnectBody = z.object({
  email: z.string().max(255).optional(),
  password: z.string().max(200).optional(),
  code: z.string().max(50).optional(),
});

export type ConnectBody = z.infer<typeof ConnectBody>;
