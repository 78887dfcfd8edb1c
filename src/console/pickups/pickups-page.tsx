import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Page } from '../ui/page.js';
import { Round } from './round.js';
import { Task } from './task.js';
import { Tasks } from './tasks.js';

const tabs = ['round', 'confirm'] as const;

/** Pickups page for dispatchers: parcels to pick up, and confirmation of pickups. */
export default function PickupsPage() {
  const { t } = useTranslation('pickups');
  const [params, setParams] = useSearchParams();
  const task = params.get('task');
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'round';
  if (task) return <Task id={task} />;
  return (
    <Page title={t('title')}>
      <Tabs value={tab} onChange={(name) => setParams(name ? { tab: name } : {})} keepMounted={false}>
        <Tabs.List mb="md">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="round">
          <Round />
        </Tabs.Panel>
        <Tabs.Panel value="confirm">
          <Tasks />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
