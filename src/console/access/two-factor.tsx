import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { notice } from '../ui/notices.js';
import { Section } from '../ui/section.js';
import { StateBadge } from '../ui/status.js';
import { Enrol } from './enrol.js';
import { DisableTwoFactorDocument, OwnTwoFactorDocument, RegenerateRecoveryCodesDocument } from './operations.generated.js';
import { useProof } from './proof-errors.js';
import { CodeField, OwnPassword } from './proof-fields.js';
import { RecoveryCodes } from './recovery-codes.js';

/** Two-factor login of the current user. */
export function TwoFactor() {
  const { t } = useTranslation('access');
  const state = useRead(OwnTwoFactorDocument, {});
  const isOn = state.data?.twoFactor.enabledAt != null;
  return (
    <Section
      title={t('twoFactor.title')}
      actions={
        <>
          <SetUp isOn={isOn} />
          {isOn && <NewCodes />}
          {isOn && !state.data?.twoFactor.isRequired && <SwitchOff />}
        </>
      }
    >
      <Loaded read={state}>
        {({ twoFactor: { enabledAt, recoveryCodesLeft } }) => (
          <Group gap="sm">
            <StateBadge colour={enabledAt ? 'green' : 'orange'} label={t(enabledAt ? 'twoFactor.on' : 'twoFactor.off')} />
            <Text size="sm" c="dimmed">
              {enabledAt ? t('twoFactor.left', { count: recoveryCodesLeft }) : t('twoFactor.why')}
            </Text>
            {enabledAt && (
              <Text size="sm" component="span">
                <Instant at={enabledAt} />
              </Text>
            )}
          </Group>
        )}
      </Loaded>
    </Section>
  );
}

function SetUp({ isOn }: { readonly isOn: boolean }) {
  const { t } = useTranslation(['access', 'app']);
  const [opened, { open, close }] = useDisclosure();
  // Keep the state from when the dialog opened: it changes while recovery codes are still shown.
  const [wasOn, setWasOn] = useState(isOn);
  const name = t(isOn ? 'twoFactor.replace' : 'twoFactor.setUp');
  return (
    <>
      <Button
        variant={isOn ? 'default' : 'filled'}
        leftSection={<IconShieldLock size={16} aria-hidden />}
        onClick={() => {
          setWasOn(isOn);
          open();
        }}
      >
        {name}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t('twoFactor.setUp')}
        size="lg"
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        {opened && <Enrol isOn={wasOn} done={close} />}
      </Modal>
    </>
  );
}

function NewCodes() {
  const { t } = useTranslation(['access', 'app']);
  const [given, setGiven] = useState({ password: '', code: '' });
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useWrite(RegenerateRecoveryCodesDocument, ({ regenerateRecoveryCodes }) => setCodes(regenerateRecoveryCodes.codes));
  const prove = useProof();
  return (
    <>
      <Action
        name={t('twoFactor.renew')}
        consequences={t('twoFactor.renewConsequences')}
        begin={() => setGiven({ password: '', code: '' })}
        run={() => prove(() => renew.mutateAsync(given))}
      >
        <OwnPassword value={given.password} change={(password) => setGiven({ ...given, password })} />
        <CodeField value={given.code} change={(code) => setGiven({ ...given, code })} />
      </Action>
      <Modal
        opened={codes !== undefined}
        onClose={() => setCodes(undefined)}
        title={t('twoFactor.codes')}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('app:close') }}
      >
        {codes && <RecoveryCodes codes={codes} />}
      </Modal>
    </>
  );
}

function SwitchOff() {
  const { t } = useTranslation('access');
  const [given, setGiven] = useState({ password: '', code: '' });
  const disable = useWrite(DisableTwoFactorDocument);
  const prove = useProof();
  return (
    <Action
      name={t('twoFactor.switchOff')}
      isGrave
      variant="outline"
      consequences={t('twoFactor.switchOffConsequences')}
      begin={() => setGiven({ password: '', code: '' })}
      run={() => prove(() => disable.mutateAsync(given))}
      done={() => notice(t('twoFactor.isOff'))}
    >
      <OwnPassword value={given.password} change={(password) => setGiven({ ...given, password })} />
      <CodeField value={given.code} change={(code) => setGiven({ ...given, code })} />
    </Action>
  );
}
