import { Kbd, Modal, Table } from '@mantine/core';
import { useDisclosure, useHotkeys, useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { areasFor } from './areas.js';
import { useSession } from './session.js';

const ASKED = 'shipgraph:keys';
/** How long the second key of a pair may take. */
const PAIR_MS = 1_500;

export const showKeys = (): void => void window.dispatchEvent(new Event(ASKED));

/** The keyboard's ways through the console: g and a letter lead to an area, a question mark shows them all. */
export function Keys() {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure();
  const session = useSession();
  const navigate = useNavigate();
  const areas = areasFor(session);
  const pressedG = useRef(-Infinity);
  useWindowEvent(ASKED, open);
  useHotkeys([
    ['shift+?', open],
    ['g', () => (pressedG.current = performance.now()), { preventDefault: false }],
    ...areas.map(({ key, to }): [string, () => void, { preventDefault: boolean }] => [
      key,
      () => {
        if (performance.now() - pressedG.current < PAIR_MS) void navigate(to);
        pressedG.current = -Infinity;
      },
      { preventDefault: false },
    ]),
  ]);
  return (
    <Modal opened={isOpen} onClose={close} title={t('keys.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Table withRowBorders={false} verticalSpacing={4}>
        <Table.Tbody>
          <Key keys={['/']} meaning={t('finder.open')} />
          <Key keys={['?']} meaning={t('keys.title')} />
          {areas.map(({ key, name }) => (
            <Key key={key} keys={['g', key]} meaning={t(`areas.${name}`)} />
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}

const Key = ({ keys, meaning }: { readonly keys: readonly string[]; readonly meaning: string }) => (
  <Table.Tr>
    <Table.Th fw={400}>{meaning}</Table.Th>
    <Table.Td ta="end" dir="ltr">
      {keys.map((key) => (
        <Kbd key={key} mx={2}>
          {key}
        </Kbd>
      ))}
    </Table.Td>
  </Table.Tr>
);
