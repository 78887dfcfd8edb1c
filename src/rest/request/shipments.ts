/** For rows whose argument of the schema says something else. */
export const shipmentParams = { id: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' };

/** For rows whose documents do not ask for the shipment by name. */
export const shipmentRefusals = ['SHIPMENT_NOT_FOUND', 'AMBIGUOUS_ID'] as const;
