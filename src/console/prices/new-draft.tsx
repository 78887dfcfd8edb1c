import { Radio, Select, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { GraphError } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import { Action } from '../ui/action.js';
import { inEffect } from './in-effect.js';
import { PublishedCardsDocument } from './operations.generated.js';
import { type RateCardPurpose } from '../../schema-types.generated.js';
import { ServiceChoice } from './service-choice.js';

/** Starts a draft, empty or with the prices in effect. */
export function NewDraft() {
  const { t } = useTranslation('prices');
  const navigate = useNavigate();
  const [serviceCode, setService] = useState('');
  const [purpose, setPurpose] = useState<RateCardPurpose>('SALE');
  const [start, setStart] = useState('published');
  const run = async (): Promise<void> => {
    const address = new URLSearchParams({ service: serviceCode, purpose });
    if (start === 'published') {
      const { rateCards } = await send(PublishedCardsDocument, { serviceCode, purpose });
      const model = inEffect(rateCards.nodes) ?? rateCards.nodes[0];
      if (!model) throw new GraphError({ code: 'NO_PUBLISHED_CARD', message: t('new.noneYet') });
      address.set('from', model.id);
    }
    void navigate(`/prices/new?${address.toString()}`);
  };
  return (
    <Action name={t('new.name')} variant="filled" icon={<IconPlus size={16} aria-hidden />} consequences={t('new.consequences')} run={run}>
      <Stack gap="sm">
        <ServiceChoice value={serviceCode} change={setService} />
        <Select
          label={t('cards.purpose')}
          allowDeselect={false}
          value={purpose}
          onChange={(value) => value && setPurpose(value)}
          data={(['SALE', 'COST'] as const).map((value) => ({ value, label: t(`purposes.${value}`) }))}
        />
        <Radio.Group label={t('new.start')} value={start} onChange={setStart}>
          <Stack gap="xs" mt={4}>
            <Radio value="published" label={t('new.published')} />
            <Radio value="empty" label={t('new.empty')} />
          </Stack>
        </Radio.Group>
      </Stack>
    </Action>
  );
}
