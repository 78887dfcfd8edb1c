import { refuse } from '../../../kernel/errors.js';
import type { MoneyType } from '../../../platform/graphql/money.type.js';
import { amountIn } from '../../../kernel/exchange.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import type { Context } from '../../../platform/work/context.js';
import type { LoaderDefinition } from '../../../platform/work/loader.js';
import type { CoreServices } from '../../../platform/services.js';
import { inCash, money, type Money } from '../../../kernel/money.js';
import { tasksByIds } from '../rows/fleet-rows.js';
import { proofNeedsOf, type ProofNeeds } from '../../proofs/index.js';
import { db } from '../fleet.tables.js';
import type { FleetServices } from '../services.js';
import type { Task } from '../rows/task.entity.js';

const findFacts = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('shipment as s')
    .innerJoin('order as o', 'o.id', 's.orderId')
    .select(['s.id', 's.serviceCode', 's.type', 's.codStage', 'o.paymentStatus', 'o.collectionMinor', 'o.subTotalMinor', 'o.currency'])
    .where('s.id', '=', anyOf($.shipmentIds)),
);

type Tasked = Pick<Task, 'id' | 'shipmentId' | 'sellerId' | 'kind'>;

interface TaskDemands {
  readonly needs: ProofNeeds;
  /** What is still to be collected at the door; null if nothing. */
  readonly collect: Money | null;
  /** What coins make of it. */
  readonly collectInCash: Money | null;
}

/** What each task asks of the driver, by task id. */
export async function demandsOf(
  sql: RunSql,
  services: CoreServices & FleetServices,
  tasks: readonly Tasked[],
): Promise<ReadonlyMap<string, TaskDemands>> {
  const facts = new Map((await findFacts(sql, { shipmentIds: tasks.map(({ shipmentId }) => shipmentId) })).map((row) => [row.id, row]));
  const { fx, baseCurrency } = services.rateBook.current();
  const at = services.clock.now().getTime();
  const asked = tasks.flatMap((task) => {
    const row = facts.get(task.shipmentId);
    if (!row) return [];
    const isOpen = row.paymentStatus === 'postpaid' && row.codStage === null && row.type === 'outbound' && row.collectionMinor > 0n;
    const collect = isOpen && task.kind === 'deliver' ? money(row.collectionMinor, row.currency) : null;
    // Without an exchange rate the value counts as high: asking for a code costs less than a lost parcel.
    const declaredBaseMinor = amountIn(fx, row.subTotalMinor, { from: row.currency, to: baseCurrency, at }) ?? UNKNOWN_VALUE;
    const { id: taskId, kind, sellerId } = task;
    return [{ taskId, kind, sellerId, serviceCode: row.serviceCode, collects: collect !== null, declaredBaseMinor, collect }];
  });
  const needs = await proofNeedsOf(sql, services.settings, asked);
  return new Map(
    asked.flatMap(({ taskId, collect }) => {
      const collectInCash = collect && inCash(collect, services.settings.cashCoins);
      const need = needs.get(taskId);
      return need ? [[taskId, { needs: need, collect, collectInCash }] as const] : [];
    }),
  );
}

const UNKNOWN_VALUE = 2n ** 53n;

/** Of one task, in the transaction that ends it. */
export async function needsOfTask(tx: Tx<FleetServices>, task: Tasked): Promise<ProofNeeds> {
  const demands = (await demandsOf(tx.sql, tx.services, [task])).get(task.id);
  if (!demands) throw new Error(`The task ${task.id} has no shipment.`);
  return demands.needs;
}

/** What a delivery will ask of the driver, also before there is a task for it. */
export async function needsAtDoor(
  sql: RunSql,
  services: CoreServices & FleetServices,
  { id: shipmentId, sellerId }: { readonly id: string; readonly sellerId: string },
): Promise<{ readonly collects: boolean; readonly otp: boolean }> {
  const asked = { id: shipmentId, shipmentId, sellerId, kind: 'deliver' } as const;
  const demands = (await demandsOf(sql, services, [asked])).get(shipmentId);
  return { collects: demands?.collect != null, otp: demands?.needs.otp === true };
}

const demandsLoader: LoaderDefinition<string, TaskDemands, FleetServices> = {
  load: async (ids, { sql, services }) => {
    const demands = await demandsOf(sql, services, await tasksByIds(sql, ids));
    return ids.map((id) => demands.get(id) ?? null);
  },
};

interface ShownDemands {
  readonly needs: ProofNeeds;
  readonly collect: MoneyType | null;
  readonly collectInCash: MoneyType | null;
}

/** What a task asks of the driver, as the graph shows it. */
export async function demandOf(context: Context<FleetServices>, { id }: Tasked): Promise<ShownDemands> {
  const demands = await context.load(demandsLoader, id);
  if (!demands) throw refuse('TASK_NOT_FOUND');
  return { needs: demands.needs, collect: demands.collect, collectInCash: demands.collectInCash };
}

export const readNeeds = async ({ sql, services }: Context<FleetServices>, task: Tasked): Promise<ProofNeeds | undefined> =>
  (await demandsOf(sql, services, [task])).get(task.id)?.needs;
