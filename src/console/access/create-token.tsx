import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GraphError } from '../graph/graph-error.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { CodeBlock } from '../ui/code-block.js';
import { SecretDialog } from '../ui/secret-dialog.js';
import { LongTextField, TextField } from '../ui/text-field.js';
import { CreateApiTokenDocument, CreateErpTokenDocument } from './operations.generated.js';
import { nothingChosen, ScopeChoice, scopesOf } from './scope-choice.js';
import { endOf, EndField, IN_90_DAYS } from './token-end.js';
import { erpScopes, sellerScopes, EVERYTHING } from './scopes.js';

const NOTHING = { name: '', scopes: nothingChosen, end: IN_90_DAYS, ips: '' };

type Wish = typeof NOTHING;

/** Creates an ERP token, or an API token of the signed-in seller, and shows it once. */
export function CreateToken({ ofOperator }: { readonly ofOperator: boolean }) {
  const { t } = useTranslation('access');
  const [wish, setWish] = useState(NOTHING);
  const [made, setMade] = useState<{ readonly token: string; readonly example: string }>();
  const createErp = useWrite(CreateErpTokenDocument);
  const createApi = useWrite(CreateApiTokenDocument);
  const run = async (): Promise<void> => {
    const scopes = scopesOf(wish.scopes, ofOperator);
    // An empty list of scopes would grant everything.
    if (scopes.length === 0 && !wish.scopes.isEverything) throw new GraphError({ code: 'MISSING_SCOPES', message: t('create.noScopes') });
    const asked = { name: wish.name.trim(), scopes, expiresAt: endOf(wish.end) };
    const ipAllowList = wish.ips.split(/[\s,]+/).filter((ip) => ip !== '');
    const token = ofOperator
      ? (await createErp.mutateAsync({ ...asked, ipAllowList })).createErpToken
      : (await createApi.mutateAsync(asked)).createApiToken;
    setMade({ token, example: exampleFor({ token, scopes, ofOperator }) });
  };
  return (
    <>
      <Action
        name={t('create.name')}
        variant="filled"
        icon={<IconPlus size={16} aria-hidden />}
        consequences={t(ofOperator ? 'create.consequencesErp' : 'create.consequences')}
        begin={() => setWish(NOTHING)}
        run={run}
      >
        <TokenFields wish={wish} setWish={setWish} ofOperator={ofOperator} />
      </Action>
      <SecretDialog title={t('create.made')} name={t('create.token')} secret={made?.token} close={() => setMade(undefined)}>
        {made && <CodeBlock name={t('create.example')} text={made.example} />}
      </SecretDialog>
    </>
  );
}

interface Made {
  readonly token: string;
  readonly scopes: readonly string[];
  readonly ofOperator: boolean;
}

/** REST routes a token can read, by required scope. */
const READS = [
  ['shipments:read', '/api/erp/shipments?limit=5'],
  ['sellers:read', '/api/erp/sellers?limit=5'],
  ['approvals:read', '/api/erp/approvals?limit=5'],
] as const;

/** Sample request for a shell: a list the token may read, else its identity. */
function exampleFor({ token, scopes, ofOperator }: Made): string {
  const read = ofOperator && READS.find(([scope]) => scopes.includes(scope) || scopes.includes(EVERYTHING));
  const bearer = `-H 'Authorization: Bearer ${token}'`;
  if (read) return `curl ${bearer} \\\n  '${location.origin}${read[1]}'`;
  const question = JSON.stringify({ query: '{ me { type permissions } }' });
  return `curl ${bearer} -H 'Content-Type: application/json' \\\n  -d '${question}' '${location.origin}/graphql'`;
}

interface TokenFieldsProps {
  readonly wish: Wish;
  readonly setWish: (wish: Wish) => void;
  readonly ofOperator: boolean;
}

function TokenFields({ wish, setWish, ofOperator }: TokenFieldsProps) {
  const { t } = useTranslation('access');
  return (
    <>
      <TextField
        label={t('tokens.name')}
        description={t('create.nameMeaning')}
        required
        maxLength={100}
        value={wish.name}
        change={(name) => setWish({ ...wish, name })}
      />
      <ScopeChoice
        wish={wish.scopes}
        change={(scopes) => setWish({ ...wish, scopes })}
        scopes={ofOperator ? erpScopes : sellerScopes}
        ofOperator={ofOperator}
      />
      <EndField end={wish.end} change={(end) => setWish({ ...wish, end })} />
      {ofOperator && (
        <LongTextField
          label={t('tokens.ips')}
          description={t('create.ipsMeaning')}
          placeholder={'203.0.113.7\n198.51.100.0/24'}
          dir="ltr"
          minRows={2}
          value={wish.ips}
          change={(ips) => setWish({ ...wish, ips })}
        />
      )}
    </>
  );
}
