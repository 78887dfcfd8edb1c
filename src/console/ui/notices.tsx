import { lazy, Suspense, useState } from 'react';
import { useWindowEvent } from '@mantine/hooks';

const SAID = 'shipgraph:notice';
const load = () => import('./notice-board.js');
const NoticeBoard = lazy(load);

/** Shows notifications. Loaded with the first one. */
export function Notices() {
  const [isWanted, setWanted] = useState(false);
  useWindowEvent(SAID, () => setWanted(true));
  return (
    isWanted && (
      <Suspense>
        <NoticeBoard />
      </Suspense>
    )
  );
}

/** Says what was done. */
export const notice = (message: string): void => show(message, 'green');

/** Says what did not work. */
export const warn = (message: string): void => show(message, 'orange');

function show(message: string, colour: 'green' | 'orange'): void {
  window.dispatchEvent(new Event(SAID));
  void load().then(({ say }) => say(message, colour));
}
