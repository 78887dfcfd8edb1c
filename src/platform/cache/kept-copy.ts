import { detached } from '../db/request-scope.js';

/** Data that a process keeps in memory and loads again when it changes. The previous copy is used until the new one is complete. */
export class KeptCopy {
  private loading: Promise<boolean> | undefined;
  private again = false;

  constructor(
    private readonly load: () => Promise<void>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Calls during a load lead to one more. False if the last load failed. */
  refresh(): Promise<boolean> {
    this.again = true;
    return (this.loading ??= detached(() => this.loadWhileAsked()));
  }

  private async loadWhileAsked(): Promise<boolean> {
    let isLoaded = false;
    while (this.again) {
      this.again = false;
      isLoaded = await this.load().then(
        () => true,
        (error: unknown) => {
          this.failed(error);
          return false;
        },
      );
    }
    // No await between this and the last check of `again`: any later caller starts a new load.
    this.loading = undefined;
    return isLoaded;
  }
}
