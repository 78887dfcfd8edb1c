import { Alert, Button, CopyButton, List, Stack, Text, Title } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { addressOf, questionIn, type Question } from '../app/price-question.js';
import { useSession } from '../app/session.js';
import { GraphError } from '../graph/graph-error.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { RefusalText } from '../ui/refusal-text.js';
import { RejectionReason } from '../ui/rejection-reason.js';
import { ExplainRatesDocument, QuoteRatesDocument, type ExplainRatesQuery, type OptionFragment } from './operations.generated.js';
import { PricedOption } from './priced-option.js';
import { isComplete, operatorInput, sellerInput } from './question.js';
import { TryForm } from './try-form.js';

interface Answer {
  readonly options: readonly OptionFragment[];
  readonly rejected: ExplainRatesQuery['rates']['rejected'];
  readonly warnings: ExplainRatesQuery['rates']['warnings'];
  readonly planName: string | null;
}

/** Quote with price breakdown and the reasons for unavailable services. */
export default function TryPage() {
  const { t } = useTranslation('prices');
  const { can, isOperator } = useSession();
  const [search, setSearch] = useSearchParams();
  const question = questionIn(search);
  const isAsked = isComplete(question);
  const quoted = useRead(QuoteRatesDocument, { input: operatorInput(question) }, { enabled: isAsked && isOperator });
  const explained = useRead(ExplainRatesDocument, { input: sellerInput(question) }, { enabled: isAsked && !isOperator });
  const read = isOperator ? quoted : explained;
  return (
    <Page
      title={t('try.title')}
      {...(can('rate-book:read') && { back: { to: '/prices', name: t('title') } })}
      actions={isAsked && <Share />}
    >
      <TryForm
        question={question}
        problems={read.error instanceof GraphError ? read.error.problems : []}
        isBusy={read.isFetching}
        ask={(asked) => (addressOf(asked).toString() === search.toString() ? void read.refetch() : setSearch(addressOf(asked)))}
      />
      {isAsked && isOperator && <Loaded read={quoted}>{({ quoteRates }) => <Answered answer={quoteRates} question={question} />}</Loaded>}
      {isAsked && !isOperator && (
        <Loaded read={explained}>
          {({ rates }) => <Answered answer={{ ...rates, options: rates.rates, planName: null }} question={question} />}
        </Loaded>
      )}
    </Page>
  );
}

interface AnsweredProps {
  readonly answer: Answer;
  readonly question: Question;
}

function Answered({ answer: { options, rejected, warnings, planName }, question }: AnsweredProps) {
  const { t } = useTranslation('prices');
  const { can } = useSession();
  // Orders are goods on their way out.
  const canShip = can('order:create') && !question.isReturn && !question.isDocument;
  return (
    <Stack gap="md">
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      <div aria-live="polite">
        <Title order={2}>{t('try.options', { count: options.length })}</Title>
      </div>
      {planName !== null && (
        <Text size="sm">
          {t('try.plan')} <bdi>{planName}</bdi>
        </Text>
      )}
      {options.length === 0 && <Empty title={t('try.none')} advice={t('try.noneAdvice')} />}
      {options.map((option) => (
        <PricedOption key={option.serviceCode} option={option} ship={canShip ? shipAddress(question, option.serviceCode) : null} />
      ))}
      {rejected.length > 0 && <Rejected rejected={rejected} />}
    </Stack>
  );
}

function Warnings({ warnings }: { readonly warnings: AnsweredProps['answer']['warnings'] }) {
  const { t } = useTranslation('prices');
  return (
    <Alert color="orange" title={t('try.warnings')}>
      <List size="sm">
        {warnings.map(({ field, ...said }) => (
          <List.Item key={`${field} ${said.code}`}>
            {field && <code>{field}</code>} <RefusalText of={said} />
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Rejected({ rejected }: { readonly rejected: AnsweredProps['answer']['rejected'] }) {
  const { t } = useTranslation('prices');
  return (
    <>
      <Title order={2}>{t('try.rejected')}</Title>
      <DataTable
        caption={t('try.rejected')}
        rows={rejected}
        idOf={({ serviceCode }) => serviceCode}
        columns={[
          { key: 'service', title: t('cards.service'), cell: ({ serviceCode }) => <bdi dir="ltr">{serviceCode}</bdi> },
          { key: 'reason', title: t('try.reason'), cell: ({ code }) => <RejectionReason code={code} /> },
          { key: 'message', title: t('try.message'), cell: (rejection) => <RefusalText of={rejection} /> },
        ]}
      />
    </>
  );
}

/** The form for a new shipment, with this route, parcel and service. */
function shipAddress(question: Question, service: string): string {
  const search = addressOf(question);
  search.set('service', service);
  return `/shipments/new?${search.toString()}`;
}

/** The input is in the URL: every user who opens it sees the same quote, within their permissions. */
function Share() {
  const { t } = useTranslation(['prices', 'app']);
  return (
    <CopyButton value={location.href}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy} leftSection={<IconLink size={16} aria-hidden />}>
          {copied ? t('app:copied') : t('try.share')}
        </Button>
      )}
    </CopyButton>
  );
}
