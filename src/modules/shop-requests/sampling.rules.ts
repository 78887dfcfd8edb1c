import type { ProvenStep } from '../../platform/http/shop-call.js';

/** Each process keeps so many of the first successes of a shop; later ones are alike, and one in a second is enough. */
const FIRST = 20;
const EVERY_MS = 1_000;
/** The most that a process keeps in a second, whatever its number of shops: first successes, later ones, failures, strangers. */
const PER_SECOND = { first: 50, later: 10, failures: 50, strangers: 40 };
const FAILURES_OF_A_SHOP = 5;
/** Of requests that only name a shop. */
const STRANGERS_OF_A_SHOP = 5;
/** Shops and domains to remember; beyond it, all are forgotten and start again. */
const MAX_SHOPS = 20_000;

/** What a process knows of a shop. */
class Known {
  kept = 0;
  nextAt = 0;
  readonly failures = new Allowance(FAILURES_OF_A_SHOP);
  readonly steps = new Set<ProvenStep>();
}

/** Decides which requests are kept, without asking anyone: it is in the way of every order. */
export class Sampling {
  private readonly shops = new Map<string, Known>();
  private readonly domains = new Map<string, Allowance>();
  private readonly allowances = {
    first: new Allowance(PER_SECOND.first),
    later: new Allowance(PER_SECOND.later),
    failures: new Allowance(PER_SECOND.failures),
    strangers: new Allowance(PER_SECOND.strangers),
  };

  wantsSuccess(shopId: string, nowMs: number): boolean {
    const shop = this.shopOf(shopId);
    if (shop.kept < FIRST && this.allowances.first.take(nowMs)) shop.kept += 1;
    else if (nowMs < shop.nextAt || !this.allowances.later.take(nowMs)) return false;
    shop.nextAt = nowMs + EVERY_MS;
    return true;
  }

  wantsFailure(shopId: string, nowMs: number): boolean {
    return this.shopOf(shopId).failures.take(nowMs) && this.allowances.failures.take(nowMs);
  }

  /** A flood that names one shop leaves room for the mistakes of others. */
  wantsStranger(domain: string, nowMs: number): boolean {
    return allowanceOf(this.domains, domain).take(nowMs) && this.allowances.strangers.take(nowMs);
  }

  /** True the first time that this process sees it. */
  isNews(shopId: string, step: ProvenStep): boolean {
    const { steps } = this.shopOf(shopId);
    if (steps.has(step)) return false;
    steps.add(step);
    return true;
  }

  /** Forgets what was proven, because it could not be written. */
  forget(shopId: string): void {
    this.shops.delete(shopId);
  }

  private shopOf(shopId: string): Known {
    const known = this.shops.get(shopId);
    if (known) return known;
    if (this.shops.size >= MAX_SHOPS) this.shops.clear();
    const shop = new Known();
    this.shops.set(shopId, shop);
    return shop;
  }
}

function allowanceOf(domains: Map<string, Allowance>, domain: string): Allowance {
  const known = domains.get(domain);
  if (known) return known;
  if (domains.size >= MAX_SHOPS) domains.clear();
  const allowance = new Allowance(STRANGERS_OF_A_SHOP);
  domains.set(domain, allowance);
  return allowance;
}

const SECOND_MS = 1_000;

/** At most so many in each second. */
class Allowance {
  private beganAt = -Infinity;
  private used = 0;

  constructor(private readonly most: number) {}

  take(nowMs: number): boolean {
    if (nowMs - this.beganAt >= SECOND_MS) {
      this.beganAt = nowMs;
      this.used = 0;
    }
    if (this.used >= this.most) return false;
    this.used += 1;
    return true;
  }
}
