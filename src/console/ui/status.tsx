import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Colours by what they mean to whoever looks: goes well, waits, needs somebody, over. */
const COLOURS: Readonly<Record<string, string>> = {
  NEW: 'gray', READY_TO_BOOK: 'gray', BOOKED: 'blue', FULFILLED: 'blue', PICKUP: 'cyan', IN_TRANSIT_PICKUP: 'cyan', PICKED_UP: 'cyan',
  AT_SORTING: 'violet', VERIFIED: 'violet', IN_TRANSIT: 'indigo', DELIVERED: 'green', PICKUP_FAILED: 'red', NOT_COLLECTED: 'orange', FAILED: 'red',
  ON_HOLD: 'orange', RETURN_TO_SENDER: 'orange', CANCELLED: 'gray',
}; // prettier-ignore

/** Where a shipment stands. The word says it; the colour only helps. */
export function ShipmentStatusBadge({ status }: { readonly status: string }) {
  const { t } = useTranslation();
  return <StateBadge colour={COLOURS[status] ?? 'gray'} label={t(`statuses.${status}` as 'statuses.NEW')} />;
}

/** Any state in a word. */
export const StateBadge = ({ colour, label }: { readonly colour: string; readonly label: string }) => (
  <Badge variant="light" color={colour} tt="none" fw={600} radius="sm" miw="max-content">
    {label}
  </Badge>
);
