import type { CashCoins, BasisPoints, Currency } from './money.js';
import type { KeepLimits } from './piles.js';

export interface WebhookSettings {
  /** The time limit for a receiver's whole response. */
  readonly timeoutMs: number;
  /** Seconds before each attempt, including the first; its length is the number of attempts. */
  readonly schedule: readonly number[];
  /** Disables an endpoint after this many days of failures without a success. */
  readonly disableDays: number;
  /** Private networks that deliveries may reach nevertheless. */
  readonly allowedNetworks: readonly string[];
}

export interface CarrierSettings {
  /** The time limit for a quote. */
  readonly timeoutMs: number;
  /** Seconds before each attempt to book, including the first; its length is the number of attempts. */
  readonly bookingSchedule: readonly number[];
  /** Seconds after a lost answer at which the carrier is asked for a second parcel. */
  readonly doubtLookups: readonly [number, ...number[]];
  /** Private networks that the operator's own accounts may reach nevertheless, also over plain http. */
  readonly allowedNetworks: readonly string[];
  /** The same for accounts of sellers, who choose the address themselves. Always empty in a service; tests have simulators there. */
  readonly sellerNetworks: readonly string[];
  /** Minutes between two questions about a parcel on its last mile. */
  readonly pollMinutes: number;
}

/** How runs are planned. */
export interface RoutingSettings {
  /** Metres by road for a metre of straight line. */
  readonly roadFactor: number;
  /** VROOM's HTTP API. Undefined: the own engine plans. */
  readonly vroomUrl: string | undefined;
}

/** The issuer of invoices and what is printed on them. */
export interface InvoicingSettings {
  /** Legal name of the operator. Null until it is set: no invoice can be issued before. */
  readonly operatorName: string | null;
  readonly operatorAddress: readonly string[];
  readonly operatorVatNumber: string | null;
  /** The VAT rate included in charges. */
  readonly vatBasisPoints: BasisPoints;
  /** Prefix of every invoice number. */
  readonly prefix: string;
}

/** Types of approval requests that a deployment may let tokens decide; all others need the session of a person. */
export const tokenApprovalTypes = ['wallet_adjustment', 'seller_terms'] as const;

/** The settings that change what the domain does, as opposed to how the process runs. */
export interface DomainSettings {
  /** True hides development details from responses. */
  readonly production: boolean;
  readonly demo: boolean;
  readonly baseCurrency: Currency;
  /** IANA time zone in which the days and months of the operator's books begin. */
  readonly operatorTimeZone: string;
  readonly invoicing: InvoicingSettings;
  /** The operator's bank account, line by line, for sellers who pay into their wallet; empty if it is not set. */
  readonly bankDetails: readonly string[];
  readonly referencePrefix: string;
  /** 0 means that a shop token never expires. */
  readonly shopTokenTtlDays: number;
  readonly requireActivationForOrders: boolean;
  readonly strictSubtotal: boolean;
  readonly legacyVolumeUnit: 'cm3' | 'm3' | 'in3';
  /** When names and addresses are printed in Latin letters too. */
  readonly labelLatinLine: LatinLine;
  readonly codFeeBasisPoints: BasisPoints;
  /**
   * Days from the collection of money until it is in the bank, as sellers are shown: of the operator's `own` people, of a payment `provider` or
   * bank, of `carriers`, and of single carriers by their code. What is missing is not known.
   */
  readonly codDepositDays: Readonly<Record<string, number>>;
  /** The least share of the amount due that a driver may take without dispatch, in percent. */
  readonly driverPartialMinPercent: bigint;
  /** Smallest coins other than the usual ones, for what is paid in cash. */
  readonly cashCoins: CashCoins;
  readonly autoSchedulePickup: boolean;
  /** Whether sellers book the pickups of their own parcels. */
  readonly sellerPickups: boolean;
  readonly maxPickupAttempts: number;
  readonly maxDeliveryAttempts: number;
  readonly spendUnclearedOnShipping: boolean;
  /** Whether cash that has not reached the bank may be paid out. */
  readonly payoutUncleared: boolean;
  /** The largest weight adjustment that is charged to a wallet without approval, in minor units of the base currency. */
  readonly adjustmentThresholdMinor: bigint;
  /** Above these limits, raising a seller's terms requires a second person; in minor units of the base currency. */
  readonly secondPerson: { readonly creditLimitMinor: bigint; readonly adjustmentThresholdMinor: bigint };
  /** The largest amount that one person may book on their word alone, in minor units of the base currency. */
  readonly manualPostingLimitMinor: bigint;
  /** Types of approval requests that an ERP token may decide in the name of a person. */
  readonly tokenApprovals: readonly (typeof tokenApprovalTypes)[number][];
  /** Audit events older than this are deleted; 0 keeps them forever. */
  readonly auditRetentionDays: number;
  /** Closed months of the journal are archived this many months after they end; null keeps them in the database. */
  readonly ledgerArchiveAfterMonths: number | null;
  /** Whether sellers are refunded when a parcel is lighter than declared. */
  readonly adjustmentCredit: boolean;
  /** 0 means that a delivered shipment can be returned at any time. */
  readonly returnWindowDays: number;
  /** A shipment on hold for this many days is returned to its sender. */
  readonly returnAfterDays: number;
  /** A pickup counts as confirmed after this many hours. */
  readonly pickupAutoConfirmHours: number;
  readonly quoteTtlDays: number;
  readonly selfRegistration: boolean;
  /** A seller who registers must open a mailed link before the account is created. */
  readonly registrationConfirmation: boolean;
  /** Whether super administrators must set up two-factor login before anything else. */
  readonly requireTwoFactorForSuperAdmins: boolean;
  readonly webhooks: WebhookSettings;
  readonly carriers: CarrierSettings;
  readonly routing: RoutingSettings;
  readonly proofs: {
    /** A delivery code is asked for above this declared value, in minor units of the base currency. */
    readonly otpThresholdMinor: bigint;
    /** Files of proofs are deleted after this many days. */
    readonly retentionDays: number;
  };
  /** What consignees see of a driver who is near. */
  readonly tracking: {
    /** The driver's own phone instead of the hub's. */
    readonly shareDriverPhone: boolean;
    /** Where map tiles come from; null for no map. */
    readonly map: { readonly tileUrl: string; readonly attribution: string | null } | null;
  };
  readonly consigneeChoices: {
    /** What consignees may choose before a parcel is out for delivery. */
    readonly allowed: readonly ('neighbour' | 'day' | 'place' | 'note')[];
    /** The last day that they may choose, counted from today. */
    readonly daysAhead: number;
  };
  /** Raw positions of drivers are deleted after this many days; the distances of their runs stay. */
  readonly positionRetentionDays: number;
  /** Events, and webhook messages with their attempts, are deleted after this many days. */
  readonly eventRetentionDays: number;
  /** Mails and text messages that were sent are deleted after this many days. */
  readonly messageRetentionDays: number;
  /** Where fewer may be kept than `piles` declares. */
  readonly keepLimits: KeepLimits;
  readonly mail: { readonly from: string; readonly operations: string };
}

/** In Latin letters too: never, in scripts that are not customary in the country of the destination, or in all scripts. */
export type LatinLine = 'off' | 'other_scripts' | 'always';
