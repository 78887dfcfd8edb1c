import { sql } from 'kysely';
import { daysAfter } from '../../kernel/clock.js';
import { money } from '../../kernel/money.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import type { WalletType } from '../wallets/index.js';
import type { MoneyStage } from './cod.enums.js';
import type { MoneyOnItsWayType } from './cod.types.js';
import { db } from './cod.tables.js';

/** In the order in which the money comes nearer. */
const STAGES = ['with_driver', 'with_carrier', 'at_hub', 'to_bank'] as const satisfies readonly MoneyStage[];

/** Counted cash is about to be deposited, and what is not cash is with a bank or provider from the start. */
const STAGE = sql<MoneyStage>`case when c.stage = 'with_carrier' then 'with_carrier' when c.stage = 'with_reception' then 'at_hub'
  when c.stage = 'collected' and c.method = 'cash' then 'with_driver' else 'to_bank' end`;

const findOnItsWay = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom('unclearedCredit as u')
    .innerJoin('codCollection as c', 'c.id', 'u.id')
    .select(['u.sellerId', 'u.currency', STAGE.as('stage'), sql<boolean>`c.method = 'cash'`.as('isCash'), 'c.carrierCode'])
    .select([sql<bigint>`sum(u.amount_minor)::bigint`.as('total'), sql<number>`count(*)::int`.as('shipments')])
    .select([sql<Date>`min(c.collected_at)`.as('oldestAt'), sql<Date>`max(c.collected_at)`.as('newestAt')])
    .where('u.sellerId', '=', anyOf($.sellerIds))
    .where('u.status', '=', 'open')
    .groupBy(sql`1, 2, 3, 4, 5`),
);

type Part = Awaited<ReturnType<typeof findOnItsWay>>[number];

const onItsWayLoader = listLoaderBy<string, Part>(
  (sellerIds, { sql: on }) => findOnItsWay(on, { sellerIds }),
  ({ sellerId }) => sellerId,
);

/** A wallet's money that is collected and not in the bank yet, by who has it. Together it is what is uncleared. One statement for all wallets. */
export async function onItsWay(context: Context, { sellerId, currency }: WalletType): Promise<MoneyOnItsWayType[]> {
  const parts = ((await context.load(onItsWayLoader, sellerId)) ?? []).filter((part) => part.currency === currency);
  const { codDepositDays } = context.services.settings;
  return STAGES.flatMap((stage) => {
    const of = parts.filter((part) => part.stage === stage);
    const days = of.map((part) => daysOf(part, codDepositDays));
    if (of.length === 0) return [];
    return [
      {
        stage,
        amount: money(of.reduce((total, part) => total + part.total, 0n), currency), // prettier-ignore
        shipments: of.reduce((count, { shipments }) => count + shipments, 0),
        oldestAt: earliest(of.map(({ oldestAt }) => oldestAt)),
        ...expectedOf(of, days),
      },
    ];
  });
}

/** Of carriers, their own number comes first. */
function daysOf({ carrierCode, isCash }: Part, days: Readonly<Record<string, number>>): number | undefined {
  if (carrierCode !== null) return days[carrierCode] ?? days['carriers'];
  return days[isCash ? 'own' : 'provider'];
}

/** Null unless it is known of all of the money. */
function expectedOf(
  parts: readonly Part[],
  days: readonly (number | undefined)[],
): Pick<MoneyOnItsWayType, 'expectedFrom' | 'expectedUntil'> {
  if (days.some((count) => count === undefined)) return { expectedFrom: null, expectedUntil: null };
  const after = (at: (part: Part) => Date): Date[] => parts.map((part, index) => daysAfter(at(part), days[index] ?? 0));
  return { expectedFrom: earliest(after(({ oldestAt }) => oldestAt)), expectedUntil: latest(after(({ newestAt }) => newestAt)) };
}

const earliest = (instants: readonly Date[]): Date => new Date(Math.min(...instants.map((at) => at.getTime())));
const latest = (instants: readonly Date[]): Date => new Date(Math.max(...instants.map((at) => at.getTime())));
