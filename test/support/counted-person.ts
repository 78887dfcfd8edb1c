import type { Locator } from 'playwright-core';

/** At a person's pace, in seconds: a key, and the way to the next field or button. */
const KEY = 0.25;
const MOVE = 1.5;

/** Does a task as a person would, and counts what it takes: fields that are typed in or chosen, and clicks or taps beside them. */
export class CountedPerson {
  inputs = 0;
  clicks = 0;
  private keys = 0;
  private readonly began = Date.now();

  constructor(private readonly task: string) {}

  async type(field: Locator, text: string): Promise<void> {
    this.inputs += 1;
    this.keys += text.length;
    await field.fill(text);
  }

  async choose(control: Locator): Promise<void> {
    this.inputs += 1;
    await control.click();
  }

  async click(control: Locator): Promise<void> {
    this.clicks += 1;
    await control.click();
  }

  async tap(control: Locator): Promise<void> {
    this.clicks += 1;
    await control.tap();
  }

  /** What it took. The seconds are those of a person and of the pages: to be printed, not asserted. */
  report(): { readonly inputs: number; readonly clicks: number } {
    const pages = (Date.now() - this.began) / 1_000;
    const seconds = this.keys * KEY + (this.inputs + this.clicks) * MOVE + pages;
    const { inputs, clicks } = this;
    console.info(`${this.task}: ${inputs} inputs, ${clicks} clicks, ${seconds.toFixed(0)} s, ${pages.toFixed(1)} s of them by the pages`);
    return { inputs, clicks };
  }
}
