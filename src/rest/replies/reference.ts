import type {
  ReferenceErrorCodesQuery,
  ReferenceReasonCodesQuery,
  ReferenceStatusesQuery,
  ReferenceTransitionsQuery,
} from '../operations.generated.js';
import { fields } from '../reply/fields.js';

type Statuses = ReferenceStatusesQuery['reference'];
type Transitions = ReferenceTransitionsQuery['reference'];
type ErrorCodes = ReferenceErrorCodesQuery['reference'];
type ReasonCodes = ReferenceReasonCodesQuery['reference'];

const s = fields<Statuses['statuses'][number]>('ReferenceStatus');
const status = s.shape('ShipmentStatus', s.same('code', 'label', 'description', 'phase', 'terminal', 'visibleToStore', 'webhookEvents'));
export const statuses = fields<Statuses>('Reference').many('statuses', status);

const t = fields<Transitions['transitions'][number]>('ReferenceTransition');
const transition = t.shape('TransitionRule', t.same('id', 'name', 'from', 'to', 'trigger', 'actors', 'guards', 'effects', 'moneyPostings'));
export const transitions = fields<Transitions>('Reference').many('transitions', transition);

const e = fields<ErrorCodes['errorCodes'][number]>('ReferenceErrorCode');
const errorCode = e.shape('ErrorCode', e.same('code', 'message', 'cause', 'remedy', 'storeStatus', 'erpStatus', 'retryable'));
export const errorCodes = fields<ErrorCodes>('Reference').many('errorCodes', errorCode);

const r = fields<ReasonCodes['reasonCodes'][number]>('ReferenceReasonCode');
const reasonCode = r.shape('ReasonCode', r.same('code', 'kind', 'label'));
export const reasonCodes = fields<ReasonCodes>('Reference').many('reasonCodes', reasonCode);
