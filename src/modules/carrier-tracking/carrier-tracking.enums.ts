import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const scanSource = enumeration('CarrierScanSource', 'How a scan reached us.', {
  webhook: 'The carrier sent it.',
  poll: 'We asked the carrier.',
});
export type ScanSource = ValueOf<typeof scanSource>;

export const scanOutcome = enumeration('CarrierScanOutcome', 'What a scan did.', {
  moved: 'Changed the status of its shipment.',
  listed: 'Only listed in the timeline.',
  late: 'Happened before the current status, so it was only listed.',
  repeated: 'Was in the timeline already.',
  no_path: 'The current status allows no such step, so it was only listed.',
  unknown_code: 'Its code is not mapped to a status yet.',
  unknown_parcel: 'No shipment of this account has its number.',
  bad_time: 'Dated so far in the future that it was only listed.',
  carrier_cancelled: 'The carrier cancelled the booking; a person decides.',
});
export type ScanOutcome = ValueOf<typeof scanOutcome>;
