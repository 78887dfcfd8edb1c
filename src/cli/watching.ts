import type { WatchOptions } from '../client/index.js';
import type { Desk } from './desk.js';

/** How a command watches: until Ctrl-C, and with a word to people when it has to connect again. */
export function watching(desk: Desk): WatchOptions {
  let away = false;
  const say = (nowAway: boolean, text: string): void => {
    if (away !== nowAway && !desk.json) desk.remark(desk.paint('dim', text, desk.io.err));
    away = nowAway;
  };
  return {
    signal: desk.signal,
    connected: () => say(false, 'The connection is back; what was missed follows.'),
    lost: ({ message }) => say(true, `${message} Trying again.`),
  };
}
