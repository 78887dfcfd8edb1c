import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http';
import { connect } from '../../../../connect/connect.js';
import type { ConnectBody } from './validators.js';

/** Connects this store to shipgraph. May be repeated: after a change of the password, of the address or of the stock locations. */
export async function POST(request: AuthenticatedMedusaRequest<ConnectBody>, response: MedusaResponse): Promise<void> {
  response.status(200).json({ shipgraph: await connect(request.scope, request.validatedBody) });
}
