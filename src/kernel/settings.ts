import type { BasisPoints } from './money.js';
import type { Currency } from './currency.js';

export interface WebhookSettings {
  /** How long a receiver may take for its whole answer. */
  readonly timeoutMs: number;
  /** Seconds before each attempt, the first one included; its length is the number of attempts. */
  readonly schedule: readonly number[];
  /** After this many days of nothing but failures an endpoint is switched off. */
  readonly disableDays: number;
  /** Private networks that deliveries may reach all the same. */
  readonly allowedNetworks: readonly string[];
}

/** Who issues invoices, and what stands on them. */
export interface InvoicingSettings {
  /** Legal name of the operator. Null as long as it is not set: no invoice can be issued then. */
  readonly operatorName: string | null;
  readonly operatorAddress: readonly string[];
  readonly operatorVatNumber: string | null;
  /** The rate that is contained in what is charged. */
  readonly vatBasisPoints: BasisPoints;
  /** Begins every invoice number. */
  readonly prefix: string;
}

/** The settings that change what the domain does, as opposed to how the process runs. */
export interface DomainSettings {
  /** True hides development details from answers. */
  readonly production: boolean;
  readonly demo: boolean;
  readonly baseCurrency: Currency;
  readonly invoicing: InvoicingSettings;
  readonly referencePrefix: string;
  /** 0 means that a shop token never expires. */
  readonly shopTokenTtlDays: number;
  readonly requireActivationForOrders: boolean;
  readonly strictSubtotal: boolean;
  readonly legacyVolumeUnit: 'cm3' | 'm3' | 'in3';
  readonly codFeeBasisPoints: BasisPoints;
  readonly autoSchedulePickup: boolean;
  readonly maxPickupAttempts: number;
  readonly maxDeliveryAttempts: number;
  readonly spendUnclearedOnShipping: boolean;
  /** Whether cash that has not reached the bank may be paid out. */
  readonly payoutUncleared: boolean;
  /** Up to which weight adjustment a wallet is charged without an approval, in minor units of the base currency. */
  readonly adjustmentThresholdMinor: bigint;
  /** Above these a person alone cannot raise what is agreed with a seller, in minor units of the base currency. */
  readonly secondPerson: { readonly creditLimitMinor: bigint; readonly adjustmentThresholdMinor: bigint };
  /** Audit events older than this are deleted; 0 keeps them for ever. */
  readonly auditRetentionDays: number;
  /** Whether a seller gets money back when a parcel turns out to be lighter than declared. */
  readonly adjustmentCredit: boolean;
  /** 0 means that a delivered shipment can be returned for ever. */
  readonly returnWindowDays: number;
  /** What was on hold for so many days goes back to the sender. */
  readonly returnAfterDays: number;
  /** So many hours after a pickup it counts as confirmed. */
  readonly pickupAutoConfirmHours: number;
  readonly quoteTtlDays: number;
  readonly selfRegistration: boolean;
  /** Who registers alone must open a link in a mail before the account exists. */
  readonly registrationConfirmation: boolean;
  /** Whether super administrators can do nothing before they have set up two-factor login. */
  readonly requireTwoFactorForSuperAdmins: boolean;
  readonly webhooks: WebhookSettings;
  readonly mail: { readonly from: string; readonly operations: string };
}
