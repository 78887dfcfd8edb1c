import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { areasFor } from './areas.js';
import { useSession } from './session.js';

const KeyList = lazy(() => import('./key-list.js'));

const ASKED = 'shipgraph:keys';
/** Time limit for the second key of a shortcut. */
const PAIR_MS = 1_500;

export const showKeys = (): void => void window.dispatchEvent(new Event(ASKED));

/** Keyboard navigation: g and a letter go to an area, n opens the form for a new shipment, ? lists all shortcuts. */
export function Keys() {
  const [isOpen, setOpen] = useState<boolean>();
  const session = useSession();
  const navigate = useNavigate();
  const pressedG = useRef(-Infinity);
  const mayShip = session.can('order:create');
  const open = (): void => setOpen(true);
  useWindowEvent(ASKED, open);
  useHotkeys([
    ['shift+?', open],
    ['g', () => (pressedG.current = performance.now()), { preventDefault: false }],
    // After g, the letter goes to an area.
    ['n', () => mayShip && performance.now() - pressedG.current >= PAIR_MS && void navigate('/shipments/new'), { preventDefault: false }],
    ...areasFor(session).map(({ key, to }): [string, () => void, { preventDefault: boolean }] => [
      key,
      () => {
        if (performance.now() - pressedG.current < PAIR_MS) void navigate(to);
        pressedG.current = -Infinity;
      },
      { preventDefault: false },
    ]),
  ]);
  return (
    isOpen !== undefined && (
      <Suspense>
        <KeyList isOpen={isOpen} close={() => setOpen(false)} />
      </Suspense>
    )
  );
}
