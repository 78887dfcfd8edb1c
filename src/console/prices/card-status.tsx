import { useTranslation } from 'react-i18next';
import { StateBadge } from '../ui/status.js';
import type { RateCardStatus } from '../../schema-types.generated.js';

const COLOURS: Readonly<Record<RateCardStatus, string>> = { DRAFT: 'blue', PUBLISHED: 'green', RETIRED: 'gray' };

/** Status badge of a rate card. */
export function CardBadge({ status }: { readonly status: RateCardStatus }) {
  const { t } = useTranslation('prices');
  return <StateBadge colour={COLOURS[status]} label={t(`cardStatuses.${status}`)} />;
}

/** The rate card in effect now. */
export function InEffectBadge() {
  const { t } = useTranslation('prices');
  return <StateBadge colour="teal" label={t('card.inEffect')} />;
}
