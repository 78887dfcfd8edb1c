import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { GraphError } from '../graph/graph-error.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { PasswordField } from '../ui/password-field.js';
import { EndTokensQuestion } from './end-tokens.js';
import { ChangePasswordDocument } from './operations.generated.js';
import { useProof } from './proof-errors.js';

const SHORTEST = 10;
const NOTHING = { current: '', wanted: '', again: '', endTokens: true };

type Given = typeof NOTHING;

/** Changes the password of the current user. */
export function ChangePassword() {
  const { t } = useTranslation('access');
  const { isOperator } = useSession();
  const [given, setGiven] = useState(NOTHING);
  const change = useWrite(ChangePasswordDocument);
  const prove = useProof();
  const run = async (): Promise<void> => {
    if (given.wanted !== given.again) throw new GraphError({ code: 'NOT_THE_SAME', message: t('password.notTheSame') });
    const { current, wanted, endTokens } = given;
    await prove(() => change.mutateAsync({ current, wanted, endTokens }));
  };
  return (
    <Action
      name={t('password.name')}
      variant="filled"
      icon={<IconLock size={16} aria-hidden />}
      consequences={t(isOperator ? 'password.consequences' : 'password.consequencesSeller')}
      begin={() => setGiven(NOTHING)}
      run={run}
      done={() => notice(t('password.done'))}
    >
      <PasswordFields given={given} setGiven={setGiven} />
      <EndTokensQuestion value={given.endTokens} change={(endTokens) => setGiven({ ...given, endTokens })} />
    </Action>
  );
}

function PasswordFields({ given, setGiven }: { readonly given: Given; readonly setGiven: (given: Given) => void }) {
  const { t } = useTranslation('access');
  return (
    <>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        required
        dir="ltr"
        value={given.current}
        change={(current) => setGiven({ ...given, current })}
      />
      <PasswordField
        label={t('password.wanted')}
        description={t('password.rules')}
        autoComplete="new-password"
        required
        minLength={SHORTEST}
        dir="ltr"
        value={given.wanted}
        change={(wanted) => setGiven({ ...given, wanted })}
      />
      <PasswordField
        label={t('password.again')}
        autoComplete="new-password"
        required
        dir="ltr"
        value={given.again}
        change={(again) => setGiven({ ...given, again })}
      />
    </>
  );
}
