import { Alert, Button, CloseButton, Group, Paper, Progress, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession, type Session } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { HideHintDocument, type SellerBoardQuery } from './operations.generated.js';
import type board from './words.en.json';

const HINT = 'first-steps';

/** After so many parcels a seller who has everything needs no list of it. */
const FEW_PARCELS = 20;

type Lacking = keyof typeof board.first.lacking;

interface Step {
  readonly name: keyof typeof board.first.steps;
  readonly isDone: boolean;
  /** What exactly is missing, if that is known. */
  readonly lacks?: readonly Lacking[];
  readonly links: readonly { readonly to: string; readonly name: keyof typeof board.first.actions }[];
}

/** What a new seller sets up. It stays until everything is done, and can be closed then. */
export function FirstSteps({ of: data }: { readonly of: SellerBoardQuery }) {
  const session = useSession();
  const hide = useWrite(HideHintDocument);
  const steps = stepsOf(data, session);
  const done = steps.filter(({ isDone }) => isDone).length;
  const isComplete = done === steps.length;
  const isOver = isComplete && (data.me.dismissedHints.includes(HINT) || shipped(data) > FEW_PARCELS);
  if (isOver || steps.length === 0) return null;
  // The first parcels matter more than the rest of the set-up.
  if (shipped(data) > FEW_PARCELS) return <Unfinished steps={steps.filter(({ isDone }) => !isDone)} />;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="first">
      <Stack gap="sm">
        <Heading done={done} all={steps.length} close={isComplete ? () => hide.mutate({ hint: HINT }) : undefined} />
        <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {steps.map((step) => (
            <StepLine key={step.name} step={step} />
          ))}
        </Stack>
      </Stack>
    </Paper>
  );
}

const shipped = ({ me }: SellerBoardQuery): number => me.seller?.figures?.totalShipments ?? 0;

function stepsOf({ me: { seller } }: SellerBoardQuery, { can }: Session): Step[] {
  if (!seller) return [];
  const { company, phone, address, figures, payoutAccounts } = seller;
  const parcels = figures?.totalShipments ?? 0;
  const steps: readonly (Step & { readonly needs: string })[] = [
    {
      name: 'business',
      needs: 'profile:edit',
      isDone: Boolean(company && phone && address),
      lacks: Object.entries({ company, phone, address }).flatMap(([name, value]) => (value ? [] : [name as Lacking])),
      links: [{ to: '/profile', name: 'business' }],
    },
    {
      name: 'shop',
      needs: 'order:create',
      isDone: (figures?.shopCount ?? 0) > 0 || parcels > 0,
      links: [
        { to: '/shops/connect', name: 'shop' },
        { to: '/shipments/new', name: 'byHand' },
      ],
    },
    {
      name: 'bank',
      needs: 'payout-account:edit',
      isDone: payoutAccounts.some(({ status }) => status === 'UNVERIFIED' || status === 'VERIFIED'),
      links: [{ to: '/wallet', name: 'bank' }],
    },
    { name: 'parcel', needs: 'order:create', isDone: parcels > 0, links: [{ to: '/shipments/new', name: 'parcel' }] },
  ];
  return steps.filter(({ needs }) => can(needs));
}

interface HeadingProps {
  readonly done: number;
  readonly all: number;
  readonly close: (() => void) | undefined;
}

function Heading({ done, all, close }: HeadingProps) {
  const { t } = useTranslation('board');
  const { name } = useSession();
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2} id="first">
            {close ? (
              t('first.complete')
            ) : (
              <>
                {t('first.title')} <bdi>{name}</bdi>
              </>
            )}
          </Title>
          <Text size="sm" c="dimmed">
            {t('first.progress', { done, all })}
          </Text>
        </div>
        {close && <CloseButton aria-label={t('first.close')} onClick={close} />}
      </Group>
      <Progress value={(done / all) * 100} aria-label={t('first.progress', { done, all })} />
    </>
  );
}

function StepLine({ step: { name, isDone, lacks = [], links } }: { readonly step: Step }) {
  const { t, i18n } = useTranslation('board');
  const missing = new Intl.ListFormat(i18n.language).format(lacks.map((each) => t(`first.lacking.${each}`)));
  return (
    <Group component="li" justify="space-between" gap="xs">
      <Group gap="sm" wrap="nowrap" align="flex-start" style={{ flex: '1 1 20rem' }}>
        <ThemeIcon variant="light" color={isDone ? 'green' : 'gray'} radius="xl">
          {isDone ? <IconCheck size={16} role="img" aria-label={t('first.done')} /> : <IconCircleDashed size={16} aria-hidden />}
        </ThemeIcon>
        <div>
          <Text fw={600}>{t(`first.steps.${name}.title`)}</Text>
          {!isDone && (
            <Text size="sm" c="dimmed">
              {t(`first.steps.${name}.advice`)} {missing && t('first.lacks', { what: missing })}
            </Text>
          )}
        </div>
      </Group>
      {!isDone && <StepLinks links={links} />}
    </Group>
  );
}

function StepLinks({ links }: Pick<Step, 'links'>) {
  const { t } = useTranslation('board');
  return (
    <Group gap="xs">
      {links.map(({ to, name }, index) => (
        <Button key={name} component={Link} to={to} size="xs" variant={index === 0 ? 'light' : 'default'}>
          {t(`first.actions.${name}`)}
        </Button>
      ))}
    </Group>
  );
}

/** For those who ship already: what is missing, as a warning that leads there. */
function Unfinished({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation('board');
  return (
    <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={t('first.missing')}>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {steps.map((step) => (
          <StepLine key={step.name} step={step} />
        ))}
      </Stack>
    </Alert>
  );
}
