import { Kbd, Modal, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { areasFor } from './areas.js';
import { useSession } from './session.js';

/** List of keyboard shortcuts. */
export default function KeyList({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const areas = areasFor(session);
  return (
    <Modal opened={isOpen} onClose={close} title={t('keys.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Table withRowBorders={false} verticalSpacing={4}>
        <Table.Tbody>
          <Key keys={['/']} meaning={t('finder.open')} />
          <Key keys={['?']} meaning={t('keys.title')} />
          {session.can('order:create') && <Key keys={['n']} meaning={t('newShipment')} />}
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
