import 'reflect-metadata';

export { backup, type Backup } from './backup/backup.js';
export { installationOf, type Installation, type Surroundings, isRefusal } from './installation.js';
export { verifyLedgerArchive, type ArchiveVerdict } from './ledger-archive.js';
export { restore, type Restored } from './restore/restore.js';
export { Unreachable } from './server.js';
export { doctor, type Diagnosis } from './doctor/doctor.js';
