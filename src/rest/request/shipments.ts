/** For rows whose schema argument has another description. */
export const shipmentParams = { id: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' };

/** For rows whose documents have no variable for the shipment. */
export const shipmentRefusals = ['SHIPMENT_NOT_FOUND', 'AMBIGUOUS_ID'] as const;
