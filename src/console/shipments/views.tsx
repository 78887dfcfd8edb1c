import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useSession, type Session } from '../app/session.js';
import { attentionStatuses } from './filters.js';

interface View {
  readonly name: 'all' | 'attention' | 'toPickUp' | 'atHub' | 'onTheWay' | 'cash' | 'unpaid' | 'disputed' | 'returns';
  readonly search: string;
  readonly allowed?: (session: Session) => boolean;
}

const views: readonly View[] = [
  { name: 'all', search: '' },
  { name: 'attention', search: attentionStatuses.map((status) => `status=${status}`).join('&') },
  { name: 'toPickUp', search: 'status=FULFILLED&status=PICKUP&status=IN_TRANSIT_PICKUP' },
  { name: 'atHub', search: 'status=PICKED_UP&status=AT_SORTING&status=VERIFIED&status=READY_TO_BOOK&status=BOOKED' },
  { name: 'onTheWay', search: 'status=IN_TRANSIT' },
  { name: 'returns', search: 'type=RETURN' },
  {
    name: 'cash',
    search: 'codStage=COLLECTED&codStage=WITH_CARRIER&codStage=WITH_RECEPTION&codStage=WITH_ACCOUNTS',
    allowed: ({ isOperator }) => isOperator,
  },
  { name: 'unpaid', search: 'adjustmentStatus=UNPAID' },
  { name: 'disputed', search: 'adjustmentStatus=DISPUTED' },
];

/** Predefined views. */
export function Views() {
  const { t } = useTranslation('shipments');
  const session = useSession();
  const [params] = useSearchParams();
  const here = sorted(params);
  return (
    <Group component="nav" gap={6} aria-label={t('views.label')}>
      {views
        .filter(({ allowed }) => allowed?.(session) ?? true)
        .map(({ name, search }) => {
          const isHere = sorted(new URLSearchParams(search)) === here;
          return (
            <Button
              key={name}
              component={Link}
              to={{ search }}
              size="xs"
              variant={isHere ? 'filled' : 'default'}
              aria-current={isHere ? 'page' : undefined}
            >
              {t(`views.${name}`)}
            </Button>
          );
        })}
    </Group>
  );
}

/** Compares filters regardless of order. */
const sorted = (params: URLSearchParams): string =>
  [...params]
    .filter(([name]) => name !== 'after')
    .map((pair) => pair.join('='))
    .sort()
    .join('&');
