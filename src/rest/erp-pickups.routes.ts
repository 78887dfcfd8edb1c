import { confirmFieldName, confirmInput, confirmOutput, pickupsInput, pickupsOutput } from './mappers/erp-pickups.js';
import { ConfirmPickupsDocument, ListPickupConfirmationsDocument, PickupSubjectDocument } from './operations.generated.js';
import * as replies from './replies/pickups.js';
import { route, type Route } from './legacy-route.js';

/** Whether parcels were really handed over to the drivers who scanned them. */
export const erpPickupRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/erp/pickup-confirmations',
    door: 'erpToken',
    document: ListPickupConfirmationsDocument,
    input: pickupsInput,
    output: pickupsOutput,
    errors: 'erp',
    summary: 'Pickup tasks with the confirmations of their parcels, newest first.',
    docs: { reply: replies.list, query: replies.listQuery },
  }),
  route({
    method: 'POST',
    path: '/api/erp/pickup-confirmations/:id/confirm',
    door: 'erpToken',
    document: ConfirmPickupsDocument,
    subject: PickupSubjectDocument,
    input: confirmInput,
    output: confirmOutput,
    fieldName: confirmFieldName,
    errors: 'erp',
    summary: 'Says of the parcels of a pickup task whether they were really handed over.',
    docs: { reply: replies.confirmed, params: replies.params, fields: replies.fields, example: replies.CONFIRM_EXAMPLE },
  }),
];
