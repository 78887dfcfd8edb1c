import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Colours by meaning: good, waiting, needs attention, closed. */
const COLOURS: Readonly<Record<string, string>> = {
  NEW: 'gray', READY_TO_BOOK: 'gray', BOOKED: 'blue', FULFILLED: 'blue', PICKUP: 'cyan', IN_TRANSIT_PICKUP: 'cyan', PICKED_UP: 'cyan',
  AT_SORTING: 'violet', VERIFIED: 'violet', IN_TRANSIT: 'indigo', DELIVERED: 'green', PICKUP_FAILED: 'red', NOT_COLLECTED: 'orange', FAILED: 'red',
  ON_HOLD: 'orange', RETURN_TO_SENDER: 'orange', CANCELLED: 'gray',
}; // prettier-ignore

/** Shipment status badge. The text carries the meaning; colour only supports it. */
export function ShipmentStatusBadge({ status }: { readonly status: string }) {
  const { t } = useTranslation();
  return <StateBadge colour={COLOURS[status] ?? 'gray'} label={t(`statuses.${status}` as 'statuses.NEW')} />;
}

/** Generic status badge. */
export const StateBadge = ({ colour, label }: { readonly colour: string; readonly label: string }) => (
  <Badge variant="light" color={colour} tt="none" fw={600} radius="sm" miw="max-content">
    {label}
  </Badge>
);
