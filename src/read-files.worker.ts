import 'reflect-metadata';
import { invoiceFile } from './modules/carrier-bills/invoice-csv.rules.js';
import { remittanceFile } from './modules/carrier-bills/remittance-csv.rules.js';
import { scanFile } from './modules/carrier-tracking/scan-csv.rules.js';
import { attachmentFile } from './modules/notes/file-type.rules.js';
import { orderFile } from './modules/order-imports/read-order-file.rules.js';
import { proofFile } from './modules/proofs/proof-file.rules.js';
import { rateCardFile } from './modules/rating/rate-card-csv.rules.js';
import { fileReading } from './platform/files/read-file.js';

/** The thread that reads the files of people: rules alone, because whole modules would take longer to load than most files to read. */
export default fileReading([attachmentFile, invoiceFile, orderFile, proofFile, rateCardFile, remittanceFile, scanFile]);
