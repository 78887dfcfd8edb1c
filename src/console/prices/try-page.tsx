import { Alert, Button, CopyButton, List, Stack, Text, Title } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { addressOf, questionIn, type Question } from '../app/price-question.js';
import { useSession } from '../app/session.js';
import { useSellerCurrency } from '../app/use-seller-currency.js';
import { GraphError } from '../graph/graph-error.js';
import { useRead } from '../graph/use-read.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { RefusalText } from '../ui/refusal-text.js';
import { ExplainRatesDocument, QuoteRatesDocument, type ExplainRatesQuery, type OptionFragment } from './operations.generated.js';
import { PricedOption } from './priced-option.js';
import { isComplete, isMeasured, operatorInput, sellerInput } from './question.js';
import { TryForm } from './try-form.js';
import './try.css';

interface Answer {
  readonly options: readonly OptionFragment[];
  readonly rejected: ExplainRatesQuery['rates']['rejected'];
  readonly warnings: ExplainRatesQuery['rates']['warnings'];
  readonly planName: string | null;
}

/** What shipping costs, how long it takes, and why other services do not take the parcel. */
export default function TryPage() {
  const { t } = useTranslation('prices');
  const { can, isOperator } = useSession();
  const [search, setSearch] = useSearchParams();
  const question = questionIn(search);
  const currency = useSellerCurrency(question.seller);
  const priced = question.currency || currency;
  const isAsked = isComplete(question);
  const quoted = useRead(QuoteRatesDocument, { input: operatorInput(question, priced) }, { enabled: isAsked && isOperator });
  const explained = useRead(ExplainRatesDocument, { input: sellerInput(question, priced) }, { enabled: isAsked && !isOperator });
  const read = isOperator ? quoted : explained;
  return (
    <Page
      title={t('try.title')}
      {...(can('rate-book:read') && { back: { to: '/prices', name: t('title') } })}
      actions={isAsked && <Share />}
    >
      <TryForm
        question={question}
        currency={currency}
        problems={read.error instanceof GraphError ? read.error.problems : []}
        isBusy={read.isFetching}
        ask={(asked) => (addressOf(asked).toString() === search.toString() ? void read.refetch() : setSearch(addressOf(asked)))}
      />
      {isAsked && isOperator && <Loaded read={quoted}>{({ quoteRates }) => <Answered answer={quoteRates} question={question} />}</Loaded>}
      {isAsked && !isOperator && (
        <Loaded read={explained}>
          {({ rates }) => <Answered answer={{ ...rates, options: rates.rates.toSorted(byRate), planName: null }} question={question} />}
        </Loaded>
      )}
    </Page>
  );
}

/** By what the seller pays, not by what shoppers see. */
const byRate = (left: OptionFragment, right: OptionFragment): number => Number(left.actualRate.amount) - Number(right.actualRate.amount);

interface AnsweredProps {
  readonly answer: Answer;
  readonly question: Question;
}

function Answered({ answer: { options, rejected, warnings, planName }, question }: AnsweredProps) {
  const { t } = useTranslation('prices');
  const { can } = useSession();
  // Orders are goods on their way out, and their price depends on their size.
  const canShip = can('order:create') && !question.isReturn && !question.isDocument && isMeasured(question);
  const [cheapest] = options;
  const fastest = Math.min(...options.map(({ maxTransitDays }) => maxTransitDays));
  const isOneFastest = options.filter(({ maxTransitDays }) => maxTransitDays === fastest).length < options.length;
  return (
    <Stack gap="md" className="quote">
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
        <PricedOption
          key={option.serviceCode}
          option={option}
          ship={canShip ? shipAddress(question, option) : null}
          isCheapest={options.length > 1 && option === cheapest}
          isFastest={isOneFastest && option.maxTransitDays === fastest}
        />
      ))}
      {rejected.length > 0 && <Rejected rejected={rejected} isOpen={options.length === 0} />}
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
            <RefusalText of={said} />
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Each service in its own sentence. */
function Rejected({ rejected, isOpen }: { readonly rejected: AnsweredProps['answer']['rejected']; readonly isOpen: boolean }) {
  const { t } = useTranslation('prices');
  return (
    <details open={isOpen}>
      <summary>{t('try.rejected', { count: rejected.length })}</summary>
      <List size="sm" mt="xs">
        {rejected.map(({ serviceCode, ...said }) => (
          <List.Item key={serviceCode}>
            <RefusalText of={said} />
          </List.Item>
        ))}
      </List>
    </details>
  );
}

/** The form for a new shipment, with this route, parcel and service, and what it costs. */
function shipAddress(question: Question, { serviceCode, actualRate }: OptionFragment): string {
  const search = addressOf(question);
  search.set('service', serviceCode);
  search.set('price', actualRate.amount);
  search.set('priceIn', actualRate.currency);
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
