import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { CheckField } from '../ui/check-field.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { ShopRequestsDocument } from './operations.generated.js';
import { ShopRequest } from './shop-request.js';

/** As many as are kept of a shop. */
const ALL = 50;

/** The last requests of a shop, newest first. */
export function ShopRequests({ domain }: { readonly domain: string }) {
  const { t } = useTranslation('access');
  const [failedOnly, setFailedOnly] = useState(false);
  const read = useRead(ShopRequestsDocument, { domain, failedOnly, first: ALL }, { keep: true });
  return (
    <Stack gap="sm">
      <CheckField label={t('requests.failedOnly')} checked={failedOnly} change={setFailedOnly} />
      <Loaded read={read}>
        {({ shopRequests: { nodes } }) =>
          nodes.length === 0 ? (
            <Empty title={t(failedOnly ? 'requests.noneFailed' : 'requests.none')} advice={t('requests.noneAdvice')} />
          ) : (
            <Stack gap="xs" role="list" aria-label={t('requests.title')}>
              {nodes.map((request) => (
                <ShopRequest key={request.id} request={request} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}
