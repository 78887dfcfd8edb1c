import { Modal, NavLink, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAddressBook, IconBuildingStore, IconGavel, IconPackage, IconPackageExport, IconSearch, type Icon } from '@tabler/icons-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRead } from '../graph/use-read.js';
import { useMoneyText } from '../ui/money.js';
import { TextField } from '../ui/text-field.js';
import { areasFor } from './areas.js';
import { FindAnythingDocument, type FindAnythingQuery } from './operations.generated.js';
import { labelOf } from './seller-choice.js';
import { useSession } from './session.js';

interface Found {
  readonly to: string;
  readonly label: string;
  readonly description?: string;
  readonly icon: Icon;
}

const WAIT_MS = 200;
const SHORTEST = 2;

/** Global search for shipments, sellers, requests and areas. */
export default function Finder({ opened, close }: { readonly opened: boolean; readonly close: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={close} withCloseButton={false} padding="xs" size="lg" aria-label={t('finder.open')}>
      {opened && <Search close={close} />}
    </Modal>
  );
}

function Search({ close }: { readonly close: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { found, isSearching } = useFound(typed.trim());
  useEffect(() => setChosen(0), [typed]);

  const go = (to: string): void => {
    close();
    void navigate(to);
  };
  const steer = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((chosen + step + found.length) % Math.max(1, found.length));
    }
    if (event.key === 'Enter' && found[chosen]) go(found[chosen].to);
  };
  return (
    <>
      <TextField
        data-autofocus
        size="md"
        leftSection={<IconSearch size={18} aria-hidden />}
        placeholder={t('finder.placeholder')}
        aria-label={t('finder.placeholder')}
        role="combobox"
        aria-expanded
        aria-controls="found"
        aria-activedescendant={found[chosen] ? `found-${chosen}` : undefined}
        value={typed}
        change={setTyped}
        onKeyDown={steer}
      />
      <FoundList found={found} chosen={chosen} go={go} />
      {found.length === 0 && (
        <Text c="dimmed" size="sm" p="sm" role="status">
          {isSearching ? t('loading') : t('finder.nothing')}
        </Text>
      )}
    </>
  );
}

interface FoundListProps {
  readonly found: Found[];
  readonly chosen: number;
  readonly go: (to: string) => void;
}

function FoundList({ found, chosen, go }: FoundListProps) {
  const { t } = useTranslation();
  return (
    <div id="found" role="listbox" aria-label={t('finder.found')}>
      {found.map(({ to, label, description, icon: Icon }, index) => (
        <NavLink
          key={to}
          id={`found-${index}`}
          role="option"
          aria-selected={index === chosen}
          active={index === chosen}
          tabIndex={-1}
          label={<bdi>{label}</bdi>}
          description={description}
          leftSection={<Icon size={18} aria-hidden />}
          onClick={() => go(to)}
        />
      ))}
    </div>
  );
}

function useFound(typed: string): { found: Found[]; isSearching: boolean } {
  const { t } = useTranslation();
  const session = useSession();
  const recordsOf = useRecords();
  const [search] = useDebouncedValue(typed, WAIT_MS);
  const { can, isOperator } = session;
  // Sellers search neither sellers nor approval requests.
  const seen = {
    shipments: can('shipment:read'),
    sellers: isOperator && can('seller:read'),
    approvals: isOperator && can('approval:read'),
  };
  const isLongEnough = search.length >= SHORTEST && Object.values(seen).includes(true);
  const { data, isFetching } = useRead(FindAnythingDocument, { search, ...seen }, { enabled: isLongEnough, keep: true });
  const areas = [
    ...(can('order:create') ? [{ to: '/shipments/new', label: t('newShipment'), icon: IconPackageExport }] : []),
    ...(can('address-book:edit') ? [{ to: '/address-book', label: t('addressBook'), icon: IconAddressBook }] : []),
    ...areasFor(session).map(({ to, name, icon }) => ({ to, label: t(`areas.${name}`), icon })),
  ];
  return {
    isSearching: isFetching || search !== typed,
    found: [
      ...(isLongEnough && data ? recordsOf(data) : []),
      ...areas.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())),
    ],
  };
}

/** Search results as options. */
function useRecords(): (data: FindAnythingQuery) => Found[] {
  const { t } = useTranslation();
  const moneyText = useMoneyText();
  return ({ shipments, sellers, approvals }) => [
    ...(shipments?.nodes ?? []).map(({ id, reference, awb, receiverName, status }) => ({
      to: `/shipments/${id}`,
      label: awb === reference ? reference : `${reference} · ${awb}`,
      description: `${receiverName} · ${t(`statuses.${status}`)}`,
      icon: IconPackage,
    })),
    ...(sellers?.nodes ?? []).map((seller) => ({
      to: `/sellers/${seller.id}`,
      label: labelOf(seller),
      description: seller.email,
      icon: IconBuildingStore,
    })),
    ...(approvals?.nodes ?? []).map(({ id, type, status, amount, subjectUser }) => ({
      to: `/approvals/${id}`,
      label: `${t(`finder.requests.${type}`)} · ${moneyText(amount)}`,
      description: `${subjectUser?.displayName ?? ''} · ${t(`finder.requestStatuses.${status}`)}`,
      icon: IconGavel,
    })),
  ];
}
