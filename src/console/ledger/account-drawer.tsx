import { Drawer, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { oneOf } from '../graph/one-of.js';
import { useFilters } from '../graph/use-filters.js';
import { AccountEntries } from './account-entries.js';
import { AccountMonths } from './account-months.js';
import { AccountName } from './account-name.js';
import { isLong, readRange, type DayRange } from './days.js';
import { useDrillLink } from './drill.js';
import { RangeName } from './range-name.js';

const SIDES = ['DEBIT', 'CREDIT'] as const;
const ALL = 'ALL';
export type Side = (typeof SIDES)[number];

/** The entries behind a figure of the page, which stays open beside them. */
export function AccountDrawer({ range }: { readonly range: DayRange }) {
  const { t } = useTranslation(['ledger', 'app']);
  const navigate = useNavigate();
  const linkTo = useDrillLink();
  const { get } = useFilters();
  const [account, currency, side] = [get('account'), get('currency'), oneOf(SIDES, get('side'))];
  const shown = readRange(get('shown')) ?? range;
  const isOpen = account !== null && currency !== null;
  // An entry opens above, and has the keyboard until it is closed.
  const isFront = get('entry') === null;
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={() => void navigate(linkTo(null))}
      position="right"
      size="min(68rem, 100%)"
      closeOnEscape={isFront}
      trapFocus={isFront}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* The header of the page is its only banner. */}
        <Drawer.Header role="presentation">
          <Drawer.Title>{isOpen && <Heading account={account} currency={currency} shown={shown} />}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('app:close')} />
        </Drawer.Header>
        <Drawer.Body>{isOpen && <Content account={account} currency={currency} shown={shown} side={side} />}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

const Content = ({ side, ...of }: HeadingProps & { readonly side: Side | null }) =>
  isLong(of.shown) ? (
    <AccountMonths {...of} />
  ) : (
    <Stack>
      <SideChoice side={side} />
      <AccountEntries {...of} side={side} />
    </Stack>
  );

interface HeadingProps {
  readonly account: string;
  readonly currency: string;
  readonly shown: DayRange;
}

const Heading = ({ account, currency, shown }: HeadingProps) => (
  <Group gap="sm" component="span">
    <Text span fw={700}>
      <AccountName code={account} title={account} />
    </Text>
    <Text span>
      <RangeName of={shown} />
    </Text>
    <Text span c="dimmed">
      {currency}
    </Text>
  </Group>
);

function SideChoice({ side }: { readonly side: Side | null }) {
  const { t } = useTranslation('ledger');
  const { set } = useFilters();
  return (
    <Group>
      <SegmentedControl
        aria-label={t('sides.name')}
        value={side ?? ALL}
        onChange={(chosen) => set({ side: oneOf(SIDES, chosen) })}
        data={[ALL, ...SIDES].map((value) => ({ value, label: t(`sides.${value as Side | 'ALL'}`) }))}
      />
    </Group>
  );
}
