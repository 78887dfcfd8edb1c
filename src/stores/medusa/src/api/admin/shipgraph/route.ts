import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http';
import { connectionState } from '../../../connect/connection-state.js';

/** Whether this store is connected, and what is wrong if not. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.status(200).json({ shipgraph: await connectionState(request.scope) });
}
