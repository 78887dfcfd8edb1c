import { metresBetween, type Point } from '../../../src/kernel/geo.js';
import { Device } from './device.js';
import { arrive, serve, type Doors } from './door.js';
import { CENTRE, FORGETFUL, type FleetDriver } from './fleet.js';
import type { Outbox } from './outbox.js';
import { finishRun, loadParcel, readRun, startRun, type Run, type Stop, type Task } from './run.js';
import { along, headingOf, paceOf, type Pace } from './way.js';
import type { World } from './world.js';

const TICK_MS = 1_000;
const FLOAT = { amount: '50.00', currency: 'USD' };
/** The second driver has no network for this share of the day, at most two minutes. */
const OFFLINE_SHARE = 0.2;
const MAX_OFFLINE_MS = 120_000;
const OFFLINE_DRIVER = 1;
/** So that the doors of different drivers differ. */
const DOORS_APART = 3;

/** What the summary shows of a driver. */
export interface Progress {
  readonly name: string;
  run: string;
  doing: string;
  stops: number;
  stopsDone: number;
  completed: number;
  failed: number;
  cash: number;
  metres: number;
}

interface Day {
  readonly outbox: Outbox;
  /** Mail addresses of consignees by the reference of their parcel. */
  readonly mails: ReadonlyMap<string, string>;
  /** How much less than expected the driver counts in the evening. */
  readonly missing: number;
}

/** A driver who works the planned run of today from a phone. */
export class SimulatedDriver {
  readonly device: Device;
  readonly progress: Progress;
  runId: string | undefined;
  private place: Point = CENTRE;
  private pace: Pace = { metresPerSecond: 10, secondsAtDoor: 1 };
  private offlineUntil: number | undefined;
  private doors = 0;
  private readonly visited = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly who: FleetDriver,
    private readonly number: number,
  ) {
    this.device = new Device(world);
    this.progress = { name: who.name, run: '', doing: 'off duty', stops: 0, stopsDone: 0, completed: 0, failed: 0, cash: 0, metres: 0 };
  }

  get id(): string {
    return this.who.id;
  }

  /** Signs in; ends a run that an earlier simulation has left under way. */
  async signIn(): Promise<void> {
    await this.device.open(this.who);
    await finishRun(this.device, 0);
  }

  async work({ outbox, mails, missing }: Day): Promise<void> {
    const run = await this.leave();
    if (!run) return;
    const doors = { device: this.device, outbox, mails };
    for (let stop = this.next(run); stop && !this.world.signal.aborted; stop = this.next(await this.latest(run))) {
      await this.visit(doors, stop, run.id);
    }
    await this.comeBack(run, missing);
  }

  /** Scans parcels into the vehicle and starts. */
  private async leave(): Promise<Run | undefined> {
    const planned = await readRun(this.device);
    if (!planned || planned.state === 'FINISHED') return void (this.progress.doing = 'no run today');
    this.progress.doing = 'loading';
    this.progress.run = planned.shortId;
    this.runId = planned.id;
    const parcels = planned.stops.flatMap(({ tasks }) => tasks).filter(({ kind, loaded }) => kind !== 'PICKUP' && !loaded);
    const scanned = this.number % FORGETFUL === 0 && parcels.length > 1 ? parcels.slice(0, -1) : parcels;
    for (const task of scanned) await loadParcel(this.device, planned, task);
    const run = await startRun(this.device, planned, FLOAT);
    this.progress.stops = run.stops.length;
    this.place = run.start ?? CENTRE;
    this.pace = paceOf([this.place, ...run.stops.flatMap(({ point }) => point ?? []), this.place], this.world.minutes);
    return run;
  }

  /** Dispatch may change the run at any time; without network the driver goes on with what the phone knows. */
  private async latest(known: Run): Promise<Run> {
    if (!this.device.isOnline) return known;
    const run = (await readRun(this.device)) ?? known;
    this.progress.stops = run.stops.length;
    return run;
  }

  private next(run: Run): Stop | undefined {
    return run.stops.find((stop) => stop.completedAt === null && !this.visited.has(stop.id) && open(stop).length > 0);
  }

  private async visit(doors: Doors, stop: Stop, runId: string): Promise<void> {
    this.visited.add(stop.id);
    await this.driveTo(stop.point ?? this.place, runId, `driving to stop ${stop.sequence}`);
    if (this.world.signal.aborted) return;
    this.progress.doing = `at stop ${stop.sequence}`;
    await arrive(doors, stop, { number: 0, place: this.place, time: this.world.watch.now() });
    await this.stand(this.pace.secondsAtDoor * 1_000, runId);
    for (const task of open(stop)) await this.serve(doors, task);
    this.progress.stopsDone += 1;
    await this.device.sync(runId);
  }

  private async serve(doors: Doors, task: Task): Promise<void> {
    const number = this.number * DOORS_APART + this.doors++;
    const before = this.device.refusals.length;
    const { outcome, cash } = await serve(doors, task, { number, place: this.place, time: this.world.watch.now() });
    if (this.device.refusals.length > before) return;
    if (outcome === 'COMPLETED') this.progress.completed += 1;
    else this.progress.failed += 1;
    this.progress.cash += cash;
  }

  private async driveTo(goal: Point, runId: string, doing: string): Promise<void> {
    this.progress.doing = doing;
    const [from, begun] = [this.place, this.world.watch.now().getTime()];
    const metres = metresBetween(from, goal);
    for (let driven = 0; driven < metres && !this.world.signal.aborted;) {
      await this.tick(runId);
      const next = Math.min(metres, ((this.world.watch.now().getTime() - begun) / 1_000) * this.pace.metresPerSecond);
      this.progress.metres += next - driven;
      driven = next;
      this.place = along(from, goal, driven);
      this.record(this.pace.metresPerSecond, headingOf(from, goal));
    }
  }

  private async stand(milliseconds: number, runId: string): Promise<void> {
    const until = this.world.watch.now().getTime() + milliseconds;
    while (this.world.watch.now().getTime() < until && !this.world.signal.aborted) {
      await this.tick(runId);
      this.record(0, 0);
    }
  }

  private async tick(runId: string): Promise<void> {
    await this.world.watch.pause(TICK_MS);
    this.useNetwork();
    await this.device.sync(runId);
  }

  private record(speed: number, heading: number): void {
    this.device.record({ ...this.place, accuracy: 6, speed, heading, deviceTime: this.world.watch.now().toISOString() });
  }

  /** One driver loses the network after the second stop. */
  private useNetwork(): void {
    if (this.number !== OFFLINE_DRIVER) return;
    const now = this.world.watch.now().getTime();
    if (this.offlineUntil === undefined && this.progress.stopsDone >= 1) {
      this.offlineUntil = now + Math.min(MAX_OFFLINE_MS, this.world.minutes * 60_000 * OFFLINE_SHARE);
      this.device.isOnline = false;
    }
    if (this.offlineUntil !== undefined && now >= this.offlineUntil) this.device.isOnline = true;
  }

  private async comeBack(run: Run, missing: number): Promise<void> {
    await this.driveTo(run.start ?? CENTRE, run.id, 'driving back');
    this.device.isOnline = true;
    await this.device.sync(run.id);
    await finishRun(this.device, missing);
    this.progress.doing = 'finished';
  }
}

/** What can be done at a stop: parcels that are not on board cannot be delivered. */
const open = ({ tasks }: Stop): readonly Task[] =>
  tasks.filter(({ kind, loaded, state }) => ['ASSIGNED', 'EN_ROUTE', 'ARRIVED'].includes(state) && (kind === 'PICKUP' || loaded));
