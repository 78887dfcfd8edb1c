import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { DataTable } from '../ui/data-table.js';
import { Loaded } from '../ui/loaded.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import type { OtpRule } from '../../schema-types.generated.js';
import { CheckField } from '../ui/check-field.js';
import { TextField } from '../ui/text-field.js';
import {
  PolicySellerDocument,
  ProofPoliciesDocument,
  RemoveProofPolicyDocument,
  SetProofPolicyDocument,
  type ProofPoliciesQuery,
} from './operations.generated.js';

type Policy = ProofPoliciesQuery['proofPolicies'][number];

const PROOFS = ['scan', 'photo', 'signature', 'failurePhoto'] as const;
const RULES = ['WHEN_COLLECTING_OR_VALUABLE', 'ALWAYS', 'NEVER'] as const satisfies readonly OtpRule[];

/** What deliveries have to prove, for all, a seller or a service. */
export function Policies() {
  const { t } = useTranslation('runs');
  const { can } = useSession();
  const read = useRead(ProofPoliciesDocument, {});
  return (
    <Section title={t('policies.title')} actions={can('fleet:manage') && <EditPolicy policy={null} />}>
      <Text size="sm" c="dimmed">
        {t('policies.hint')}
      </Text>
      <Loaded read={read}>{({ proofPolicies }) => proofPolicies.length > 0 && <PolicyTable proofPolicies={proofPolicies} />}</Loaded>
    </Section>
  );
}

function PolicyTable({ proofPolicies }: { readonly proofPolicies: readonly Policy[] }) {
  const { t } = useTranslation('runs');
  const { can } = useSession();
  return (
    <DataTable
      caption={t('policies.list')}
      rows={proofPolicies}
      idOf={({ id }) => id}
      columns={[
        { key: 'seller', title: t('policies.seller'), cell: ({ sellerId }) => <Seller id={sellerId} /> },
        { key: 'service', title: t('policies.service'), cell: ({ serviceCode }) => <bdi>{serviceCode ?? t('policies.all')}</bdi> },
        { key: 'proofs', title: t('policies.proofs'), cell: (policy) => <Needs policy={policy} /> },
        { key: 'otp', title: t('policies.otp'), cell: ({ otp }) => t(`policies.rules.${otp}`) },
        ...(can('fleet:manage')
          ? [
              {
                key: 'change',
                title: t('settings.change'),
                cell: (policy: Policy) => (
                  <Group gap={4} wrap="nowrap">
                    <EditPolicy policy={policy} />
                    <RemovePolicy policy={policy} />
                  </Group>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Seller({ id }: { readonly id: string | null }) {
  const { t } = useTranslation('runs');
  const { data } = useRead(PolicySellerDocument, { id: id ?? '' }, { enabled: id !== null });
  return <bdi>{id === null ? t('policies.all') : (data?.seller.displayName ?? '…')}</bdi>;
}

function Needs({ policy }: { readonly policy: Policy }) {
  const { t } = useTranslation('runs');
  const needed = PROOFS.filter((name) => policy[name]).map((name) => t(`policies.needs.${name}`));
  return <span>{needed.length === 0 ? t('policies.nothing') : needed.join(', ')}</span>;
}

const draftOf = (policy: Policy | null) => ({
  sellerId: policy?.sellerId ?? null,
  serviceCode: policy?.serviceCode ?? '',
  scan: policy?.scan ?? false,
  photo: policy?.photo ?? false,
  signature: policy?.signature ?? false,
  failurePhoto: policy?.failurePhoto ?? false,
  otp: policy?.otp ?? RULES[0],
});

type Draft = ReturnType<typeof draftOf>;

function EditPolicy({ policy }: { readonly policy: Policy | null }) {
  const { t } = useTranslation('runs');
  const [draft, setDraft] = useState(draftOf(policy));
  const change = (changes: Partial<Draft>): void => setDraft({ ...draft, ...changes });
  const write = useWrite(SetProofPolicyDocument, () => notice(t('settings.saved')));
  return (
    <Action
      name={t(policy ? 'policies.change' : 'policies.add')}
      {...(policy && { short: t('settings.change') })}
      size="xs"
      consequences={t('policies.consequences')}
      begin={() => setDraft(draftOf(policy))}
      run={() => write.mutateAsync({ input: { ...draft, serviceCode: draft.serviceCode.trim() || null } })}
    >
      {policy === null && <ScopeFields draft={draft} change={change} />}
      <ProofFields draft={draft} change={change} />
      <NativeSelect
        label={t('policies.otp')}
        value={draft.otp}
        onChange={({ currentTarget: { value } }) => change({ otp: RULES.find((rule) => rule === value) ?? RULES[0] })}
        data={RULES.map((value) => ({ value, label: t(`policies.rules.${value}`) }))}
      />
    </Action>
  );
}

function ScopeFields({ draft, change }: { readonly draft: Draft; readonly change: (changes: Partial<Draft>) => void }) {
  const { t } = useTranslation('runs');
  const { can } = useSession();
  return (
    <>
      {can('seller:read') && (
        <SellerChoice label={t('policies.sellerHint')} value={draft.sellerId} onChange={(sellerId) => change({ sellerId })} />
      )}
      <TextField label={t('policies.serviceHint')} value={draft.serviceCode} dir="ltr" change={(serviceCode) => change({ serviceCode })} />
    </>
  );
}

function ProofFields({ draft, change }: { readonly draft: Draft; readonly change: (changes: Partial<Draft>) => void }) {
  const { t } = useTranslation('runs');
  return (
    <Stack gap="xs" component="fieldset" p={0} m={0} bd="none">
      <Text component="legend" size="sm" fw={500}>
        {t('policies.proofs')}
      </Text>
      {PROOFS.map((name) => (
        <CheckField
          key={name}
          label={t(`policies.needs.${name}`)}
          checked={draft[name]}
          change={(checked) => change({ [name]: checked })}
        />
      ))}
    </Stack>
  );
}

function RemovePolicy({ policy: { id } }: { readonly policy: Policy }) {
  const { t } = useTranslation('runs');
  const write = useWrite(RemoveProofPolicyDocument, () => notice(t('policies.removed')));
  return (
    <Action
      name={t('policies.remove')}
      size="xs"
      isGrave
      variant="outline"
      consequences={t('policies.removeConsequences')}
      run={() => write.mutateAsync({ id })}
    />
  );
}
