import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { notice } from '../ui/notices.js';
import { TextField } from '../ui/text-field.js';
import { Trouble } from '../ui/trouble.js';
import { AddressFields } from './address-fields.js';
import { LocaleFields, NoticeFields, RegistrationFields } from './business-fields.js';
import { UpdateProfileDocument, type SellerDetailsFragment } from './operations.generated.js';
import { hasProblems, profileProblems, type ProfileProblems } from './profile-problems.js';
import { Section } from './section.js';
import { hasAddress, profileChanges, draftOf, type SellerDraft } from './seller-draft.js';

/** Form for the seller's own profile. */
export function ProfileForm({ seller }: { readonly seller: SellerDetailsFragment }) {
  const { t } = useTranslation('sellers');
  const [fields, setFields] = useState(() => draftOf(seller));
  const [isTried, setTried] = useState(false);
  const update = useWrite(UpdateProfileDocument, () => notice(t('profile.saved')));
  const set = (changes: Partial<SellerDraft>): void => setFields((now) => ({ ...now, ...changes }));
  const changes = profileChanges(fields, seller);
  const problems = profileProblems(fields);
  const isUnchanged = Object.keys(changes).length === 0;

  const save = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!hasProblems(problems)) update.mutate({ input: changes });
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack>
        <Text c="dimmed">{t('profile.intro')}</Text>
        <Section title={t('profile.person')}>
          <OwnFields fields={fields} set={set} email={seller.email} problems={isTried ? problems : undefined} />
        </Section>
        <Section title={t('profile.place')}>
          <AddressFields fields={fields} set={set} isWanted={hasAddress(fields)} />
          {isTried && problems.address && <Wrong>{t('profile.addressIncomplete')}</Wrong>}
        </Section>
        <Section title={t('profile.tax')}>
          <RegistrationFields fields={fields} set={set} />
        </Section>
        <Section title={t('profile.notices')}>
          <LocaleFields fields={fields} set={set} />
          <NoticeFields
            fields={fields}
            set={set}
            error={isTried && problems.notifyEmail ? t('profile.wrongEmail', { email: problems.notifyEmail }) : undefined}
          />
        </Section>
        {update.error && <Trouble error={update.error} />}
        <Group>
          <Button type="submit" loading={update.isPending} disabled={isUnchanged} aria-describedby="unchanged">
            {t('profile.save')}
          </Button>
          <Text id="unchanged" size="sm" c="dimmed" role="status">
            {isUnchanged && t('profile.unchanged')}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

const Wrong = ({ children }: { readonly children: string }) => (
  <Text size="sm" c="red" role="alert">
    {children}
  </Text>
);

interface OwnFieldsProps {
  readonly fields: SellerDraft;
  readonly set: (changes: Partial<SellerDraft>) => void;
  readonly email: string;
  readonly problems: ProfileProblems | undefined;
}

/** Contact person, company and phone; the login address is read-only. */
function OwnFields({ fields, set, email, problems }: OwnFieldsProps) {
  const { t } = useTranslation('sellers');
  const missing = (field: 'firstName' | 'lastName'): string | undefined => (problems?.[field] ? t('profile.required') : undefined);
  return (
    <>
      <TextField
        label={t('fields.company')}
        maxLength={100}
        autoComplete="organization"
        value={fields.company}
        change={(company) => set({ company })}
      />
      <NameFields missing={missing} fields={fields} set={set} />
      <TextField
        label={t('fields.phone')}
        type="tel"
        dir="ltr"
        maxLength={30}
        autoComplete="tel"
        value={fields.phone}
        change={(phone) => set({ phone })}
      />
      <TextInput label={t('profile.email')} description={t('profile.emailHint')} dir="ltr" readOnly variant="filled" value={email} />
    </>
  );
}

interface NameFieldsProps extends Pick<OwnFieldsProps, 'fields' | 'set'> {
  readonly missing: (field: 'firstName' | 'lastName') => string | undefined;
}

function NameFields({ missing, fields, set }: NameFieldsProps) {
  const { t } = useTranslation('sellers');
  return (
    <Group grow align="start">
      <TextField
        label={t('fields.firstName')}
        required
        maxLength={100}
        autoComplete="given-name"
        error={missing('firstName')}
        value={fields.firstName}
        change={(firstName) => set({ firstName })}
      />
      <TextField
        label={t('fields.lastName')}
        required
        maxLength={100}
        autoComplete="family-name"
        error={missing('lastName')}
        value={fields.lastName}
        change={(lastName) => set({ lastName })}
      />
    </Group>
  );
}
