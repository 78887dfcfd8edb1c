import { money, formatMoney, type Money } from '../../../kernel/money.js';
import type { Context } from '../../../platform/work/context.js';
import { latinLine } from '../../../platform/latin/latin-line.js';
import type { LabelLanguage } from '../../../platform/pdf/label-sheet.js';
import type { RunSheet, RunSheetStop, RunSheetTask } from '../../../platform/pdf/run-sheet.js';
import { NO_ID } from '../../../platform/ids.js';
import { driverById, profileOf } from '../drivers/read-drivers.js';
import { hubLoader } from '../hubs/hubs.js';
import type { FleetServices } from '../services.js';
import { demandsOf } from '../reading/read-demands.js';
import { parcelOf, placeOfTask, tasksOfRun } from '../reading/read-tasks.js';
import type { Task } from '../rows/task.entity.js';
import { runById, stopsOfRun } from '../reading/read-runs.js';
import { sumByCurrency } from '../reading/run-cash.js';
import type { Run, Stop } from '../rows/run.entity.js';
import type { RunSheetFileType } from '../reading/run.types.js';

/** Prints a run for the driver: stops in order, parcels with barcodes, and what is to be collected. RUN_NOT_FOUND. */
export async function runSheetFile(
  context: Context<FleetServices>,
  { id, language }: { id: string; language: LabelLanguage },
): Promise<RunSheetFileType> {
  const run = await runById(context, id);
  const sheet = await sheetOf(context, run, language);
  const content = await context.services.labelPress.print({ kind: 'runSheet', sheet });
  return { fileName: `RUN_${run.shortId}_${run.day}.pdf`, content };
}

async function sheetOf(context: Context<FleetServices>, run: Run, language: LabelLanguage): Promise<RunSheet> {
  const [driver, hub, stops, tasks] = await Promise.all([
    driverById(context, run.driverId),
    context.load(hubLoader, run.hubId ?? NO_ID),
    stopsOfRun(context, run.id),
    tasksOfRun(context, run.id),
  ]);
  const [{ phone }, demands] = await Promise.all([profileOf(context, driver), demandsOf(context.sql, context.services, tasks)]);
  const due = new Map([...demands].flatMap(([taskId, { collectInCash }]) => (collectInCash ? [[taskId, collectInCash] as const] : [])));
  const printed = await Promise.all(
    stops.map((stop) => stopOf(context, { run, stop, due, tasks: tasks.filter(({ stopId }) => stopId === stop.id) })),
  );
  return {
    language,
    shortId: run.shortId,
    driver: driver.name,
    phone,
    vehicle: run.vehicle,
    hub: hub && `${hub.code}, ${hub.name}`,
    day: run.day,
    timeZone: run.timeZone,
    stops: printed,
    parcels: tasks.length,
    collect: sumByCurrency([...due.values()]).map(amountText),
  };
}

interface StopParts {
  readonly run: Run;
  readonly stop: Stop;
  readonly tasks: readonly Task[];
  readonly due: ReadonlyMap<string, Money>;
}

async function stopOf(context: Context, { run, stop, tasks, due }: StopParts): Promise<RunSheetStop> {
  const places = await Promise.all(tasks.map((task) => placeOfTask(context, task)));
  const [place] = places;
  const deliveryNotes = places.flatMap(({ deliveryNote }) => deliveryNote ?? []);
  const time = (at: Date): string => clockTime(at, run.timeZone);
  const { windowFrom, windowTo, eta, plannedAt } = stop;
  const arrival = eta ?? plannedAt;
  // Several people may share a door.
  const names = [...new Set(places.map(({ contactName }) => contactName))];
  const phones = [...new Set(places.flatMap(({ contactPhone, contactPhoneE164 }) => contactPhoneE164 ?? contactPhone ?? []))];
  const name = names.join(', ');
  const address = place ? [place.address.address, place.address.city, place.address.zip].filter((part) => part !== '').join(', ') : '';
  const countryCode = place?.address.countryCode ?? '';
  return {
    number: stop.sequence,
    window: windowFrom || windowTo ? [windowFrom, windowTo].map((at) => (at ? time(at) : '')).join('-') : null,
    arrival: arrival && time(arrival),
    name,
    company: names.length === 1 ? (place?.company ?? null) : null,
    address,
    latin: await latinLine(context.services.settings.labelLatinLine, { name, address: [address], countryCode }),
    phone: phones.length === 0 ? null : phones.join(', '),
    notes: [...new Set([...deliveryNotes, ...tasks.flatMap(({ note }) => note ?? [])])],
    tasks: await Promise.all(tasks.map((task) => taskOf(context, task, due.get(task.id)))),
  };
}

async function taskOf(context: Context, task: Task, due: Money | undefined): Promise<RunSheetTask> {
  const { awb, reference } = await parcelOf(context, task);
  return { kind: task.kind, awb, reference, collect: due ? amountText(due) : null };
}

const amountText = ({ minor, currency }: Money): string => `${currency} ${formatMoney(money(minor, currency))}`;

const clockTime = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
