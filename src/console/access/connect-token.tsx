import { Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopMode } from '../../schema-types.generated.js';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { SecretDialog } from '../ui/secret-dialog.js';
import { TextField } from '../ui/text-field.js';
import type { StoreKind } from './connect-kinds.js';
import { ConnectOwnShopDocument, OwnTwoFactorDocument } from './operations.generated.js';
import { useProof } from './proof-errors.js';
import { CodeField, OwnPassword } from './proof-fields.js';

interface CreateShopTokenProps {
  readonly kind: StoreKind;
  readonly domain: string;
  readonly mode: ShopMode;
  readonly made: (token: string) => void;
}

const NOTHING = { password: '', code: '' };

/** Connects the shop and issues its token, as POST /api/login does for plug-ins. */
export function CreateShopToken({ kind, domain, mode, made }: CreateShopTokenProps) {
  const { t } = useTranslation('access');
  const { email, seller } = useSession();
  const [name, setName] = useState(seller?.displayName ?? domain);
  const [proof, setProof] = useState(NOTHING);
  const [secret, show] = useState<string>();
  const hasTwoFactor = useRead(OwnTwoFactorDocument, {}).data?.twoFactor.enabledAt != null;
  const connect = useWrite(ConnectOwnShopDocument);
  const prove = useProof();
  const run = async (): Promise<void> => {
    const details = { shopId: domain, shopName: name.trim(), platform: kind === 'php' ? 'php' : 'custom', url: `https://${domain}` };
    const input = { ...details, mode, email, password: proof.password, code: proof.code.trim() || null };
    const { connectShop } = await prove(() => connect.mutateAsync({ input }));
    show(connectShop.token);
    made(connectShop.token);
  };
  return (
    <div>
      <Action
        name={t('connect.token')}
        variant="filled"
        icon={<IconKey size={16} aria-hidden />}
        consequences={t(`connect.tokenConsequences.${mode}`, { domain })}
        begin={() => setProof(NOTHING)}
        run={run}
      >
        <TextField label={t('connect.name')} required maxLength={200} value={name} change={setName} />
        <OwnPassword value={proof.password} change={(password) => setProof({ ...proof, password })} />
        {hasTwoFactor && <CodeField value={proof.code} change={(code) => setProof({ ...proof, code })} />}
      </Action>
      <SecretDialog title={t('connect.tokenMade')} name={t('connect.tokenName')} secret={secret} close={() => show(undefined)}>
        <Text size="sm">{t('connect.tokenUse')}</Text>
      </SecretDialog>
    </div>
  );
}
