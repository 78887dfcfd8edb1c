import { Anchor, Group, List } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { countryName } from '../ui/countries.js';
import { fullNameOf } from '../ui/full-name.js';
import { Instant } from '../ui/instant.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import { DropDraftDocument, ShipmentDraftsDocument, type ShipmentDraftsQuery } from './operations.generated.js';

type Draft = ShipmentDraftsQuery['orderDrafts']['nodes'][number];

/** The latest drafts, to be finished or thrown away. */
export function Drafts({ sellerId, current }: { readonly sellerId: string | null; readonly current: string | null }) {
  const { t } = useTranslation('ship');
  const { data } = useRead(ShipmentDraftsDocument, { sellerId });
  const drafts = (data?.orderDrafts.nodes ?? []).filter(({ id }) => id !== current);
  if (drafts.length === 0) return null;
  return (
    <Section
      title={t('drafts.title')}
      actions={
        <Anchor component={Link} to="/shipments/drafts" size="sm">
          {t('drafts.all')}
        </Anchor>
      }
    >
      <List size="sm" listStyleType="none" spacing="xs">
        {drafts.map((draft) => (
          <List.Item key={draft.id}>
            <DraftLine draft={draft} />
          </List.Item>
        ))}
      </List>
    </Section>
  );
}

function DraftLine({ draft: { id, updatedAt, content } }: { readonly draft: Draft }) {
  const { t, i18n } = useTranslation('ship');
  const drop = useWrite(DropDraftDocument, () => notice(t('drafts.dropped')));
  const { customer, destination } = content;
  const name = fullNameOf(customer ?? {}) || customer?.company || t('drafts.nobody');
  const place = [destination?.city, destination?.countryCode && countryName(i18n.language, destination.countryCode)]
    .filter(Boolean)
    .join(', ');
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Anchor component={Link} to={`/shipments/new?draft=${id}`} size="sm">
          <bdi>{name}</bdi>
        </Anchor>{' '}
        {place && <bdi>{place}</bdi>} · <Instant at={updatedAt} />
      </div>
      <Action
        name={t('drafts.drop', { name })}
        short={t('drafts.dropShort')}
        size="xs"
        isGrave
        variant="outline"
        consequences={t('drafts.dropMeaning')}
        run={() => drop.mutateAsync({ id })}
      />
    </Group>
  );
}
