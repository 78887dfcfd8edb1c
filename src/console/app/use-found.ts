import { useDebouncedValue } from '@mantine/hooks';
import { IconBuildingStore, IconFileInvoice, IconGavel, IconPackage, IconRoute, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useDayText } from '../ui/instant.js';
import { useMoneyText } from '../ui/money.js';
import { isManualShop, useShopName } from '../ui/manual-shop.js';
import { answers, useActions, usePlaces, type Command } from './commands.js';
import { FindAnythingDocument, type FindAnythingQuery } from './operations.generated.js';
import { labelOf } from './seller-choice.js';
import { useSession } from './session.js';
import type app from './words.en.json';
import { inOneLine } from '../ui/isolated.js';

/** Commands of one kind. */
export interface Found {
  readonly kind: keyof typeof app.finder.kinds;
  readonly commands: readonly Command[];
}

interface FoundState {
  readonly found: readonly Found[];
  readonly isSearching: boolean;
  readonly error: Error | null;
}

const WAIT_MS = 200;
const SHORTEST = 2;

/** What is typed finds actions and pages at once, and records as soon as the service has answered. */
export function useFound(typed: string): FoundState {
  const [actions, places] = [useActions(), usePlaces()];
  const recordsOf = useRecords();
  const [search] = useDebouncedValue(typed, WAIT_MS);
  const seen = useSeen();
  const isLongEnough = search.length >= SHORTEST && typed.length >= SHORTEST && Object.values(seen).includes(true);
  const { data, error, isFetching, isPlaceholderData } = useRead(
    FindAnythingDocument,
    { search, ...seen },
    { enabled: isLongEnough, keep: true },
  );
  const isRight = isLongEnough && search === typed && !isPlaceholderData;
  const found: Found[] = [
    { kind: 'actions', commands: actions.filter((command) => answers(command, typed)) },
    { kind: 'pages', commands: places.filter((command) => answers(command, typed)) },
    ...(isRight && data ? recordsOf(data) : []),
  ];
  return {
    error,
    isSearching: isLongEnough && error === null && (isFetching || !isRight),
    found: found.filter(({ commands }) => commands.length > 0),
  };
}

/** Only what the user may read is asked for; the service narrows it to what is theirs. */
function useSeen() {
  const { can, isOperator } = useSession();
  return {
    shipments: can('shipment:read'),
    shops: can('order:read'),
    staff: isOperator && can('seller:read') && can('fleet:read'),
    invoices: can('wallet:read'),
    approvals: isOperator && can('approval:read'),
  };
}

/** Records as commands that open their pages. */
function useRecords(): (data: FindAnythingQuery) => Found[] {
  const moneyRecords = useMoneyRecords();
  const { t } = useTranslation();
  const dayText = useDayText();
  const shopName = useShopName();
  return (data) => [
    {
      kind: 'shipments',
      commands: (data.shipments?.nodes ?? []).map(({ id, reference, awb, receiverName, status }) => ({
        key: id,
        label: awb === reference ? reference : inOneLine(reference, awb),
        description: `${receiverName} · ${t(`statuses.${status}`)}`,
        icon: IconPackage,
        does: { to: `/shipments/${id}` },
      })),
    },
    {
      kind: 'sellers',
      commands: (data.sellers?.nodes ?? []).map((seller) => ({
        key: seller.id,
        label: labelOf(seller),
        description: seller.email,
        icon: IconBuildingStore,
        does: { to: `/sellers/${seller.id}` },
      })),
    },
    {
      kind: 'shops',
      commands: (data.shops?.nodes ?? []).map(({ id, name, domain }) => ({
        key: id,
        label: isManualShop(domain) ? shopName(domain) : name,
        description: isManualShop(domain) ? undefined : domain,
        icon: IconUsersGroup,
        does: { to: `/shops/${encodeURIComponent(domain)}` },
      })),
    },
    {
      kind: 'runs',
      commands: (data.runs?.nodes ?? []).map(({ id, shortId, date, driver }) => ({
        key: id,
        label: inOneLine(shortId, driver.name),
        description: dayText(date),
        icon: IconRoute,
        does: { to: `/runs/${id}` },
      })),
    },
    ...moneyRecords(data),
  ];
}

function useMoneyRecords(): (data: FindAnythingQuery) => Found[] {
  const { t } = useTranslation();
  const moneyText = useMoneyText();
  return (data) => [
    {
      kind: 'invoices',
      commands: (data.sellerInvoices?.nodes ?? []).map(({ id, reference, billedTo, month, gross }) => ({
        key: id,
        label: inOneLine(reference, moneyText(gross)),
        description: inOneLine(billedTo, month),
        icon: IconFileInvoice,
        does: { to: `/invoices/${id}` },
      })),
    },
    {
      kind: 'approvals',
      commands: (data.approvals?.nodes ?? []).map(({ id, type, status, amount, subjectUser }) => ({
        key: id,
        label: `${t(`finder.requests.${type}`)} · ${moneyText(amount)}`,
        description: `${subjectUser?.displayName ?? ''} · ${t(`finder.requestStatuses.${status}`)}`,
        icon: IconGavel,
        does: { to: `/approvals/${id}` },
      })),
    },
  ];
}
