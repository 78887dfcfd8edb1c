import { tablesOf } from '../db/tables.js';
import { CacheVersionSchema } from './cache-version.entity.js';

export const db = tablesOf({ cacheVersion: CacheVersionSchema });
