import type { CarrierScanColumnsInput } from '../../schema-types.generated.js';
import { AWB_NAMES, type FileColumn } from '../ui/file-columns.js';

export type ScanColumn = keyof CarrierScanColumnsInput;

/** Columns of a partner's list of scans. */
export const SCAN_COLUMNS: readonly FileColumn<ScanColumn>[] = [
  { key: 'awb', name: 'awb', isRequired: true, alsoCalled: AWB_NAMES },
  {
    key: 'status',
    name: 'status',
    isRequired: true,
    alsoCalled: ['statuscode', 'code', 'event', 'eventcode', 'scan', 'scancode', 'activity'],
  },
  {
    key: 'time',
    name: 'time',
    isRequired: true,
    alsoCalled: ['datetime', 'timestamp', 'eventtime', 'eventdate', 'scantime', 'scandate', 'statusdate', 'date', 'occurredat'],
  },
  { key: 'message', name: 'message', isRequired: false, alsoCalled: ['description', 'remarks', 'comment', 'comments', 'note', 'details'] },
  { key: 'place', name: 'place', isRequired: false, alsoCalled: ['location', 'city', 'station', 'hub', 'facility'] },
  { key: 'signedBy', name: 'signed_by', isRequired: false, alsoCalled: ['receivedby', 'receiver', 'pod', 'podname', 'signature'] },
];
