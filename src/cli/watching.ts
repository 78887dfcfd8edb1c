import type { WatchOptions } from '../client/index.js';
import type { Desk } from './desk.js';

/** Watches until Ctrl-C, with a message when the connection is lost or restored. */
export function watching(desk: Desk): WatchOptions {
  let away = false;
  const say = (nowAway: boolean, text: string): void => {
    if (away !== nowAway && !desk.json) desk.remark(desk.paint('dim', text, desk.io.err));
    away = nowAway;
  };
  return {
    signal: desk.signal,
    connected: () => say(false, 'Reconnected; missed events follow.'),
    lost: ({ message }) => say(true, `${message} Reconnecting.`),
  };
}
