import { type DomainEvent, type OperatorEvent, operatorEvents } from '../../kernel/events.js';
import { API_VERSION, type Payload } from './payload.js';

const names: ReadonlySet<string> = new Set(operatorEvents);

export const isOperatorEvent = (type: string): type is OperatorEvent => names.has(type);

/** The data is what the emitting module wrote: the record as the ERP interface printed it at that moment. */
export const operatorPayload = ({ id, type, occurredAt, data }: Pick<DomainEvent, 'id' | 'type' | 'occurredAt' | 'data'>): Payload => ({
  id,
  event: type,
  timestamp: occurredAt.toISOString(),
  apiVersion: API_VERSION,
  data,
});
