import { database } from './database.js';

export type Language = 'en' | 'ar' | 'ur' | 'hi';
export type Theme = 'auto' | 'light' | 'dark';
export type TextSize = 'normal' | 'large' | 'largest';

export interface Settings {
  readonly language: Language | null;
  readonly theme: Theme;
  readonly textSize: TextSize;
}

export interface Driver {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface Reason {
  readonly code: string;
  readonly label: string;
  readonly kind: string;
}

/** What is kept in the store `meta`. */
interface Values {
  readonly device: string;
  readonly settings: Settings;
  /** The driver signed in on this device; the session itself is a cookie that scripts cannot read. */
  readonly driver: Driver;
  /** The service has ended the session; everything unsent waits for the next login. */
  readonly signedOut: boolean;
  readonly reasons: readonly Reason[];
  readonly skewMs: number;
  /** Names of all drivers who have signed in here. */
  readonly names: Readonly<Record<string, string>>;
}

export async function valueOf<Name extends keyof Values>(name: Name): Promise<Values[Name] | undefined> {
  return (await (await database()).get('meta', name)) as Values[Name] | undefined;
}

export async function keep<Name extends keyof Values>(name: Name, value: Values[Name]): Promise<void> {
  await (await database()).put('meta', value, name);
}

export async function forget(name: keyof Values): Promise<void> {
  await (await database()).delete('meta', name);
}
