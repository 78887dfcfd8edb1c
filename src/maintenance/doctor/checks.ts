import { connections, databaseSize } from './capacity.js';
import { clock } from './clock.js';
import { mail, textMessages } from './delivery.js';
import { encryptedData } from './encrypted-data.js';
import { dataFolder, secretKey } from './folder.js';
import type { Check } from './ground.js';
import { preparedStatements, sessions } from './pooler.js';
import { extension, schemas } from './privileges.js';
import { queues } from './queues.js';
import { replica } from './replica.js';
import { durability, limits } from './server-settings.js';
import { migrated } from './migrated.js';
import { servers } from './servers.js';
import { frozenIds, replicationSlots, transactions } from './vacuum.js';

/** Every check, in the order in which its result is printed. */
export const checks: readonly Check[] = [
  dataFolder,
  secretKey,
  servers,
  sessions,
  preparedStatements,
  schemas,
  extension,
  migrated,
  encryptedData,
  clock,
  connections,
  databaseSize,
  replica,
  durability,
  limits,
  transactions,
  replicationSlots,
  frozenIds,
  queues,
  mail,
  textMessages,
];
