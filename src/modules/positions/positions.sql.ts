/** Every batch changes its row: with space on its page, no index has to follow. */
export const positionSql = 'alter table position_latest set (fillfactor = 50)';
