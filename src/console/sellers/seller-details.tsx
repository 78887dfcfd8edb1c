import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { notice } from '../ui/notices.js';
import { countryName } from '../ui/countries.js';
import { EditSeller } from './edit-seller.js';
import { languageName } from './language-name.js';
import { UpdateSellerDocument, type SellerDetailsFragment } from './operations.generated.js';
import { Section } from './section.js';

/** Identity and contact details of a seller. */
export function SellerDetails({ seller }: { readonly seller: SellerDetailsFragment }) {
  const { t } = useTranslation('sellers');
  const { can, isOperator } = useSession();
  const actions = isOperator && can('seller:edit') && (
    <>
      <SwitchAccount seller={seller} />
      {seller.listedStatus !== 'INCOMPLETE' && <EditSeller seller={seller} />}
    </>
  );
  return (
    <Section title={t('details.title')} actions={actions}>
      <DetailFacts seller={seller} />
      {seller.listedStatus === 'INCOMPLETE' && <Incomplete seller={seller} />}
      {seller.notes && (
        <div>
          <Text size="xs" c="dimmed">
            {t('fields.notes')}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }} dir="auto">
            {seller.notes}
          </Text>
        </div>
      )}
    </Section>
  );
}

/** Names what is missing, with the form that adds it. */
function Incomplete({ seller }: { readonly seller: SellerDetailsFragment }) {
  const { t, i18n } = useTranslation('sellers');
  const { can, isOperator } = useSession();
  const { company, phone, address } = seller;
  const given = [
    [company, t('fields.company')],
    [phone, t('fields.phone')],
    [address, t('details.address')],
  ] as const;
  const what = new Intl.ListFormat(i18n.language).format(given.flatMap(([value, name]) => (value ? [] : [name])));
  return (
    <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={t('details.incomplete', { what })}>
      {isOperator && can('seller:edit') && <EditSeller seller={seller} />}
    </Alert>
  );
}

function DetailFacts({ seller }: { readonly seller: SellerDetailsFragment }) {
  const { t, i18n } = useTranslation('sellers');
  const { address } = seller;
  const country = countryName(i18n.language, address?.countryCode, address?.country);
  const lines = address && [address.address, address.city, address.state, address.zip, country].filter(Boolean).join(', ');
  return (
    <Facts
      of={[
        [t('details.name'), <bdi key="name">{seller.name}</bdi>],
        [t('fields.company'), seller.company && <bdi>{seller.company}</bdi>],
        [
          t('fields.email'),
          <bdi key="email" dir="ltr">
            {seller.email}
          </bdi>,
        ],
        [t('fields.phone'), seller.phone && <bdi dir="ltr">{seller.phone}</bdi>],
        [t('details.address'), lines && <bdi>{lines}</bdi>],
        [t('fields.taxId'), seller.taxId && <bdi dir="ltr">{seller.taxId}</bdi>],
        [t('fields.crNumber'), seller.crNumber && <bdi dir="ltr">{seller.crNumber}</bdi>],
        [
          t('fields.timezone'),
          <bdi key="zone" dir="ltr">
            {seller.timezone}
          </bdi>,
        ],
        [t('fields.language'), languageName(seller.language)],
        [t('fields.isLocal'), t(seller.isLocal ? 'filters.yes' : 'filters.no')],
        [t('fields.isInternational'), t(seller.isInternational ? 'filters.yes' : 'filters.no')],
        [t('fields.orderMails'), t(`orderMails.${seller.orderMails}.name`)],
        [t('fields.notifyEmails'), seller.notifyEmails.length > 0 && <bdi dir="ltr">{seller.notifyEmails.join(', ')}</bdi>],
        [t('details.created'), <Instant key="created" at={seller.createdAt} />],
        [t('details.updated'), <Instant key="updated" at={seller.updatedAt} ago />],
        [
          t('details.id'),
          <bdi key="id" dir="ltr">
            {seller.id}
          </bdi>,
        ],
      ]}
    />
  );
}

/** Activates the seller, or deactivates it with its shops. */
function SwitchAccount({ seller: { id, status } }: { readonly seller: SellerDetailsFragment }) {
  const { t } = useTranslation('sellers');
  const isOn = status === 'ACTIVE';
  const update = useWrite(UpdateSellerDocument, () => notice(t(isOn ? 'details.switchedOff' : 'details.switchedOn')));
  return (
    <Action
      name={t(isOn ? 'details.switchOff' : 'details.switchOn')}
      isGrave={isOn}
      consequences={t(isOn ? 'details.offConsequences' : 'details.onConsequences')}
      run={() => update.mutateAsync({ id, input: { status: isOn ? 'INACTIVE' : 'ACTIVE' } })}
    />
  );
}
