export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** The `BigInt` scalar type represents non-fractional signed whole numeric values. */
  BigInt: { input: string | number; output: string | number; }
  /** The content of a file, as base64. */
  Bytes: { input: string; output: string; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** An exact decimal number. Returned as a string such as "12.50"; accepted as a string or a number. */
  Decimal: { input: string | number; output: string; }
  /** The `JSON` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSON: { input: unknown; output: unknown; }
  /** The `JSONObject` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A whole number from 0 to 2^53-1. Digits in a string are accepted. */
  WholeNumber: { input: number; output: number; }
};

/** Activates or deactivates shipping for a store. */
export type ActivationInput = {
  /** True to activate. */
  activate: Scalars['Boolean']['input'];
  /** Locations to add or update at the same time. At most 500 entries. */
  locations?: InputMaybe<Array<LocationInput>>;
};

/** A note about a shipment. */
export type AddShipmentNoteInput = {
  /** For ERP systems: the author's e-mail address. At most 255 characters. */
  authorEmail?: InputMaybe<Scalars['String']['input']>;
  /** For ERP systems: the staff member who writes it. */
  authorId?: InputMaybe<Scalars['String']['input']>;
  /** Attached files. At most 5 entries. */
  files?: InputMaybe<Array<NoteFileInput>>;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Text. Required unless a file is attached. At most 5,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** GENERAL when absent. */
  type?: InputMaybe<NoteType>;
  /** INTERNAL when absent. */
  visibility?: InputMaybe<NoteVisibility>;
};

/** Corrections of an address. Absent fields keep their values. */
export type AddressCorrectionInput = {
  /** Street address. From 1 to 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City; requires allowRouteChange. At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** A landmark for the driver; appended to the street. At most 200 characters. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** Latitude; requires the longitude. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude; requires the latitude. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** State or region. At most 100 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code; requires allowRouteChange. At most 20 characters. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A postal address. */
export type AddressInput = {
  /** Street address including extra lines. At most 500 characters. */
  address: Scalars['String']['input'];
  /** City. At most 100 characters. */
  city: Scalars['String']['input'];
  /** Company at this address. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Name of the country; derived from the code if absent. At most 100 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code, such as AE. May be empty where `country` names exactly one country. */
  countryCode: Scalars['String']['input'];
  /** What the driver should know, such as the gate. At most 500 characters. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees; requires the longitude. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees; requires the latitude. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** State or region, by code or name; null if none. At most 100 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code; empty if addresses of the country need none. At most 20 characters. */
  zip: Scalars['String']['input'];
};

/** The adjustment to charge to its seller. */
export type AdjustWalletInput = {
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Stored as an internal note. At most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
};

/** How an adjustment was paid. */
export const AdjustmentPayer = {
  /** Charged to the seller's account after approval. */
  APPROVAL: 'APPROVAL',
  /** Paid using the payment link. */
  LINK: 'LINK',
  /** Charged to the seller's account at once. */
  WALLET: 'WALLET'
} as const;

export type AdjustmentPayer = typeof AdjustmentPayer[keyof typeof AdjustmentPayer];
/** Status of a weight-adjustment invoice. */
export const AdjustmentStatus = {
  /** The parcel was sent back for repacking and new measurement. */
  DELETED: 'DELETED',
  /** The seller disputes the measurements. */
  DISPUTED: 'DISPUTED',
  /** Paid. */
  PAID: 'PAID',
  /** Awaiting a decision; the payment link is disabled until then. */
  PENDING_APPROVAL: 'PENDING_APPROVAL',
  /** Payable by link or from the wallet. */
  UNPAID: 'UNPAID',
  /** Given up. */
  VOID: 'VOID'
} as const;

export type AdjustmentStatus = typeof AdjustmentStatus[keyof typeof AdjustmentStatus];
/** A handover of collected money. */
export type AdvanceCodHandoverInput = {
  /** Amount received; defaults to the full amount. Any difference is a shortage. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Deposit slip; required for a deposit. At most 100 characters. */
  depositReference?: InputMaybe<Scalars['String']['input']>;
  /** Time of deposit; defaults to now. */
  depositedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** UUID of the staff member who hands it over; defaults to the last holder. */
  handedOverById?: InputMaybe<Scalars['String']['input']>;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Repeats with the same key are one handover of the parcel. At most 200 characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Notes. At most 500 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the reporting person, for the audit. At most 255 characters. */
  operatorEmail?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the receiving staff member; required for cash that stays in the house. */
  receivedById?: InputMaybe<Scalars['String']['input']>;
  /** Reason for a shortage; required if there is one. At most 500 characters. */
  shortageNote?: InputMaybe<Scalars['String']['input']>;
  /** Must be the next stage, which is also the default. Without it, a repeat is the next step, unless it has an idempotencyKey. */
  toStage?: InputMaybe<CodStage>;
};

/** Kinds of callers, as the rules of access name them. */
export const AllowedCaller = {
  /** Staff: counts and banks the money. */
  ACCOUNTS: 'ACCOUNTS',
  /** Every caller, without a token. */
  ANYBODY: 'ANYBODY',
  /** Staff: plans pickups and routes. */
  DISPATCHER: 'DISPATCHER',
  /** Staff: collects and delivers. */
  DRIVER: 'DRIVER',
  /** An ERP system, by its token. */
  ERP: 'ERP',
  /** Staff: hub and support. */
  OPS: 'OPS',
  /** Staff: takes cash from drivers. */
  RECEPTION: 'RECEPTION',
  /** A seller, by session or API token. */
  SELLER: 'SELLER',
  /** A shop, by its token. */
  SHOP: 'SHOP',
  /** Every caller with a valid token. */
  SIGNED_IN: 'SIGNED_IN',
  /** Staff: a super administrator. */
  SUPER_ADMIN: 'SUPER_ADMIN'
} as const;

export type AllowedCaller = typeof AllowedCaller[keyof typeof AllowedCaller];
/** Status of a request. Only pending requests can be decided. */
export const ApprovalStatus = {
  /** Approved by a super administrator and carried out. */
  APPROVED: 'APPROVED',
  /** Withdrawn, or no longer needed. */
  CANCELLED: 'CANCELLED',
  /** Awaiting a decision. */
  PENDING: 'PENDING',
  /** Rejected. */
  REJECTED: 'REJECTED'
} as const;

export type ApprovalStatus = typeof ApprovalStatus[keyof typeof ApprovalStatus];
/** Type of an approval request. */
export const ApprovalType = {
  /** Reverse the confirmation of a cash on delivery collection. */
  COD_REVERSAL: 'COD_REVERSAL',
  /** Credit a wallet at the operator's expense. */
  MANUAL_CREDIT: 'MANUAL_CREDIT',
  /** Book an amount above the limit of one person, which no bank or provider has confirmed. */
  MANUAL_POSTING: 'MANUAL_POSTING',
  /** Pay wallet money out to the seller. */
  PAYOUT: 'PAYOUT',
  /** Pay out to a new or changed bank account. */
  PAYOUT_ACCOUNT: 'PAYOUT_ACCOUNT',
  /** Raise a seller's credit limit or adjustment threshold above what one person may grant. */
  SELLER_TERMS: 'SELLER_TERMS',
  /** Make a member of the staff, who is the subject, a super administrator. */
  SUPER_ADMIN_ROLE: 'SUPER_ADMIN_ROLE',
  /** Charge a weight adjustment above the threshold to a wallet. */
  WALLET_ADJUSTMENT: 'WALLET_ADJUSTMENT'
} as const;

export type ApprovalType = typeof ApprovalType[keyof typeof ApprovalType];
/** Shipments to assign to a driver. */
export type AssignShipmentsInput = {
  /** UUID of an active staff member with the role driver. */
  driverId: Scalars['String']['input'];
  /** Any ids of the shipments: UUID, order UUID, reference, AWB or tracking number. From 1 to 200 entries. */
  ids: Array<Scalars['String']['input']>;
};

/** Tasks for a driver. */
export type AssignTasksInput = {
  /** The day of the run, YYYY-MM-DD, in the time zone of the hub. Not before today, at most 30 days ahead. */
  date: Scalars['String']['input'];
  /** UUID of the driver. */
  driverId: Scalars['String']['input'];
  /** UUIDs or short ids of the tasks. From 1 to 100 entries. */
  taskIds: Array<Scalars['String']['input']>;
};

/** How a driver was assigned a shipment. */
export const AssignmentKind = {
  /** Assigned by a dispatcher, until unassigned. */
  ASSIGNED: 'ASSIGNED',
  /** Scanned by the driver, for 24 hours. */
  SCANNED: 'SCANNED'
} as const;

export type AssignmentKind = typeof AssignmentKind[keyof typeof AssignmentKind];
/** Filter for audit events. Conditions are combined with AND. */
export type AuditEventFilter = {
  /** Name of the mutation, such as updateSeller. At most 60 characters. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the staff member, seller or token that acted. */
  actorId?: InputMaybe<Scalars['String']['input']>;
  /** At or after this moment. */
  from?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Only successes, or only refusals. */
  outcome?: InputMaybe<AuditOutcome>;
  /** Part of the action, name, id, code, request id or arguments, matched literally. Fewer than three characters match the beginning of a field. At most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the seller that owns the record. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record concerned. At most 64 characters. */
  subjectId?: InputMaybe<Scalars['String']['input']>;
  /** Before this moment. */
  to?: InputMaybe<Scalars['DateTimeISO']['input']>;
};

/** Outcome of an attempt. */
export const AuditOutcome = {
  /** Succeeded. */
  OK: 'OK',
  /** Refused; `code` states the reason. */
  REFUSED: 'REFUSED'
} as const;

export type AuditOutcome = typeof AuditOutcome[keyof typeof AuditOutcome];
/** How a seller pays for shipping. */
export const BillingRole = {
  /** By contract, invoiced later. */
  POSTPAID: 'POSTPAID',
  /** From the wallet. */
  PREPAID: 'PREPAID'
} as const;

export type BillingRole = typeof BillingRole[keyof typeof BillingRole];
/** Billing state of the shipping charge. */
export const BillingStatus = {
  /** Charged to the wallet of a prepaid seller. */
  PAID: 'PAID',
  /** Charged to the account of a contract seller. */
  POSTPAID: 'POSTPAID',
  /** Charged, then refunded after a cancellation. */
  REFUNDED: 'REFUNDED',
  /** Not billed yet; the rate may be held on the wallet. */
  UNPAID: 'UNPAID',
  /** Not charged to the seller. */
  WAIVED: 'WAIVED'
} as const;

export type BillingStatus = typeof BillingStatus[keyof typeof BillingStatus];
/** How far the booking of a parcel at a connected carrier is. */
export const BookingStatus = {
  /** The carrier has it: the AWB is the carrier’s. */
  BOOKED: 'BOOKED',
  /** Void, or given up. */
  CANCELLED: 'CANCELLED',
  /** The carrier was asked to void it. */
  CANCELLING: 'CANCELLING',
  /** The parcel needs no booking: our own fleet or a partner carries it. */
  NOT_REQUIRED: 'NOT_REQUIRED',
  /** The answer was lost and the carrier cannot be asked. A person looks and decides. */
  OUTCOME_UNKNOWN: 'OUTCOME_UNKNOWN',
  /** Refused, or all attempts failed. A person changes something and tries again, or gives up. */
  REFUSED: 'REFUSED',
  /** Asked for; the carrier is called at once, or again after a failure. */
  REQUESTED: 'REQUESTED',
  /** The carrier is being called. */
  SENDING: 'SENDING',
  /** Will be booked when the pickup is scheduled. */
  WAITING: 'WAITING'
} as const;

export type BookingStatus = typeof BookingStatus[keyof typeof BookingStatus];
/** Whether an account of a carrier moves real parcels. */
export const CarrierAccountMode = {
  /** Real parcels and real charges. */
  LIVE: 'LIVE',
  /** The carrier's sandbox: nothing is carried or charged. */
  TEST: 'TEST'
} as const;

export type CarrierAccountMode = typeof CarrierAccountMode[keyof typeof CarrierAccountMode];
/** Who paused an account of a carrier. */
export const CarrierAccountPausedBy = {
  /** The service, because the carrier refused the credentials. */
  CARRIER: 'CARRIER',
  /** A person, until somebody resumes it. */
  PERSON: 'PERSON'
} as const;

export type CarrierAccountPausedBy = typeof CarrierAccountPausedBy[keyof typeof CarrierAccountPausedBy];
/** A header of an HTTP request. */
export type CarrierHeaderInput = {
  /** Name in lower case. */
  name: Scalars['String']['input'];
  /** Value as received. */
  value: Scalars['String']['input'];
};

/** Headers of the file for columns that are named differently there. Case doesn't matter. */
export type CarrierInvoiceColumnsInput = {
  /** Header of the column amount. */
  amount?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column awb. */
  awb?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column currency. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column date. */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column invoice. */
  invoice?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column reason. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column service. */
  service?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column weight_kg. */
  weightKg?: InputMaybe<Scalars['String']['input']>;
};

/** Why a carrier billed another amount than was booked. */
export const CarrierInvoiceLineCause = {
  /** The line does not say. */
  OTHER: 'OTHER',
  /** A surcharge. */
  SURCHARGE: 'SURCHARGE',
  /** Another weight. */
  WEIGHT: 'WEIGHT',
  /** Another zone or area. */
  ZONE: 'ZONE'
} as const;

export type CarrierInvoiceLineCause = typeof CarrierInvoiceLineCause[keyof typeof CarrierInvoiceLineCause];
/** How a line of a carrier's invoice compares with the booked cost. */
export const CarrierInvoiceLineKind = {
  /** More than was booked. */
  HIGHER: 'HIGHER',
  /** Less than was booked. */
  LOWER: 'LOWER',
  /** The amount that was booked. */
  MATCHED: 'MATCHED',
  /** Another line has billed this parcel already. */
  TWICE: 'TWICE',
  /** The carrier has carried no parcel with this AWB for the operator. */
  UNKNOWN: 'UNKNOWN'
} as const;

export type CarrierInvoiceLineKind = typeof CarrierInvoiceLineKind[keyof typeof CarrierInvoiceLineKind];
/** Whether the operator agrees with a line of a carrier's invoice. */
export const CarrierInvoiceLineState = {
  /** The operator agrees. New lines that match or are lower are accepted. */
  ACCEPTED: 'ACCEPTED',
  /** The carrier has credited all or a part of it. */
  CREDITED: 'CREDITED',
  /** To be settled with the carrier. New lines that are higher, unknown or twice are open. */
  OPEN: 'OPEN'
} as const;

export type CarrierInvoiceLineState = typeof CarrierInvoiceLineState[keyof typeof CarrierInvoiceLineState];
/** How a carrier is priced and booked. */
export const CarrierKind = {
  /** Now CONNECTED. */
  ADAPTER: 'ADAPTER',
  /** Connected by its API, which prices, books and tracks. */
  CONNECTED: 'CONNECTED',
  /** Our own drivers; priced from rate cards, tracked on our page. */
  OWN_FLEET: 'OWN_FLEET',
  /** A partner without an API; priced from rate cards. Operations enter its AWB and scans. */
  PARTNER: 'PARTNER',
  /** Now PARTNER. */
  RATE_CARD: 'RATE_CARD'
} as const;

export type CarrierKind = typeof CarrierKind[keyof typeof CarrierKind];
/** Format of a label as the carrier made it. */
export const CarrierLabelFormat = {
  /** A PDF document. */
  PDF: 'PDF',
  /** A picture. */
  PNG: 'PNG',
  /** Commands for label printers. */
  ZPL: 'ZPL'
} as const;

export type CarrierLabelFormat = typeof CarrierLabelFormat[keyof typeof CarrierLabelFormat];
/** How far a pickup at a connected carrier is. */
export const CarrierPickupStatus = {
  /** Cancelled. */
  CANCELLED: 'CANCELLED',
  /** No parcel is left to collect: the carrier is asked not to come. */
  CANCELLING: 'CANCELLING',
  /** The answer was lost. Ask the carrier. */
  OUTCOME_UNKNOWN: 'OUTCOME_UNKNOWN',
  /** The carrier does not come; its words say why. */
  REFUSED: 'REFUSED',
  /** The carrier is about to be asked. */
  REQUESTED: 'REQUESTED',
  /** The carrier comes. */
  SCHEDULED: 'SCHEDULED'
} as const;

export type CarrierPickupStatus = typeof CarrierPickupStatus[keyof typeof CarrierPickupStatus];
/** Headers of the file for columns that are named differently there. Case doesn't matter. */
export type CarrierRemittanceColumnsInput = {
  /** Header of the column amount. */
  amount?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column awb. */
  awb?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column currency. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column date. */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column reference. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of a line of a carrier's remittance. */
export const CarrierRemittanceOutcome = {
  /** The money of the parcel was deposited before. */
  ALREADY_DEPOSITED: 'ALREADY_DEPOSITED',
  /** All that the carrier owed for the parcel has arrived. */
  DEPOSITED: 'DEPOSITED',
  /** A part has arrived; the rest stays with the carrier. */
  LESS: 'LESS',
  /** All that the carrier owed has arrived. What it paid beyond that is not booked. */
  MORE: 'MORE',
  /** Nothing was to be collected for the parcel. */
  NOT_COD: 'NOT_COD',
  /** Its collection is not confirmed yet. Import the line again after that. */
  NOT_CONFIRMED: 'NOT_CONFIRMED',
  /** The carrier does not hold the money of this parcel: people of the operator, a bank or a provider do. */
  NOT_WITH_CARRIER: 'NOT_WITH_CARRIER',
  /** The money was collected in another currency. */
  OTHER_CURRENCY: 'OTHER_CURRENCY',
  /** The carrier has carried no parcel with this AWB for the operator. */
  UNKNOWN: 'UNKNOWN'
} as const;

export type CarrierRemittanceOutcome = typeof CarrierRemittanceOutcome[keyof typeof CarrierRemittanceOutcome];
/** Headers of the file for columns that are named differently there. Case doesn't matter. */
export type CarrierScanColumnsInput = {
  /** Header of the column awb. */
  awb?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column message. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column place. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column signed_by. */
  signedBy?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column status. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** Header of the column time. */
  time?: InputMaybe<Scalars['String']['input']>;
};

/** What a scan did. */
export const CarrierScanOutcome = {
  /** Dated so far in the future that it was only listed. */
  BAD_TIME: 'BAD_TIME',
  /** The carrier cancelled the booking; a person decides. */
  CARRIER_CANCELLED: 'CARRIER_CANCELLED',
  /** Happened before the current status, so it was only listed. */
  LATE: 'LATE',
  /** Only listed in the timeline. */
  LISTED: 'LISTED',
  /** Changed the status of its shipment. */
  MOVED: 'MOVED',
  /** The current status allows no such step, so it was only listed. */
  NO_PATH: 'NO_PATH',
  /** Was in the timeline already. */
  REPEATED: 'REPEATED',
  /** Its code is not mapped to a status yet. */
  UNKNOWN_CODE: 'UNKNOWN_CODE',
  /** No shipment of this account has its number. */
  UNKNOWN_PARCEL: 'UNKNOWN_PARCEL'
} as const;

export type CarrierScanOutcome = typeof CarrierScanOutcome[keyof typeof CarrierScanOutcome];
/** What a scan of a carrier means. */
export const CarrierScanStatus = {
  /** Stopped because the address is wrong or incomplete. */
  ADDRESS_QUESTION: 'ADDRESS_QUESTION',
  /** Delivery was attempted and failed. */
  ATTEMPT_FAILED: 'ATTEMPT_FAILED',
  /** Arrived at a facility. */
  AT_FACILITY: 'AT_FACILITY',
  /** The recipient can collect it. */
  AVAILABLE_FOR_PICKUP: 'AVAILABLE_FOR_PICKUP',
  /** The carrier has cancelled the booking. */
  CANCELLED: 'CANCELLED',
  /** In customs clearance. */
  CUSTOMS: 'CUSTOMS',
  /** Stopped in customs until a question is answered. */
  CUSTOMS_QUESTION: 'CUSTOMS_QUESTION',
  /** Damaged; will not be delivered. */
  DAMAGED: 'DAMAGED',
  /** The recipient has it. */
  DELIVERED: 'DELIVERED',
  /** Label created, information received, delayed: nothing moved. */
  INFORMATION: 'INFORMATION',
  /** On its way between facilities. */
  IN_TRANSIT: 'IN_TRANSIT',
  /** The carrier has lost it. */
  LOST: 'LOST',
  /** On the vehicle that delivers it. */
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  /** The carrier has the parcel. */
  PICKED_UP: 'PICKED_UP',
  /** The recipient refused it for good. */
  REFUSED: 'REFUSED',
  /** Handed back to the sender. */
  RETURNED: 'RETURNED',
  /** On its way back to the sender. */
  RETURN_STARTED: 'RETURN_STARTED'
} as const;

export type CarrierScanStatus = typeof CarrierScanStatus[keyof typeof CarrierScanStatus];
/** What a service of the carrier is called here, and what is added to its price. */
export type CarrierServiceMappingInput = {
  /** False to stop selling it; true if absent. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The carrier's own code of the service. At most 100 characters. */
  carrierService: Scalars['String']['input'];
  /** Destination countries, ISO 3166-1 alpha-2; all if absent. At most 250 entries. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True if your own fleet brings the parcel to the hub, where it is weighed and then booked with the carrier. False or absent: the carrier collects it from the sender. Applies to new orders. */
  firstMile?: InputMaybe<Scalars['Boolean']['input']>;
  /** Markup per parcel in the base currency; 0 if absent. */
  markupFixed?: InputMaybe<Scalars['Decimal']['input']>;
  /** Least markup per parcel in the base currency; 0 if absent. */
  markupMinimum?: InputMaybe<Scalars['Decimal']['input']>;
  /** Markup in percent of the carrier's price; 0 if absent. */
  markupPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Our code: capital letters, digits, hyphens and underscores. The operator's staff create it by naming it; sellers choose one of the carrier that `carriers` lists. At most 40 characters. */
  serviceCode: Scalars['String']['input'];
  /** Our name; only the operator's staff set it. If absent, a known service keeps its name, and a new one is named by the carrier's code. At most 100 characters. */
  serviceName?: InputMaybe<Scalars['String']['input']>;
};

/** A choice of a consignee. Fields of other kinds are ignored. */
export type ChooseDeliveryInput = {
  /** One of the days that can be chosen, YYYY-MM-DD. */
  day?: InputMaybe<Scalars['String']['input']>;
  /** Flat or house of the neighbour. At most 50 characters. */
  flat?: InputMaybe<Scalars['String']['input']>;
  /** What is chosen. */
  kind: DeliveryChoiceKind;
  /** Name of the neighbour. The name or the flat is required. At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Note to the driver. At most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The other place, in the same city. At most 300 characters. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** Its point, within 2 km of the address. */
  point?: InputMaybe<GeoPointInput>;
};

/** Event in the custody of collected money. */
export const CodCustodyMove = {
  /** The shopper has paid. */
  COLLECTED: 'COLLECTED',
  /** The money was handed over to the next stage. */
  HANDED_OVER: 'HANDED_OVER',
  /** The collection was reversed. */
  REVERSED: 'REVERSED'
} as const;

export type CodCustodyMove = typeof CodCustodyMove[keyof typeof CodCustodyMove];
/** Payment method of an invoice. */
export const CodInvoiceMethod = {
  /** Bank transfer. */
  BANK_TRANSFER: 'BANK_TRANSFER',
  /** Card without a terminal. */
  CARD: 'CARD',
  /** Notes and coins. */
  CASH: 'CASH',
  /** Payment link; also the value of an unpaid invoice. */
  PAYMENT_LINK: 'PAYMENT_LINK',
  /** Card at the driver's terminal. */
  POS: 'POS'
} as const;

export type CodInvoiceMethod = typeof CodInvoiceMethod[keyof typeof CodInvoiceMethod];
/** Status of a COD invoice. */
export const CodInvoiceStatus = {
  /** Not paid in time. */
  EXPIRED: 'EXPIRED',
  /** Paid, at the door or by link. */
  PAID: 'PAID',
  /** Awaiting payment. */
  UNPAID: 'UNPAID',
  /** Voided because of a new amount, a cancellation, a return or a reversal. */
  VOID: 'VOID'
} as const;

export type CodInvoiceStatus = typeof CodInvoiceStatus[keyof typeof CodInvoiceStatus];
/** Payment method of a collection. */
export const CodPaymentMethod = {
  /** Bank transfer. */
  BANK_TRANSFER: 'BANK_TRANSFER',
  /** Card without a terminal. */
  CARD: 'CARD',
  /** Notes and coins. */
  CASH: 'CASH',
  /** Card at the driver's terminal. */
  POS: 'POS'
} as const;

export type CodPaymentMethod = typeof CodPaymentMethod[keyof typeof CodPaymentMethod];
/** Who holds the money collected at the door. */
export const CodStage = {
  /** The driver; for a cashless payment, the bank or provider that received it. */
  COLLECTED: 'COLLECTED',
  /** The operator's bank. */
  DEPOSITED: 'DEPOSITED',
  /** Accounting. */
  WITH_ACCOUNTS: 'WITH_ACCOUNTS',
  /** The partner or connected carrier that collected it. */
  WITH_CARRIER: 'WITH_CARRIER',
  /** Reception at the hub. */
  WITH_RECEPTION: 'WITH_RECEPTION'
} as const;

export type CodStage = typeof CodStage[keyof typeof CodStage];
/** The cash or card collection at the door. */
export type CollectedAtDoorInput = {
  /** True when less than the amount due was accepted on purpose; explain it in the notes. */
  acceptPartial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Amount collected; the full amount due when absent, in cash what coins make of it. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** UUID of the staff member who collected it; the caller when absent. Drivers can only name themselves. */
  collectedById?: InputMaybe<Scalars['String']['input']>;
  /** Payment method. */
  method: CodPaymentMethod;
  /** Notes. At most 500 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Slip number of the terminal; required for POS. At most 100 characters. */
  posReference?: InputMaybe<Scalars['String']['input']>;
};

/** A driver's report that a task has ended. */
export type CompleteTaskInput = {
  /** The device's own id of this report. The same id again answers as the first time. */
  clientEventId: Scalars['String']['input'];
  /** Cash on delivery; required where it is open. */
  collected?: InputMaybe<TaskCollectionInput>;
  /** When it happened, by the clock of the device. */
  deviceTime?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Where it happened. */
  location?: InputMaybe<GeoPointInput>;
  /** Notes. At most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** How it ended. */
  outcome: TaskOutcome;
  /** Proofs. At most 20 entries. */
  proofs?: InputMaybe<Array<ProofInput>>;
  /** Reason code of the catalogue; required for FAILED. */
  reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** When this request was sent, by the same clock. Corrects a clock that is wrong; give it with every late report. */
  sentAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** UUID or short id of the task. */
  taskId: Scalars['String']['input'];
  /** Why the delivery goes on without the code of the consignee. Listed for dispatch. At most 500 characters. */
  withoutOtpReason?: InputMaybe<Scalars['String']['input']>;
  /** How many wrong codes the app has refused by codeCheck since the code was sent. They count like wrong codes that the service refused. From 0 to 5. */
  wrongCodes?: InputMaybe<Scalars['Int']['input']>;
};

/** A collection at the door. */
export type ConfirmCodInput = {
  /** True when less than the amount due was accepted on purpose; explain it in the notes. */
  acceptPartial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Amount collected; the full amount due when absent, in cash what coins make of it. */
  amountCollected?: InputMaybe<Scalars['Decimal']['input']>;
  /** Time of collection; defaults to now. */
  collectedAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** UUID of the staff member who collected it. */
  collectedById?: InputMaybe<Scalars['String']['input']>;
  /** ISO 4217 code; must be the currency of the order. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Notes. At most 500 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the confirming person, for the audit. At most 255 characters. */
  operatorEmail?: InputMaybe<Scalars['String']['input']>;
  /** Payment method. */
  paymentMethod: CodPaymentMethod;
  /** Slip number of the terminal; required for POS. At most 100 characters. */
  posReference?: InputMaybe<Scalars['String']['input']>;
};

/** Verdicts on the parcels of a pickup task, applied all or nothing. */
export type ConfirmPickupsInput = {
  /** UUID of the active staff member who confirms. */
  confirmedBy: Scalars['String']['input'];
  /** The parcels. From 1 to 1,000 entries. */
  shipments: Array<PickupVerdictInput>;
  /** UUID or short id of the task. */
  taskId: Scalars['String']['input'];
};

/** A new account at a carrier. */
export type ConnectCarrierInput = {
  /** Address of the API, if it is not that of the carrier. */
  baseUrl?: InputMaybe<Scalars['String']['input']>;
  /** Code of the carrier, as listed in connectableCarriers. */
  carrier: Scalars['String']['input'];
  /** Values by the names of connectableCarriers.credentials. */
  credentials: Scalars['JSONObject']['input'];
  /** Name of the account. At most 100 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Whether it moves real parcels. */
  mode: CarrierAccountMode;
  /** UUID of the seller who owns the account; absent for the operator's. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
  /** The services to sell; they can be mapped later. At most 200 entries. */
  services?: InputMaybe<Array<CarrierServiceMappingInput>>;
};

/** Connects an online store to the account of an existing seller. */
export type ConnectShopInput = {
  /** For sellers with two-factor login: an authenticator code or a recovery code. Each is valid once. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the seller. At most 255 characters. */
  email: Scalars['String']['input'];
  /** Locations that the store ships from. At most 500 entries. */
  locations?: InputMaybe<Array<LoginLocationInput>>;
  /** TEST to try out an integration; LIVE when absent. Fixed by the first login of a domain: SHOP_MODE_FIXED. */
  mode?: InputMaybe<ShopMode>;
  /** Password of the seller. At most 1,024 characters. */
  password: Scalars['String']['input'];
  /** E-commerce platform, such as woocommerce. At most 100 characters. */
  platform: Scalars['String']['input'];
  /** Domain of the store. At most 255 characters. */
  shopId: Scalars['String']['input'];
  /** Name of the store. At most 200 characters. */
  shopName: Scalars['String']['input'];
  /** URL of the store, http or https. At most 2,000 characters. */
  url: Scalars['String']['input'];
};

/** Status of a shipment's carrier cost. */
export const CostStatus = {
  /** Booked in the ledger. */
  BOOKED: 'BOOKED',
  /** No carrier has taken it over yet. */
  NOT_DUE: 'NOT_DUE',
  /** Booked in the ledger and later corrected. */
  REVERSED: 'REVERSED',
  /** It could not be computed, so nothing was booked. */
  UNKNOWN: 'UNKNOWN'
} as const;

export type CostStatus = typeof CostStatus[keyof typeof CostStatus];
/** A new display rule. All given conditions must match. */
export type CreateDisplayRuleInput = {
  /** Only for these destination countries, ISO 3166-1 alpha-2. At most 250 entries. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ISO 4217 code of every amount of the rule; the base currency when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Effect on the seller's price. */
  effect: DisplayEffect;
  /** Maximum shown price. */
  max?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum shown price. */
  min?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum order value, inclusive. */
  orderValueFrom?: InputMaybe<Scalars['Decimal']['input']>;
  /** Maximum order value, inclusive. */
  orderValueTo?: InputMaybe<Scalars['Decimal']['input']>;
  /** Rules are evaluated from the lowest number up, 0 to 1000000; 100 when absent. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** NONE when absent. */
  rounding?: InputMaybe<DisplayRounding>;
  /** UUID of the seller, for all of its shops. Not required when a shop is given. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
  /** Only for these service codes. At most 200 entries. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** UUID or domain of the shop it applies to. */
  shopId?: InputMaybe<Scalars['String']['input']>;
  /** Percentage from -100 to 1000, or an amount. Required except for FREE. */
  value?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum actual weight in kilograms, inclusive. At most three decimals. */
  weightFromKg?: InputMaybe<Scalars['Decimal']['input']>;
  /** Maximum actual weight in kilograms, inclusive. At most three decimals. */
  weightToKg?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A new order. */
export type CreateOrderInput = {
  /** The shopper. */
  customer: CustomerInput;
  /** Destination of the shipment. */
  destination: AddressInput;
  /** The order data. */
  order: OrderDetailsInput;
  /** Origin of the shipment. */
  origin: AddressInput;
  /** The lines of the order. From 1 to 1,000 entries. */
  products: Array<ProductInput>;
};

/** A new price plan. */
export type CreatePlanInput = {
  /** Weight adjustments up to this need no approval; the general threshold when absent. */
  adjustmentThreshold?: InputMaybe<Scalars['Decimal']['input']>;
  /** Maximum COD fee. */
  codFeeMax?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum COD fee. */
  codFeeMin?: InputMaybe<Scalars['Decimal']['input']>;
  /** COD fee, 0 to 20 percent; the general fee when absent. */
  codFeePercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** How far a wallet may go below zero; 0 when absent. */
  creditLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** ISO 4217 code of every amount of the plan; the base currency when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Discount on the freight in percent, 0 to 100; 0 when absent. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Charge per parcel that a carrier bills to the seller's own account; 0 when absent. */
  handlingFee?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum charge per shipment. */
  minCharge?: InputMaybe<Scalars['Decimal']['input']>;
  /** Name, unique regardless of case. At most 100 characters. */
  name: Scalars['String']['input'];
  /** Price of returning an undeliverable parcel, as a percentage of its rate, 0 to 100; 0 when absent. */
  returnFreightPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Service-specific terms. At most 200 entries. */
  services?: InputMaybe<Array<PricePlanServiceInput>>;
};

/** A return of a delivered shipment. */
export type CreateReturnInput = {
  /** Carrier service code; the cheapest available one when absent. At most 40 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Stored as a note of the return. At most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the operator's person who requested it, for the audit. At most 255 characters. */
  operatorEmail?: InputMaybe<Scalars['String']['input']>;
  /** Contact for the pickup; the shopper when absent. */
  pickupContactInfo?: InputMaybe<ReturnContactInput>;
  /** Contact for the delivery; the seller when absent. */
  returnContactInfo?: InputMaybe<ReturnContactInput>;
  /** Reason for the return. At most 500 characters. */
  returnReason?: InputMaybe<Scalars['String']['input']>;
  /** Any id of the shipment to return: UUID, order UUID, reference, AWB or tracking number. */
  shipmentId: Scalars['String']['input'];
  /** The operator bears the cost of the return. For the operator only. */
  waiveFee?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new staff member. */
export type CreateStaffInput = {
  /** E-mail address for login; unique regardless of case. At most 255 characters. */
  email: Scalars['String']['input'];
  /** Name as shown to colleagues. At most 200 characters. */
  name: Scalars['String']['input'];
  /** Password of at least 10 characters. */
  password: Scalars['String']['input'];
  /** Role. */
  role: StaffRole;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** A note. At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Events to subscribe to, such as shipment.update. At most 100 entries. */
  events: Array<Scalars['String']['input']>;
  /** True to receive at_sorting, verified and ready_to_book as well; defaults to false. */
  includeHubStatuses?: InputMaybe<Scalars['Boolean']['input']>;
  /** True lets the operator's staff read request and response bodies for support; defaults to false. */
  operatorMayReadBodies?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum deliveries per second; defaults to no limit. From 1 to 500. */
  rateLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Fields of `Shipment` in braces, such as { status order { orderReference } }: events then carry the answer at that moment as `data.selection`. A cost of at most 150; checked against the permissions of the caller and of the owner, when it is saved and for each answer. At most 4,000 characters. */
  selection?: InputMaybe<Scalars['String']['input']>;
  /** Domain of the only shop whose events are sent; defaults to all. With a shop token, always its own shop. */
  shopId?: InputMaybe<Scalars['String']['input']>;
  /** An https URL on port 443 or 8443. At most 2,048 characters. */
  url: Scalars['String']['input'];
};

/** Changes of the shopper. Absent fields keep their values. */
export type CustomerChangesInput = {
  /** Company of the recipient. Null removes it. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** What the driver should know. Null removes it. At most 500 characters. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. From 1 to 255 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. Null removes it. One that cannot be dialled is the warning PHONE_FORMAT. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** The shopper and recipient. */
export type CustomerInput = {
  /** Company of the recipient. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** What the driver should know. That of the destination counts first. At most 500 characters. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. At most 255 characters. */
  email: Scalars['String']['input'];
  /** First name. May be empty if a company is given, as may the last name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Phone number. One that cannot be dialled is the warning PHONE_FORMAT. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** What a consignee can choose before a parcel is out for delivery. */
export const DeliveryChoiceKind = {
  /** Deliver it on another day. */
  DAY: 'DAY',
  /** Hand it to a neighbour. */
  NEIGHBOUR: 'NEIGHBOUR',
  /** A note to the driver, and nothing else. */
  NOTE: 'NOTE',
  /** Deliver it to another place nearby. */
  PLACE: 'PLACE'
} as const;

export type DeliveryChoiceKind = typeof DeliveryChoiceKind[keyof typeof DeliveryChoiceKind];
/** Whether a consignee can still choose. */
export const DeliveryChoiceState = {
  /** It was delivered. */
  DELIVERED: 'DELIVERED',
  /** The parcel is not out for delivery yet. */
  OPEN: 'OPEN',
  /** It is not delivered any more. */
  OVER: 'OVER',
  /** It is out for delivery; the last choice holds. */
  UNDER_WAY: 'UNDER_WAY'
} as const;

export type DeliveryChoiceState = typeof DeliveryChoiceState[keyof typeof DeliveryChoiceState];
/** Cash on delivery at the door. Set exactly one of the two fields. */
export type DeliveryCollectionInput = {
  /** The collected money; confirmed together with the delivery. */
  collected?: InputMaybe<CollectedAtDoorInput>;
  /** Why nothing was collected; excludes what was. The invoice stays open. At most 500 characters. */
  notCollectedReason?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of the destination. Absent fields keep their values; null clears them. */
export type DestinationChangesInput = {
  /** Street address. Required. At most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City. Required. At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Company at this address. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Name of the country. Filled in when cleared. At most 100 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code. Cannot be cleared. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** What the driver should know, such as the gate. At most 500 characters. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** Latitude; requires the longitude. Cleared by a move without coordinates. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude; requires the latitude. Cleared by a move without coordinates. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** State or region. At most 100 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. At most 20 characters. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** Effect of a display rule on the seller's price. */
export const DisplayEffect = {
  /** Shows this amount instead. */
  FIXED: 'FIXED',
  /** Adds an amount; a negative one is a discount. */
  FLAT: 'FLAT',
  /** Shows 0. */
  FREE: 'FREE',
  /** Adds a percentage; a negative one is a discount. */
  PERCENT: 'PERCENT'
} as const;

export type DisplayEffect = typeof DisplayEffect[keyof typeof DisplayEffect];
/** How the shown price is rounded. */
export const DisplayRounding = {
  /** Up to the next price that ends in .99. */
  END_99: 'END_99',
  /** To the smallest unit of the currency. */
  NONE: 'NONE',
  /** Up to the next 0.05. */
  UP_0_05: 'UP_0_05',
  /** Up to the next 0.50. */
  UP_0_5: 'UP_0_5',
  /** Up to the next whole unit. */
  UP_1: 'UP_1'
} as const;

export type DisplayRounding = typeof DisplayRounding[keyof typeof DisplayRounding];
/** An objection to an adjustment. */
export type DisputeAdjustmentInput = {
  /** Any id of the shipment. */
  id: Scalars['String']['input'];
  /** Links to pictures. At most 20 entries. */
  photos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What is wrong with the measurements. At most 2,000 characters. */
  reason: Scalars['String']['input'];
};

/** How operations resolved a dispute. */
export const DisputeOutcome = {
  /** The seller is right; nothing is due. */
  ACCEPTED: 'ACCEPTED',
  /** The measurements stand; the invoice is due. */
  REJECTED: 'REJECTED'
} as const;

export type DisputeOutcome = typeof DisputeOutcome[keyof typeof DisputeOutcome];
/** A new version of a service's prices. */
export type DraftRateCardInput = {
  /** ISO 4217 code of the prices; the base currency when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Start of validity; now when absent. */
  effectiveFrom?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** End of validity, exclusive; open-ended when absent. */
  effectiveTo?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Sale prices or carrier cost; SALE when absent. */
  purpose?: InputMaybe<RateCardPurpose>;
  /** Code of the service, such as SVC_ECO. */
  serviceCode: Scalars['String']['input'];
  /** Surcharges in order of application; none when absent. At most 50 entries. */
  surcharges?: InputMaybe<Array<SurchargeInput>>;
  /** Prices by tier, at most 5,000 in all. At most 5,000 entries. */
  tiers: Array<RateTierInput>;
};

/** What each row of the figures is about. */
export const FleetFigureGroup = {
  /** A day. */
  DAY: 'DAY',
  /** A driver. */
  DRIVER: 'DRIVER',
  /** A hub; null for runs without one. */
  HUB: 'HUB'
} as const;

export type FleetFigureGroup = typeof FleetFigureGroup[keyof typeof FleetFigureGroup];
/** A point on the map. */
export type GeoPointInput = {
  /** Latitude in degrees, -90 to 90. */
  lat: Scalars['Float']['input'];
  /** Longitude in degrees, -180 to 180. */
  lng: Scalars['Float']['input'];
};

/** Kind of account that an invitation is for. */
export const InvitationKind = {
  /** A seller who ships. */
  SELLER: 'SELLER',
  /** A colleague who works for the operator. */
  STAFF: 'STAFF'
} as const;

export type InvitationKind = typeof InvitationKind[keyof typeof InvitationKind];
/** A seller to invite. */
export type InviteSellerInput = {
  /** Company name. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Login e-mail address, to which the invitation is sent; unique, case-insensitive. */
  email: Scalars['String']['input'];
  /** First name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Phone number. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A colleague to invite. */
export type InviteStaffInput = {
  /** Login e-mail address, to which the invitation is sent; unique, case-insensitive. */
  email: Scalars['String']['input'];
  /** Display name. At most 200 characters. */
  name: Scalars['String']['input'];
  /** Role of the colleague. */
  role: StaffRole;
};

/** Language of a printed invoice. */
export const InvoiceLanguage = {
  /** Arabic. */
  AR: 'AR',
  /** English. */
  EN: 'EN'
} as const;

export type InvoiceLanguage = typeof InvoiceLanguage[keyof typeof InvoiceLanguage];
/** What a label is delivered as. */
export const LabelFileFormat = {
  /** A PDF in A4 with margins of 10 mm. The label of a carrier is placed on it unscaled where it fits. */
  A4_PDF: 'A4_PDF',
  /** A PDF for label printers: the pages of the carrier as it made them, or ours of 4 x 6 inches. */
  LABEL_PDF: 'LABEL_PDF',
  /** Commands for label printers with 4 x 6 inches: those of the carrier as it made them, or ours. */
  ZPL: 'ZPL'
} as const;

export type LabelFileFormat = typeof LabelFileFormat[keyof typeof LabelFileFormat];
/** Language of the captions on a label. */
export const LabelLanguage = {
  /** Arabic, laid out right to left. */
  AR: 'AR',
  /** English. */
  EN: 'EN'
} as const;

export type LabelLanguage = typeof LabelLanguage[keyof typeof LabelLanguage];
/** Paper size of labels. */
export const LabelSize = {
  /** 210 x 297 mm, with margins of 10 mm. */
  A4: 'A4',
  /** 105 x 148 mm. */
  A6: 'A6',
  /** 4 x 6 inches, the roll of most label printers. */
  INCH_4X6: 'INCH_4X6'
} as const;

export type LabelSize = typeof LabelSize[keyof typeof LabelSize];
/** Type of a ledger account; decides the side of its balance. */
export const LedgerAccountType = {
  /** Owned by or owed to the operator; a debit increases it. */
  ASSET: 'ASSET',
  /** Spent by the operator; a debit increases it. */
  EXPENSE: 'EXPENSE',
  /** Owed by the operator; a credit increases it. */
  LIABILITY: 'LIABILITY',
  /** Earned by the operator; a credit increases it. */
  REVENUE: 'REVENUE'
} as const;

export type LedgerAccountType = typeof LedgerAccountType[keyof typeof LedgerAccountType];
/** Layout of a journal export. */
export const LedgerExportFormat = {
  /** All columns, RFC 4180. */
  CSV: 'CSV',
  /** Journal entries for import into Odoo, in one currency. */
  ODOO: 'ODOO',
  /** Journal entries for import into QuickBooks Online, in one currency. */
  QUICKBOOKS: 'QUICKBOOKS'
} as const;

export type LedgerExportFormat = typeof LedgerExportFormat[keyof typeof LedgerExportFormat];
/** Kind of owner of a sub-account. */
export const LedgerParty = {
  /** A seller. */
  SELLER: 'SELLER',
  /** A staff member. */
  WORKER: 'WORKER'
} as const;

export type LedgerParty = typeof LedgerParty[keyof typeof LedgerParty];
/** A view to keep. */
export type ListViewInput = {
  /** Name. At most 60 characters. */
  name: Scalars['String']['input'];
  /** Filters, columns and order as in the address of the list, without the question mark. Empty for the whole list. At most 2,000 characters. */
  query: Scalars['String']['input'];
};

/** Account status, as shown in lists. */
export const ListedSellerStatus = {
  /** Active, with complete data. */
  ACTIVE: 'ACTIVE',
  /** Switched off. */
  INACTIVE: 'INACTIVE',
  /** Active, but company, phone or address is missing. */
  INCOMPLETE: 'INCOMPLETE'
} as const;

export type ListedSellerStatus = typeof ListedSellerStatus[keyof typeof ListedSellerStatus];
/** A place that a shop ships from. */
export type LocationInput = {
  /** Street address. At most 500 characters. */
  address: Scalars['String']['input'];
  /** City. At most 100 characters. */
  city: Scalars['String']['input'];
  /** Name of the country; filled in when absent. At most 100 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['String']['input'];
  /** Latitude in degrees; requires the longitude. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees; requires the latitude. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** Id of the location, unique within the shop. At most 100 characters. */
  refId: Scalars['String']['input'];
  /** Display name, unique within the shop. At most 200 characters. */
  refName: Scalars['String']['input'];
  /** State or region; may be empty. At most 100 characters. */
  state: Scalars['String']['input'];
  /** Postal code; empty where the country has none. At most 20 characters. */
  zip: Scalars['String']['input'];
};

/** Changes of a location. Absent fields keep their values. */
export type LocationUpdateInput = {
  /** Street address. From 1 to 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City. From 1 to 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Name of the country. At most 100 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** Id of the location to change. At most 100 characters. */
  refId: Scalars['String']['input'];
  /** Display name, unique within the shop. From 1 to 200 characters. */
  refName?: InputMaybe<Scalars['String']['input']>;
  /** State or region. At most 100 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. At most 20 characters. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A location sent at login, without ids. */
export type LoginLocationInput = {
  /** Street address. At most 500 characters. */
  address: Scalars['String']['input'];
  /** City. At most 100 characters. */
  city: Scalars['String']['input'];
  /** Name of the country. At most 100 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['String']['input'];
  /** State or region. At most 100 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code; empty where the country has none. At most 20 characters. */
  zip: Scalars['String']['input'];
};

/** An amount of money. */
export type MoneyInput = {
  /** Major units, such as "12.50". */
  amount: Scalars['Decimal']['input'];
  /** ISO 4217 code, such as USD. */
  currency: Scalars['String']['input'];
};

/** Who has money that is on its way to the bank. */
export const MoneyStage = {
  /** The hub, to be counted. */
  AT_HUB: 'AT_HUB',
  /** Counted and to be deposited, or paid by card or link and with the bank or provider. */
  TO_BANK: 'TO_BANK',
  /** The carrier that collected it. */
  WITH_CARRIER: 'WITH_CARRIER',
  /** The driver who collected the cash. */
  WITH_DRIVER: 'WITH_DRIVER'
} as const;

export type MoneyStage = typeof MoneyStage[keyof typeof MoneyStage];
/** What happens next to a shipment. */
export const NextStepKind = {
  /** The connected carrier answers the booking. */
  AWAIT_BOOKING: 'AWAIT_BOOKING',
  /** The parcel is booked with its carrier. */
  BOOK_CARRIER: 'BOOK_CARRIER',
  /** The pickup is booked. */
  BOOK_PICKUP: 'BOOK_PICKUP',
  /** The parcel is cleared for its carrier. */
  CLEAR: 'CLEAR',
  /** The parcel is collected from the sender. */
  COLLECT: 'COLLECT',
  /** Its cash on delivery is confirmed. */
  CONFIRM_CASH: 'CONFIRM_CASH',
  /** It is decided whether it is tried again or goes back. */
  DECIDE: 'DECIDE',
  /** The parcel leaves for the consignee. */
  DELIVER: 'DELIVER',
  /** The parcel is handed back to its sender. */
  HAND_BACK: 'HAND_BACK',
  /** The hub weighs and measures the parcel. */
  MEASURE: 'MEASURE',
  /** Nothing is left to do. */
  NONE: 'NONE',
  /** The sender packs the parcel and marks it as packed. */
  PACK: 'PACK',
  /** The parcel, which is on the way, is delivered. */
  REACH_CONSIGNEE: 'REACH_CONSIGNEE',
  /** The driver, who is on the way, collects the parcel. */
  REACH_SENDER: 'REACH_SENDER',
  /** The parcel reaches the hub. */
  RECEIVE_AT_HUB: 'RECEIVE_AT_HUB',
  /** The delivery is tried again. */
  REDELIVER: 'REDELIVER',
  /** The hold ends. */
  RELEASE: 'RELEASE',
  /** The pickup is tried again. */
  RETRY_PICKUP: 'RETRY_PICKUP'
} as const;

export type NextStepKind = typeof NextStepKind[keyof typeof NextStepKind];
/** Who takes the next step. */
export const NextStepParty = {
  /** The carrier. */
  CARRIER: 'CARRIER',
  /** A driver of the own fleet. */
  DRIVER: 'DRIVER',
  /** The operator's staff. */
  OPERATOR: 'OPERATOR',
  /** The seller, or its store. */
  SELLER: 'SELLER',
  /** The service, without a person. */
  SERVICE: 'SERVICE'
} as const;

export type NextStepParty = typeof NextStepParty[keyof typeof NextStepParty];
/** A file: pdf, jpg, png, webp, txt, csv or xlsx, detected by content; not empty, at most 10 MiB. */
export type NoteFileInput = {
  /** Content of the file. */
  content: Scalars['Bytes']['input'];
  /** File name; sanitised and given the extension of the detected type. At most 255 characters. */
  fileName: Scalars['String']['input'];
};

/** Topic of a note. */
export const NoteType = {
  /** About the delivery. */
  DELIVERY: 'DELIVERY',
  /** Money. */
  FINANCE: 'FINANCE',
  /** Anything. */
  GENERAL: 'GENERAL',
  /** About the pickup. */
  PICKUP: 'PICKUP',
  /** About the return. */
  RETURN: 'RETURN',
  /** Written by a system. */
  SYSTEM: 'SYSTEM'
} as const;

export type NoteType = typeof NoteType[keyof typeof NoteType];
/** Who may read a note. */
export const NoteVisibility = {
  /** The operator only. */
  INTERNAL: 'INTERNAL',
  /** The operator and the seller. */
  SELLER: 'SELLER'
} as const;

export type NoteVisibility = typeof NoteVisibility[keyof typeof NoteVisibility];
/** Available method of online payment. */
export const OnlinePayment = {
  /** A button that simulates a payment, in demonstrations. */
  DEMO: 'DEMO',
  /** Not available. */
  NONE: 'NONE',
  /** The payment provider's checkout page. */
  PROVIDER: 'PROVIDER'
} as const;

export type OnlinePayment = typeof OnlinePayment[keyof typeof OnlinePayment];
/** The store's order data. */
export type OrderDetailsInput = {
  /** Carrier service code; the cheapest available one when absent. At most 40 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Amount the driver collects; computed when absent. */
  collectionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** ISO 4217 code of all amounts. */
  currency: Scalars['String']['input'];
  /** Discount; 0 when absent. */
  discount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Language of the shopper as a BCP 47 tag such as ar-AE, for e-mail to them. At most 35 characters. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Order number, unique within the shop and never reused. */
  orderNumber: Scalars['WholeNumber']['input'];
  /** Order reference. At most 100 characters. */
  orderReference: Scalars['String']['input'];
  /** Free text, for reference. At most 50 characters. */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** prepaid when absent. */
  paymentStatus?: InputMaybe<PaymentStatus>;
  /** The id of a quote for this shipment. Selects its service; a live price of a connected carrier is then charged as it was quoted. At most 2,000 characters. */
  rateId?: InputMaybe<Scalars['String']['input']>;
  /** What the shopper paid for shipping; used only to compute the collection amount. */
  shippingFee?: InputMaybe<Scalars['Decimal']['input']>;
  /** Domain of the store. At most 255 characters. */
  shopDomain: Scalars['String']['input'];
  /** Sum of quantity x price, without tax, discount and shipping. */
  subTotal: Scalars['Decimal']['input'];
  /** Tax; 0 when absent. */
  tax?: InputMaybe<Scalars['Decimal']['input']>;
  /** Total as sent by the platform; for the record. */
  total: Scalars['Decimal']['input'];
};

/** A postal address of which anything may be missing. */
export type OrderDraftAddressInput = {
  /** Street address including extra lines. At most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City. At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Company at this address. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Name of the country; derived from the code if absent. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code, such as AE. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** What the driver should know, such as the gate. At most 500 characters. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** State or region. At most 100 characters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code; empty if the country has none. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** An order of which anything may be missing. */
export type OrderDraftContentInput = {
  /** The recipient. */
  customer?: InputMaybe<OrderDraftCustomerInput>;
  /** Destination of the shipment. */
  destination?: InputMaybe<OrderDraftAddressInput>;
  /** Number, amounts and service. */
  order?: InputMaybe<OrderDraftDetailsInput>;
  /** Origin of the shipment. */
  origin?: InputMaybe<OrderDraftAddressInput>;
  /** The lines. At most 1,000 entries. */
  products?: InputMaybe<Array<OrderDraftProductInput>>;
};

/** The recipient, as far as known. */
export type OrderDraftCustomerInput = {
  /** Company of the recipient. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** What the driver should know. At most 500 characters. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. At most 255 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Number, amounts and service of a draft, as far as known. */
export type OrderDraftDetailsInput = {
  /** Carrier service code; the cheapest available one if absent. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Amount the driver collects; computed if absent. */
  collectionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** ISO 4217 code of all amounts. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Discount; 0 if absent. */
  discount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Language of the recipient as a BCP 47 tag such as ar-AE. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Order number in its shop. An order of no store gets one when it is placed. */
  orderNumber?: InputMaybe<Scalars['WholeNumber']['input']>;
  /** Order reference; derived from the number if absent. At most 100 characters. */
  orderReference?: InputMaybe<Scalars['String']['input']>;
  /** Free text, for reference. At most 50 characters. */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** PREPAID if absent. */
  paymentStatus?: InputMaybe<PaymentStatus>;
  /** The id of a quote for this shipment, which selects its service. At most 2,000 characters. */
  rateId?: InputMaybe<Scalars['String']['input']>;
  /** What the recipient pays for shipping. */
  shippingFee?: InputMaybe<Scalars['Decimal']['input']>;
  /** Domain of the store; absent for an order of no store. */
  shopDomain?: InputMaybe<Scalars['String']['input']>;
  /** Sum of quantity x price; computed if absent. */
  subTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Tax; 0 if absent. */
  tax?: InputMaybe<Scalars['Decimal']['input']>;
  /** Total, for the record; computed if absent. */
  total?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A new draft. */
export type OrderDraftInput = {
  /** Chosen by the client: a second request with the same key returns the draft of the first. At most 100 characters. */
  clientKey?: InputMaybe<Scalars['String']['input']>;
  /** What is known of the order. At most 100,000 characters as JSON. */
  content: OrderDraftContentInput;
  /** The seller, for the operator. Absent when the content names a shop, and for sellers and shops, who keep their own drafts. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
};

/** One line of a draft. Weight and dimensions are per unit. */
export type OrderDraftProductInput = {
  /** ISO 4217 code of the price; that of the order if absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Weight of one unit in grams. */
  grams?: InputMaybe<Scalars['Float']['input']>;
  /** Height in centimetres. */
  height?: InputMaybe<Scalars['Float']['input']>;
  /** Harmonised System code for customs. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** Length in centimetres. */
  length?: InputMaybe<Scalars['Float']['input']>;
  /** Name of the product. At most 500 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Country of origin for customs, ISO 3166-1 alpha-2. */
  originCountry?: InputMaybe<Scalars['String']['input']>;
  /** Price of one unit in major units. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** Number of units. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** Volume of one unit in cubic centimetres; length x width x height if absent. */
  volume?: InputMaybe<Scalars['Float']['input']>;
  /** Width in centimetres. */
  width?: InputMaybe<Scalars['Float']['input']>;
};

/** An answer to a question about a file. */
export type OrderFileAnswerInput = {
  /** One of the answers of the question; for a shipping method, the code of a service. */
  answer: Scalars['String']['input'];
  /** What was asked. */
  kind: OrderFileQuestionKind;
  /** The text that was asked about, as in the question. At most 200 characters. */
  value: Scalars['String']['input'];
};

/** How the characters of a file are stored. */
export const OrderFileEncoding = {
  /** UTF-8, or UTF-16 with a byte order mark. */
  UTF_8: 'UTF_8',
  /** Windows-1252, for Western languages. */
  WINDOWS_1252: 'WINDOWS_1252',
  /** Windows-1256, for Arabic. */
  WINDOWS_1256: 'WINDOWS_1256'
} as const;

export type OrderFileEncoding = typeof OrderFileEncoding[keyof typeof OrderFileEncoding];
/** The layout of a file with orders. */
export const OrderFileFormat = {
  /** The columns of the template of this service. */
  OWN: 'OWN',
  /** The export of orders of Shopify. */
  SHOPIFY: 'SHOPIFY',
  /** An export of orders of WooCommerce. */
  WOOCOMMERCE: 'WOOCOMMERCE'
} as const;

export type OrderFileFormat = typeof OrderFileFormat[keyof typeof OrderFileFormat];
/** What a file leaves open. */
export const OrderFileQuestionKind = {
  /** Whether its numbers have a decimal point or a decimal comma. Asked for each file. */
  DECIMAL_MARK: 'DECIMAL_MARK',
  /** Whether orders with this status in the store are to be shipped. */
  ORDER_STATUS: 'ORDER_STATUS',
  /** Whether a method of payment means that the driver collects. */
  PAYMENT: 'PAYMENT',
  /** Which service a shipping method of the store stands for. */
  SERVICE: 'SERVICE'
} as const;

export type OrderFileQuestionKind = typeof OrderFileQuestionKind[keyof typeof OrderFileQuestionKind];
/** What an import assumes where its file says nothing. */
export type OrderImportDefaultsInput = {
  /** Country of the recipients, ISO 3166-1 alpha-2. At most 2 characters. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** ISO 4217 code of the amounts. At most 3 characters. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Weight of a whole parcel in grams. */
  grams?: InputMaybe<Scalars['Float']['input']>;
  /** Height of a whole parcel in centimetres. */
  height?: InputMaybe<Scalars['Float']['input']>;
  /** Length of a whole parcel in centimetres. */
  length?: InputMaybe<Scalars['Float']['input']>;
  /** Origin of the shipments. If absent: the first location of the shop by name, else the address of the seller. */
  origin?: InputMaybe<AddressInput>;
  /** Width of a whole parcel in centimetres. */
  width?: InputMaybe<Scalars['Float']['input']>;
};

/** A file with orders. */
export type OrderImportInput = {
  /** Answers to questions of an earlier preview of this file. All but those about the decimal mark are remembered for the next files of the seller, unless a shop gives them. At most 200 entries. */
  answers?: InputMaybe<Array<OrderFileAnswerInput>>;
  /** What to assume where the file says nothing. */
  defaults?: InputMaybe<OrderImportDefaultsInput>;
  /** How its characters are stored. */
  encoding?: OrderFileEncoding;
  /** Name of the file. At most 255 characters. */
  fileName: Scalars['String']['input'];
  /** Layout of the file; recognised by its header if absent. */
  format?: InputMaybe<OrderFileFormat>;
  /** The seller, for the operator; absent when a shop is named. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Domain of the shop that the orders belong to. If absent, they are orders of no store. */
  shopDomain?: InputMaybe<Scalars['String']['input']>;
};

/** What becomes of an order of a file. */
export const OrderImportRowState = {
  /** Is saved as a draft, to be finished later. */
  DRAFT: 'DRAFT',
  /** Was placed before, with the same content. */
  DUPLICATE: 'DUPLICATE',
  /** Could not be placed. */
  FAILED: 'FAILED',
  /** Is placed. */
  PLACED: 'PLACED',
  /** Something is missing or wrong. */
  PROBLEM: 'PROBLEM',
  /** Can be placed. */
  READY: 'READY'
} as const;

export type OrderImportRowState = typeof OrderImportRowState[keyof typeof OrderImportRowState];
/** How far an import of orders is. */
export const OrderImportState = {
  /** Stopped. Orders that were placed stay; the others can be placed later. */
  CANCELLED: 'CANCELLED',
  /** Every order that could be placed is placed. */
  DONE: 'DONE',
  /** Orders are being placed. */
  PLACING: 'PLACING',
  /** Read and checked. No order is placed yet. */
  PREVIEW: 'PREVIEW'
} as const;

export type OrderImportState = typeof OrderImportState[keyof typeof OrderImportState];
/** One line of the new product list. Weight and dimensions are per unit. */
export type OrderLineChangesInput = {
  /** ISO 4217 code; must be the currency of the order, which is the default. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Weight of one unit in grams. From 0 to 1,000,000,000. */
  grams: Scalars['Float']['input'];
  /** Height in centimetres; that of the stored product of this name when absent. More than 0, at most 100,000. */
  height?: InputMaybe<Scalars['Float']['input']>;
  /** Harmonised System code; that of the stored product of this name when absent. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** Length in centimetres; that of the stored product of this name when absent. More than 0, at most 100,000. */
  length?: InputMaybe<Scalars['Float']['input']>;
  /** Name of the product. At most 500 characters. */
  name: Scalars['String']['input'];
  /** Country of origin; that of the stored product of this name when absent. */
  originCountry?: InputMaybe<Scalars['String']['input']>;
  /** Price of one unit in major units; not negative. */
  price: Scalars['Decimal']['input'];
  /** Number of units, a whole number. From 1 to 1,000,000. */
  quantity: Scalars['Float']['input'];
  /** Volume in cubic centimetres; length x width x height when absent. From 0 to 1,000,000,000. */
  volume?: InputMaybe<Scalars['Float']['input']>;
  /** Width in centimetres; that of the stored product of this name when absent. More than 0, at most 100,000. */
  width?: InputMaybe<Scalars['Float']['input']>;
};

/** Which mails about its orders a seller gets. */
export const OrderMails = {
  /** One a day, in the morning of its time zone. What needs an action is mailed at once as well. */
  DAILY: 'DAILY',
  /** One for each new order, delivery, failure, cancellation and return. */
  EACH: 'EACH',
  /** None. What needs an action is in the console. */
  NONE: 'NONE'
} as const;

export type OrderMails = typeof OrderMails[keyof typeof OrderMails];
/** Where the usual origin of a seller is known from. */
export const OriginSource = {
  /** The address of the business. */
  BUSINESS: 'BUSINESS',
  /** A location of a shop. */
  LOCATION: 'LOCATION',
  /** The address book. */
  SAVED_ADDRESS: 'SAVED_ADDRESS'
} as const;

export type OriginSource = typeof OriginSource[keyof typeof OriginSource];
/** When the consignee has to say the delivery code. */
export const OtpRule = {
  /** At every delivery. */
  ALWAYS: 'ALWAYS',
  /** Never. */
  NEVER: 'NEVER',
  /** If money is collected, or the declared value is above OTP_THRESHOLD. */
  WHEN_COLLECTING_OR_VALUABLE: 'WHEN_COLLECTING_OR_VALUABLE'
} as const;

export type OtpRule = typeof OtpRule[keyof typeof OtpRule];
/** Where a session is used. */
export const OwnSessionKind = {
  /** In the console, on the command line or by a program. */
  ACCOUNT: 'ACCOUNT',
  /** In the drivers' app, on one device and for 14 hours. */
  DRIVER_APP: 'DRIVER_APP'
} as const;

export type OwnSessionKind = typeof OwnSessionKind[keyof typeof OwnSessionKind];
/** On whose behalf a token acts. */
export const OwnTokenKind = {
  /** Acts for a seller. */
  API: 'API',
  /** Acts for the operator. */
  ERP: 'ERP'
} as const;

export type OwnTokenKind = typeof OwnTokenKind[keyof typeof OwnTokenKind];
/** Weight and dimensions of the whole parcel. */
export type PackageInput = {
  /** Height in centimetres. More than 0, at most 100,000. */
  height: Scalars['Float']['input'];
  /** Length in centimetres. More than 0, at most 100,000. */
  length: Scalars['Float']['input'];
  /** Volume in cubic centimetres; length x width x height when absent. From 0 to 1,000,000,000. */
  volume?: InputMaybe<Scalars['Float']['input']>;
  /** Weight in kilograms. From 0 to 1,000,000. */
  weightKg: Scalars['Float']['input'];
  /** Width in centimetres. More than 0, at most 100,000. */
  width: Scalars['Float']['input'];
};

/** Content of a parcel: documents or goods. */
export const ParcelType = {
  /** Documents only. */
  DOCUMENT: 'DOCUMENT',
  /** Goods of any kind. */
  NON_DOCUMENT: 'NON_DOCUMENT'
} as const;

export type ParcelType = typeof ParcelType[keyof typeof ParcelType];
/** What an invoice is for. */
export const PayableKind = {
  /** Weight adjustment owed by the seller. */
  ADJUSTMENT: 'ADJUSTMENT',
  /** Cash on delivery owed by the shopper. */
  COD: 'COD',
  /** Payment by a seller into its wallet. */
  TOPUP: 'TOPUP'
} as const;

export type PayableKind = typeof PayableKind[keyof typeof PayableKind];
/** Status of a payment link. */
export const PayableStatus = {
  /** Awaiting a decision of the operator. */
  DISABLED: 'DISABLED',
  /** Not paid in time. */
  EXPIRED: 'EXPIRED',
  /** Paid. */
  PAID: 'PAID',
  /** Payment is due. */
  UNPAID: 'UNPAID',
  /** Voided. */
  VOID: 'VOID'
} as const;

export type PayableStatus = typeof PayableStatus[keyof typeof PayableStatus];
/** The languages of the payment page. */
export const PaymentLanguage = {
  /** Arabic. */
  AR: 'AR',
  /** English. */
  EN: 'EN'
} as const;

export type PaymentLanguage = typeof PaymentLanguage[keyof typeof PaymentLanguage];
/** How a payment was handled. */
export const PaymentOutcome = {
  /** Paid the invoice. */
  BOOKED: 'BOOKED',
  /** The same payment was booked before. */
  KNOWN: 'KNOWN',
  /** The invoice was no longer payable; the payment must be refunded to the payer. */
  REFUND_DUE: 'REFUND_DUE'
} as const;

export type PaymentOutcome = typeof PaymentOutcome[keyof typeof PaymentOutcome];
/** How the shopper pays the store. */
export const PaymentStatus = {
  /** Cash on delivery. */
  POSTPAID: 'POSTPAID',
  /** Paid already. */
  PREPAID: 'PREPAID'
} as const;

export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];
/** Whether payouts to a bank account are allowed. */
export const PayoutAccountStatus = {
  /** Rejected by a second person. */
  REJECTED: 'REJECTED',
  /** Replaced by another account. */
  REPLACED: 'REPLACED',
  /** Awaiting approval by a second person. */
  UNVERIFIED: 'UNVERIFIED',
  /** Payouts are allowed. */
  VERIFIED: 'VERIFIED'
} as const;

export type PayoutAccountStatus = typeof PayoutAccountStatus[keyof typeof PayoutAccountStatus];
/** What the next payout of a wallet waits for. */
export const PayoutWait = {
  /** A payout was requested, and the operator's second person decides it. */
  APPROVAL: 'APPROVAL',
  /** There is no bank account to pay to, or it was rejected. */
  BANK_ACCOUNT: 'BANK_ACCOUNT',
  /** Nothing is available yet. */
  MONEY: 'MONEY',
  /** There is money, and somebody has to ask for it. */
  REQUEST: 'REQUEST',
  /** A second person checks the bank account. */
  VERIFICATION: 'VERIFICATION'
} as const;

export type PayoutWait = typeof PayoutWait[keyof typeof PayoutWait];
/** Confirmation status of a pickup. */
export const PickupConfirmationStatus = {
  /** Confirmed by arrival at the hub, or because no one disputed it in time. */
  AUTO_CONFIRMED: 'AUTO_CONFIRMED',
  /** Confirmed by a staff member. */
  CONFIRMED: 'CONFIRMED',
  /** Not collected. */
  NOT_COLLECTED: 'NOT_COLLECTED',
  /** Reported by the driver; not confirmed yet. */
  PENDING_CONFIRMATION: 'PENDING_CONFIRMATION'
} as const;

export type PickupConfirmationStatus = typeof PickupConfirmationStatus[keyof typeof PickupConfirmationStatus];
/** Where a parcel is picked up and delivered. */
export const PickupDropoff = {
  /** Picked up from the sender and delivered to the recipient. */
  DOOR_TO_DOOR: 'DOOR_TO_DOOR',
  /** Picked up from the sender; the recipient collects it at a hub. */
  DOOR_TO_HUB: 'DOOR_TO_HUB',
  /** The sender drops it off at a hub; delivered to the recipient. */
  HUB_TO_DOOR: 'HUB_TO_DOOR'
} as const;

export type PickupDropoff = typeof PickupDropoff[keyof typeof PickupDropoff];
/** Verdict on a parcel that a driver reported as picked up. */
export const PickupVerdict = {
  /** Collected. Moves no status. */
  CONFIRMED: 'CONFIRMED',
  /** Not collected; counts as a failed pickup attempt. */
  NOT_COLLECTED: 'NOT_COLLECTED'
} as const;

export type PickupVerdict = typeof PickupVerdict[keyof typeof PickupVerdict];
/** The verdict on one parcel. */
export type PickupVerdictInput = {
  /** Whether the parcel was collected. */
  confirmationStatus: PickupVerdict;
  /** Free text. At most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the shipment. */
  shipmentDetailId: Scalars['ID']['input'];
};

/** What to plan. */
export type PlanRunsInput = {
  /** The day, YYYY-MM-DD, in the time zone of the hub. Not before today, at most 30 days ahead. */
  date: Scalars['String']['input'];
  /** UUIDs of the drivers; all active drivers of the hub when absent. At most 200 entries. */
  driverIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** UUID of the hub: its drivers, and the tasks to which it is the nearest hub. All drivers and tasks when absent. */
  hubId?: InputMaybe<Scalars['String']['input']>;
  /** Equal tasks, drivers and seeds give equal plans; 1 when absent. From 0 to 2,147,483,647. */
  seed?: InputMaybe<Scalars['Int']['input']>;
};

/** A point of the way. */
export type PositionInput = {
  /** Accuracy in metres. Points worse than 100 m do not count. */
  accuracy?: InputMaybe<Scalars['Float']['input']>;
  /** Time by the device's clock. A run has one point per time. */
  deviceTime: Scalars['DateTimeISO']['input'];
  /** Direction in degrees from north, clockwise. */
  heading?: InputMaybe<Scalars['Float']['input']>;
  /** Latitude in degrees, -90 to 90. */
  lat: Scalars['Float']['input'];
  /** Longitude in degrees, -180 to 180. */
  lng: Scalars['Float']['input'];
  /** Speed in metres per second. */
  speed?: InputMaybe<Scalars['Float']['input']>;
};

/** Why a stored point does not count. */
export const PositionProblem = {
  /** Its accuracy is worse than 100 m. */
  INACCURATE: 'INACCURATE',
  /** It is out of reach of the points before it at 200 km/h, or more than 1,000 km from the start of the run. */
  JUMP: 'JUMP'
} as const;

export type PositionProblem = typeof PositionProblem[keyof typeof PositionProblem];
/** Side of the account to which a posting belongs. */
export const PostingDirection = {
  /** Credit side. */
  CREDIT: 'CREDIT',
  /** Debit side. */
  DEBIT: 'DEBIT'
} as const;

export type PostingDirection = typeof PostingDirection[keyof typeof PostingDirection];
/** Service-specific terms of a plan: either a percentage or a flat price. */
export type PricePlanServiceInput = {
  /** Discount on the freight in percent, 0 to 100. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Flat price per shipment. */
  flatPerShipment?: InputMaybe<Scalars['Decimal']['input']>;
  /** Code of the service, such as SVC_ECO. */
  serviceCode: Scalars['String']['input'];
};

/** Resolution of label printers. */
export const PrinterResolution = {
  /** 203 dots per inch, 8 per millimetre. */
  DPI_203: 'DPI_203',
  /** 300 dots per inch, 12 per millimetre. */
  DPI_300: 'DPI_300'
} as const;

export type PrinterResolution = typeof PrinterResolution[keyof typeof PrinterResolution];
/** One line of an order. Weight and dimensions are per unit. */
export type ProductInput = {
  /** ISO 4217 code of the price. */
  currency: Scalars['String']['input'];
  /** Weight of one unit in grams. From 0 to 1,000,000,000. */
  grams: Scalars['Float']['input'];
  /** Height in centimetres. More than 0, at most 100,000. */
  height: Scalars['Float']['input'];
  /** Harmonised System code for customs: 6 to 12 digits, with or without dots. */
  hsCode?: InputMaybe<Scalars['String']['input']>;
  /** Length in centimetres. More than 0, at most 100,000. */
  length: Scalars['Float']['input'];
  /** Name of the product. At most 500 characters. */
  name: Scalars['String']['input'];
  /** Country of origin for customs, ISO 3166-1 alpha-2. */
  originCountry?: InputMaybe<Scalars['String']['input']>;
  /** Price of one unit in major units. */
  price: Scalars['Decimal']['input'];
  /** Number of units, a whole number. From 1 to 1,000,000. */
  quantity: Scalars['Float']['input'];
  /** Volume of one unit in cubic centimetres; 0 to use length x width x height. From 0 to 1,000,000,000. */
  volume: Scalars['Float']['input'];
  /** Width in centimetres. More than 0, at most 100,000. */
  width: Scalars['Float']['input'];
};

/** A proof of what was done. */
export type ProofInput = {
  /** For OTP the consignee's six digits; for SCAN the scanned text. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** When it was taken, by the clock of the device. */
  deviceTime?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Kind of proof. */
  kind: ProofKind;
  /** Where it was taken. */
  location?: InputMaybe<GeoPointInput>;
  /** SHA-256 of the file, in hexadecimal. The file itself is sent with uploadProof, before or after. */
  sha256?: InputMaybe<Scalars['String']['input']>;
};

/** What a driver shows to prove a task. */
export const ProofKind = {
  /** A picture of an identity document. */
  ID_DOCUMENT: 'ID_DOCUMENT',
  /** The code that the consignee was sent. The digits are never stored. */
  OTP: 'OTP',
  /** A picture. */
  PHOTO: 'PHOTO',
  /** The scanned code of the parcel. */
  SCAN: 'SCAN',
  /** A signature, as a picture. */
  SIGNATURE: 'SIGNATURE'
} as const;

export type ProofKind = typeof ProofKind[keyof typeof ProofKind];
/** What is wrong with the proof of a task. */
export const ProofProblemKind = {
  /** The driver promised a file, and it has not arrived within 6 hours. */
  FILE_MISSING: 'FILE_MISSING',
  /** Delivered without the delivery code, although it was required. */
  WITHOUT_CODE: 'WITHOUT_CODE'
} as const;

export type ProofProblemKind = typeof ProofProblemKind[keyof typeof ProofProblemKind];
/** A pricing request of the operator. */
export type QuoteRatesInput = {
  /** Cash on delivery: only services that collect money. Implied by an amount. */
  cod?: InputMaybe<Scalars['Boolean']['input']>;
  /** Amount the driver collects, in the currency of the result. */
  collectionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Currency of the result; that of the products when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Destination of the shipment. */
  destination: AddressInput;
  /** Price the return of such a shipment: reversed route, no display rules. */
  isReturn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Origin of the shipment. */
  origin: AddressInput;
  /** The whole parcel, instead of products. */
  package?: InputMaybe<PackageInput>;
  /** The products; alternatively give a package or a weight. At most 1,000 entries. */
  products?: InputMaybe<Array<ProductInput>>;
  /** Prices of this seller; public prices when absent. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
  /** Limits the result to these service codes. At most 200 entries. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Goods or document; goods when absent. */
  type?: InputMaybe<ParcelType>;
  /** Total volume in cubic centimetres, instead of products and package. */
  volume?: InputMaybe<Scalars['Float']['input']>;
  /** Total weight in kilograms, instead of products and package. */
  weight?: InputMaybe<Scalars['Float']['input']>;
};

/** Which side of the trade a rate card prices. */
export const RateCardPurpose = {
  /** What the carrier charges the operator; booked when it takes a shipment over. */
  COST: 'COST',
  /** What shops are charged. */
  SALE: 'SALE'
} as const;

export type RateCardPurpose = typeof RateCardPurpose[keyof typeof RateCardPurpose];
/** Lifecycle state of a rate card. */
export const RateCardStatus = {
  /** In preparation; prices nothing yet. */
  DRAFT: 'DRAFT',
  /** In effect from its first day. Immutable. */
  PUBLISHED: 'PUBLISHED',
  /** Withdrawn. Shipments priced by it keep their price. */
  RETIRED: 'RETIRED'
} as const;

export type RateCardStatus = typeof RateCardStatus[keyof typeof RateCardStatus];
/** The prices of one tier. */
export type RateTierInput = {
  /** Prices in any order. At most 5,000 entries. */
  breaks: Array<WeightBreakInput>;
  /** D1 same city, D2 same state, D3 same country, I1 same region, I2 same continent, I3 the rest, or the tier of a lane. */
  tier: Scalars['String']['input'];
};

/** Contents, origin and destination of a shipment. */
export type RatesInput = {
  /** Cash on delivery: only services that collect money. A live price that is quoted without it does not hold for such an order. */
  cod?: InputMaybe<Scalars['Boolean']['input']>;
  /** Amount the driver collects, in the currency of the result: options then have the COD fee. Implies `cod`. */
  collectionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Currency of the result; that of the products when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Destination of the shipment. */
  destination: AddressInput;
  /** Origin of the shipment. */
  origin: AddressInput;
  /** The products; weight and volume are computed from them. At most 1,000 entries. */
  products?: InputMaybe<Array<ProductInput>>;
  /** For the operator: prices of this seller; public prices when absent. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
  /** Goods or document; goods when absent. */
  type?: InputMaybe<ParcelType>;
  /** Total volume in cubic centimetres, for callers without products. */
  volume?: InputMaybe<Scalars['Float']['input']>;
  /** Total weight in kilograms, for callers without products. */
  weight?: InputMaybe<Scalars['Float']['input']>;
};

/** The events to resend. */
export type RecoverWebhookInput = {
  /** False also sends delivered events again; defaults to true. */
  onlyFailed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Start of the time range, at most EVENT_RETENTION_DAYS ago: 30 days by default. */
  since: Scalars['DateTimeISO']['input'];
  /** End of the time range; defaults to now. */
  until?: InputMaybe<Scalars['DateTimeISO']['input']>;
};

/** A new seller account. */
export type RegisterSellerInput = {
  /** Company name. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Commercial register number. Letters, digits, blanks and ./- , at most 50. */
  crNumber?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for login; unique regardless of case. At most 255 characters. */
  email: Scalars['String']['input'];
  /** First name. At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Last name. At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Password of at least 10 characters. */
  password: Scalars['String']['input'];
  /** Phone number. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Tax registration number. Letters, digits, blanks and ./- , at most 50. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone name, such as Asia/Dubai; UTC when absent. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** Requests repacking and new measurement of a verified parcel. */
export type RepackShipmentInput = {
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Stored as an internal note. At most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the person who requested it, for the audit. At most 255 characters. */
  operatorEmail?: InputMaybe<Scalars['String']['input']>;
  /** Reason; recorded on the timeline. At most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Resolution of a dispute. */
export type ResolveDisputeInput = {
  /** Any id of the shipment. */
  id: Scalars['String']['input'];
  /** Reason. At most 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Outcome of the dispute. */
  outcome: DisputeOutcome;
};

/** What was agreed with the carrier about a line of its invoice. */
export type ResolveInvoiceLineInput = {
  /** What the carrier credits, in the currency of the line, with the state CREDITED; defaults to the difference, or to the whole line if it is UNKNOWN or TWICE. */
  creditedAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Note. Left out, the last one stays. At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The new state. */
  state: CarrierInvoiceLineState;
};

/** Retry action. */
export const RetryAction = {
  /** Cancel the pending retry. */
  CANCEL_RETRY: 'CANCEL_RETRY',
  /** Deliver a parcel that failed, or is on hold after a failed attempt. */
  REDELIVER: 'REDELIVER',
  /** Pick up a parcel that could not be collected. */
  RETRY_PICKUP: 'RETRY_PICKUP',
  /** Return the parcel to its sender. Requires a reason. */
  RETURN_TO_SENDER: 'RETURN_TO_SENDER'
} as const;

export type RetryAction = typeof RetryAction[keyof typeof RetryAction];
/** A retry, now or on a later day. */
export type RetryShipmentInput = {
  /** The action. */
  action: RetryAction;
  /** Corrects the address: the destination of a delivery, or the origin of a pickup. */
  address?: InputMaybe<AddressCorrectionInput>;
  /** Allows the correction to change city and postal code, and with them the route. */
  allowRouteChange?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Stored as an internal note. At most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the person who requested it, for the audit. At most 255 characters. */
  operatorEmail?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for the driver, 7 to 15 digits. For a delivery it replaces the recipient's phone. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Reason; recorded on the timeline. Required for a return to sender. At most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Day in UTC, YYYY-MM-DD: today or one of the next 14. Immediate when absent or today. */
  scheduledDate?: InputMaybe<Scalars['String']['input']>;
  /** Time slot on that day. */
  timeSlot?: InputMaybe<TimeSlotInput>;
};

/** A contact; absent fields keep the values of the original shipment. */
export type ReturnContactInput = {
  /** Company. Names may then be empty. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** What the driver should know. At most 500 characters. */
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. At most 255 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. Whether it can be dialled is seen in phoneE164 of the party. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A decision on a request. */
export type ReviewRequestInput = {
  /** UUID of the request. */
  id: Scalars['String']['input'];
  /** Reason. At most 2,000 characters. */
  reviewNote?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the reviewing staff member. Required for tokens; staff decide in their own name. At most 100 characters. */
  reviewedById?: InputMaybe<Scalars['String']['input']>;
};

/** What computed the routes. */
export const RouteEngine = {
  /** The built-in engine. */
  OWN: 'OWN',
  /** The VROOM server at VROOM_URL. */
  VROOM: 'VROOM'
} as const;

export type RouteEngine = typeof RouteEngine[keyof typeof RouteEngine];
/** State of a run. */
export const RunState = {
  /** Back, with the cash counted. */
  FINISHED: 'FINISHED',
  /** Being planned or loaded; the driver has not left yet. */
  PLANNED: 'PLANNED',
  /** Under way. */
  STARTED: 'STARTED'
} as const;

export type RunState = typeof RunState[keyof typeof RunState];
/** A hub. Absent fields of an existing one keep their values. */
export type SaveHubInput = {
  /** Whether runs may begin here; true when absent. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Street address. At most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City. At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Short name of 1 to 20 letters, digits and hyphens; unique. Required for a new hub. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2 code of the country. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the hub to change; a new one when absent. */
  id?: InputMaybe<Scalars['String']['input']>;
  /** Latitude; requires the longitude. Planning needs both. From -90 to 90. */
  lat?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude; requires the latitude. From -180 to 180. */
  lng?: InputMaybe<Scalars['Float']['input']>;
  /** Name. Required for a new hub. From 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone that consignees may call. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Local time, HH:MM, until which a pickup is booked for the same day; null for all day. */
  pickupCutoff?: InputMaybe<Scalars['String']['input']>;
  /** Weekdays on which parcels are collected, Monday = 1, such as 12345; every day when absent. */
  pickupDays?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone, such as Asia/Dubai; UTC when absent. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** An address to keep. */
export type SavedAddressInput = {
  /** The address. */
  address: AddressInput;
  /** E-mail address of the contact. At most 255 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name of the contact. At most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** True makes new shipments start at this origin instead of the earlier one. Absent: stays as it is, and false for a new entry. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is used for. */
  kind: SavedAddressKind;
  /** Last name of the contact. At most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Name of the entry, such as Head office. At most 100 characters. */
  name: Scalars['String']['input'];
  /** Phone number of the contact. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** What you call it elsewhere, such as the number of the shopper in your ERP. At most 60 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** What a saved address is used for. */
export const SavedAddressKind = {
  /** Parcels are collected there. */
  ORIGIN: 'ORIGIN',
  /** Parcels are delivered there. */
  RECIPIENT: 'RECIPIENT'
} as const;

export type SavedAddressKind = typeof SavedAddressKind[keyof typeof SavedAddressKind];
/** A parcel to keep. */
export type SavedParcelInput = {
  /** What is usually in it. At most 500 characters. */
  contents?: InputMaybe<Scalars['String']['input']>;
  /** ISO 4217 code of the value. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Weight of the packed parcel in grams. From 1 to 1,000,000. */
  grams: Scalars['Int']['input'];
  /** Height in centimetres, as the length. */
  height: Scalars['Float']['input'];
  /** Length in centimetres, from 0.1 to 1,000 with at most one decimal. */
  length: Scalars['Float']['input'];
  /** Name, such as Shoe box. At most 100 characters. */
  name: Scalars['String']['input'];
  /** Usual value of the contents; requires the currency. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** Width in centimetres, as the length. */
  width: Scalars['Float']['input'];
};

/** Kind of document. */
export const SellerInvoiceKind = {
  /** Credits exceed charges; amounts are negative. */
  CREDIT_NOTE: 'CREDIT_NOTE',
  /** Charges exceed credits. */
  INVOICE: 'INVOICE'
} as const;

export type SellerInvoiceKind = typeof SellerInvoiceKind[keyof typeof SellerInvoiceKind];
/** Sort key of a seller list. */
export const SellerSort = {
  /** Number of activated shops. */
  ACTIVE_SHOP_COUNT: 'ACTIVE_SHOP_COUNT',
  /** Company name, ignoring case; sellers without one come first. */
  COMPANY: 'COMPANY',
  /** When the seller was registered. */
  CREATED_AT: 'CREATED_AT',
  /** First and last name, ignoring case. */
  FULL_NAME: 'FULL_NAME',
  /** Number of connected shops. */
  SHOP_COUNT: 'SHOP_COUNT',
  /** Number of shipments. */
  TOTAL_SHIPMENTS: 'TOTAL_SHIPMENTS'
} as const;

export type SellerSort = typeof SellerSort[keyof typeof SellerSort];
/** Whether a seller may use the service. */
export const SellerStatus = {
  /** Can sign in, and its shops can ship. */
  ACTIVE: 'ACTIVE',
  /** All logins and tokens of the seller and its shops are refused. */
  INACTIVE: 'INACTIVE'
} as const;

export type SellerStatus = typeof SellerStatus[keyof typeof SellerStatus];
/** A bank account for payouts: with an IBAN, or with an account number and a bank code. */
export type SetPayoutAccountInput = {
  /** Account number, where there is no IBAN. 4 to 34 letters and digits. At most 60 characters. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** BIC or bank code; required without an IBAN. 3 to 20 letters and digits. At most 60 characters. */
  bankCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the bank. At most 100 characters. */
  bankName: Scalars['String']['input'];
  /** ISO 3166 code of the country; that of the IBAN when absent. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** ISO 4217 code of the payouts; the base currency when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Name of the account holder. At most 100 characters. */
  holder: Scalars['String']['input'];
  /** IBAN, with or without blanks. At most 60 characters. */
  iban?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the seller. Sellers set their own. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
};

/** A policy. It replaces the one for the same seller and service. */
export type SetProofPolicyInput = {
  /** A picture is taken if the task fails. */
  failurePhoto?: Scalars['Boolean']['input'];
  /** When the consignee has to say the delivery code. WHEN_COLLECTING_OR_VALUABLE if absent. */
  otp?: InputMaybe<OtpRule>;
  /** A picture is taken. Not for pickups. */
  photo?: Scalars['Boolean']['input'];
  /** The parcel is scanned at the door. */
  scan?: Scalars['Boolean']['input'];
  /** UUID of the seller; all sellers if absent. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
  /** Code of the service; all services if absent. */
  serviceCode?: InputMaybe<Scalars['String']['input']>;
  /** The recipient signs. Not for pickups. */
  signature?: Scalars['Boolean']['input'];
};

/** Source of a contract seller's payment. */
export const SettlementSource = {
  /** Bank transfer. */
  BANK: 'BANK',
  /** Card or payment provider, until it settles. */
  CLEARING: 'CLEARING',
  /** The seller's own wallet. */
  WALLET: 'WALLET'
} as const;

export type SettlementSource = typeof SettlementSource[keyof typeof SettlementSource];
/** What a shipment waits for. */
export const ShipmentBlockKind = {
  /** The seller disputes the weight adjustment, and the operator has not decided yet. */
  ADJUSTMENT_DISPUTED: 'ADJUSTMENT_DISPUTED',
  /** The weight adjustment is unpaid, so the parcel stays at the hub. */
  ADJUSTMENT_UNPAID: 'ADJUSTMENT_UNPAID',
  /** Charging the weight adjustment awaits approval. */
  APPROVAL_PENDING: 'APPROVAL_PENDING',
  /** The maximum number of attempts is reached. */
  ATTEMPTS_USED_UP: 'ATTEMPTS_USED_UP',
  /** It is ready, but not yet booked with its carrier. */
  BOOKING_PENDING: 'BOOKING_PENDING',
  /** It was delivered, but its cash on delivery is not confirmed. */
  COLLECTION_OPEN: 'COLLECTION_OPEN',
  /** It was put on hold, or a delivery failed. */
  ON_HOLD: 'ON_HOLD',
  /** The seller's wallet does not cover the shipping rate, so pickup cannot be booked. */
  PAYMENT_REQUIRED: 'PAYMENT_REQUIRED',
  /** Reversing its collection awaits approval. */
  REVERSAL_PENDING: 'REVERSAL_PENDING'
} as const;

export type ShipmentBlockKind = typeof ShipmentBlockKind[keyof typeof ShipmentBlockKind];
/** The timestamp that a date range applies to. */
export const ShipmentDate = {
  /** When it was created. */
  CREATED_AT: 'CREATED_AT',
  /** When it was delivered. */
  DELIVERED_AT: 'DELIVERED_AT',
  /** When it was picked up. */
  PICKED_UP_AT: 'PICKED_UP_AT'
} as const;

export type ShipmentDate = typeof ShipmentDate[keyof typeof ShipmentDate];
/** To the customer, or back to the store. */
export const ShipmentKind = {
  /** From the store to the customer. */
  OUTBOUND: 'OUTBOUND',
  /** From the customer back to the store, after a delivery. */
  RETURN: 'RETURN'
} as const;

export type ShipmentKind = typeof ShipmentKind[keyof typeof ShipmentKind];
/** What a carrier reported about a parcel on its way. */
export const ShipmentMilestone = {
  /** Arrived at a facility of the carrier. */
  AT_FACILITY: 'AT_FACILITY',
  /** The recipient can collect it. */
  AVAILABLE_FOR_PICKUP: 'AVAILABLE_FOR_PICKUP',
  /** In customs clearance. */
  CUSTOMS: 'CUSTOMS',
  /** On its way between facilities. */
  IN_TRANSIT: 'IN_TRANSIT',
  /** On the vehicle that delivers it. */
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY'
} as const;

export type ShipmentMilestone = typeof ShipmentMilestone[keyof typeof ShipmentMilestone];
/** Sort key of a shipment list. */
export const ShipmentSort = {
  /** When it was created. */
  CREATED_AT: 'CREATED_AT',
  /** Status name, then creation time. */
  STATUS: 'STATUS',
  /** When it last changed. */
  UPDATED_AT: 'UPDATED_AT'
} as const;

export type ShipmentSort = typeof ShipmentSort[keyof typeof ShipmentSort];
/** Shipment status. */
export const ShipmentStatus = {
  /** The parcel arrived at the hub, or is back there after repacking. */
  AT_SORTING: 'AT_SORTING',
  /** The delivering carrier or route has accepted the parcel. */
  BOOKED: 'BOOKED',
  /** The order was stopped before collection. */
  CANCELLED: 'CANCELLED',
  /** The recipient has the parcel. */
  DELIVERED: 'DELIVERED',
  /** Delivery is impossible. */
  FAILED: 'FAILED',
  /** The seller has packed it. */
  FULFILLED: 'FULFILLED',
  /** The driver has started the delivery. */
  IN_TRANSIT: 'IN_TRANSIT',
  /** The pickup driver is on the way to the sender. */
  IN_TRANSIT_PICKUP: 'IN_TRANSIT_PICKUP',
  /** The order was received. */
  NEW: 'NEW',
  /** The pickup confirmation says that the parcel was not handed over. */
  NOT_COLLECTED: 'NOT_COLLECTED',
  /** The shipment is paused by a failed attempt or a question. */
  ON_HOLD: 'ON_HOLD',
  /** The parcel is in the hands of the carrier. */
  PICKED_UP: 'PICKED_UP',
  /** Pickup is booked; AWB and label exist. */
  PICKUP: 'PICKUP',
  /** The driver came but could not collect. */
  PICKUP_FAILED: 'PICKUP_FAILED',
  /** Nothing is owed; the parcel can go to the delivering carrier. */
  READY_TO_BOOK: 'READY_TO_BOOK',
  /** The parcel goes back to the sender. */
  RETURN_TO_SENDER: 'RETURN_TO_SENDER',
  /** The parcel was weighed and measured. */
  VERIFIED: 'VERIFIED'
} as const;

export type ShipmentStatus = typeof ShipmentStatus[keyof typeof ShipmentStatus];
/** Whether the orders that a shop sends come in. */
export const ShopIntakeState = {
  /** They are refused: the seller's account is closed. */
  ACCOUNT_CLOSED: 'ACCOUNT_CLOSED',
  /** They are refused until shipping is activated, as are fulfilment, changes, cancellations and returns. */
  NOT_ACTIVATED: 'NOT_ACTIVATED',
  /** They come in, but orders cannot be changed until shipping is activated. */
  NO_CHANGES: 'NO_CHANGES',
  /** They come in. */
  OPEN: 'OPEN',
  /** They are refused: no token of the shop is valid. The shop must sign in again. */
  SIGNED_OUT: 'SIGNED_OUT'
} as const;

export type ShopIntakeState = typeof ShopIntakeState[keyof typeof ShopIntakeState];
/** Whether the parcels of a shop are real. */
export const ShopMode = {
  /** Orders are shipped and paid for. */
  LIVE: 'LIVE',
  /** Orders are tried out: no carrier, driver, shopper or wallet is involved, and the shop has its own clock. */
  TEST: 'TEST'
} as const;

export type ShopMode = typeof ShopMode[keyof typeof ShopMode];
/** Languages of mails and pages for shoppers. */
export const ShopperLanguage = {
  /** Arabic. */
  AR: 'AR',
  /** English. */
  EN: 'EN'
} as const;

export type ShopperLanguage = typeof ShopperLanguage[keyof typeof ShopperLanguage];
/** Sort direction of a list. */
export const SortOrder = {
  /** Smallest or oldest first. */
  ASC: 'ASC',
  /** Largest or newest first. */
  DESC: 'DESC'
} as const;

export type SortOrder = typeof SortOrder[keyof typeof SortOrder];
/** The role of a member of staff. */
export const StaffRole = {
  /** Counts and banks the money. */
  ACCOUNTS: 'ACCOUNTS',
  /** Plans pickups and routes. */
  DISPATCHER: 'DISPATCHER',
  /** Collects and delivers. */
  DRIVER: 'DRIVER',
  /** Hub and support. */
  OPS: 'OPS',
  /** Takes cash from drivers. */
  RECEPTION: 'RECEPTION',
  /** May do everything, create tokens and staff, and force a shipment. */
  SUPER_ADMIN: 'SUPER_ADMIN'
} as const;

export type StaffRole = typeof StaffRole[keyof typeof StaffRole];
/** A payment into a wallet. */
export type StartTopUpInput = {
  /** Amount in major units, greater than 0. */
  amount: Scalars['Decimal']['input'];
  /** ISO 4217 code. */
  currency: Scalars['String']['input'];
  /** Repeats with the same key are one top-up. At most 200 characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the seller. Sellers may leave it out: they pay into their own wallet. */
  sellerId?: InputMaybe<Scalars['String']['input']>;
  /** Any id of a shipment of the seller that waits for the money: the payment page leads back to it. */
  shipmentId?: InputMaybe<Scalars['String']['input']>;
};

/** Language of a printed statement. */
export const StatementLanguage = {
  /** Arabic. */
  AR: 'AR',
  /** English. */
  EN: 'EN'
} as const;

export type StatementLanguage = typeof StatementLanguage[keyof typeof StatementLanguage];
/** What a percentage applies to. */
export const SurchargeBase = {
  /** The price by weight. */
  BASE: 'BASE',
  /** The price by weight plus the preceding surcharges. */
  BASE_PLUS_PREV: 'BASE_PLUS_PREV'
} as const;

export type SurchargeBase = typeof SurchargeBase[keyof typeof SurchargeBase];
/** Purpose of a surcharge. */
export const SurchargeCode = {
  /** Cash collection. Applies only when cash is collected. */
  COD_CARRIER: 'COD_CARRIER',
  /** Fuel. */
  FUEL: 'FUEL',
  /** Long or bulky parcels. */
  OVERSIZE: 'OVERSIZE',
  /** Busy seasons. */
  PEAK: 'PEAK',
  /** Remote areas. */
  REMOTE: 'REMOTE'
} as const;

export type SurchargeCode = typeof SurchargeCode[keyof typeof SurchargeCode];
/** A charge on top of the price by weight. */
export type SurchargeInput = {
  /** What a percentage applies to; BASE when absent. */
  appliesTo?: InputMaybe<SurchargeBase>;
  /** Purpose. */
  code: SurchargeCode;
  /** ISO 4217 code of an amount; that of the card when absent. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** How it is calculated. */
  kind: SurchargeKind;
  /** Label in the breakdown; the default label of the code when absent. At most 100 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Applies only when the girth exceeds this, in centimetres. From 1 to 100,000. */
  overGirthCm?: InputMaybe<Scalars['Int']['input']>;
  /** Applies only when the longest side exceeds this, in centimetres. From 1 to 100,000. */
  overLengthCm?: InputMaybe<Scalars['Int']['input']>;
  /** Start of validity. */
  validFrom?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** End of validity, exclusive. */
  validTo?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Percentage from 0 to 1000, or an amount. */
  value: Scalars['Decimal']['input'];
  /** Code of a zone that must contain either end of the route. */
  zone?: InputMaybe<Scalars['String']['input']>;
};

/** How a surcharge is calculated. */
export const SurchargeKind = {
  /** A fixed amount per shipment. */
  FLAT: 'FLAT',
  /** A percentage. */
  PERCENT: 'PERCENT',
  /** An amount per kilogram of chargeable weight. */
  PER_KG: 'PER_KG'
} as const;

export type SurchargeKind = typeof SurchargeKind[keyof typeof SurchargeKind];
/** The money taken at the door, or why none was. */
export type TaskCollectionInput = {
  /** True when less than the amount due was accepted on purpose; explain it in the notes. */
  acceptPartial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Amount collected; the full amount due when absent, in cash what coins make of it. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** ISO 4217 code; must be the currency of the order. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Payment method; required unless nothing was collected. */
  method?: InputMaybe<CodPaymentMethod>;
  /** Why nothing was collected; excludes what was. The invoice stays open. At most 500 characters. */
  notCollectedReason?: InputMaybe<Scalars['String']['input']>;
  /** Slip number of the terminal; required for POS. At most 100 characters. */
  posReference?: InputMaybe<Scalars['String']['input']>;
};

/** What is done at a stop for one shipment. */
export const TaskKind = {
  /** Delivers the parcel to its consignee. */
  DELIVER: 'DELIVER',
  /** Collects the parcel from its sender. */
  PICKUP: 'PICKUP',
  /** Hands the parcel back to its sender. */
  RETURN: 'RETURN'
} as const;

export type TaskKind = typeof TaskKind[keyof typeof TaskKind];
/** How the driver ended a task. */
export const TaskOutcome = {
  /** Done. */
  COMPLETED: 'COMPLETED',
  /** Attempted without success; needs a reason. */
  FAILED: 'FAILED'
} as const;

export type TaskOutcome = typeof TaskOutcome[keyof typeof TaskOutcome];
/** State of a task. */
export const TaskState = {
  /** The driver is at the stop. */
  ARRIVED: 'ARRIVED',
  /** Open. Its run is null until it is planned. */
  ASSIGNED: 'ASSIGNED',
  /** Done. */
  COMPLETED: 'COMPLETED',
  /** The driver is on the way to it. */
  EN_ROUTE: 'EN_ROUTE',
  /** Attempted without success. */
  FAILED: 'FAILED',
  /** Ended without an attempt. */
  SKIPPED: 'SKIPPED'
} as const;

export type TaskState = typeof TaskState[keyof typeof TaskState];
/** Time slot for the driver. */
export type TimeSlotInput = {
  /** Earliest time, HH:mm. */
  from: Scalars['String']['input'];
  /** Latest time, HH:mm. */
  to: Scalars['String']['input'];
};

/** Receiving account of a top-up. */
export const TopUpAccount = {
  /** The bank. */
  BANK: 'BANK',
  /** Card or payment provider, until it settles. */
  CLEARING: 'CLEARING'
} as const;

export type TopUpAccount = typeof TopUpAccount[keyof typeof TopUpAccount];
/** The languages of public tracking. */
export const TrackingLanguage = {
  /** Arabic. */
  AR: 'AR',
  /** English. */
  EN: 'EN'
} as const;

export type TrackingLanguage = typeof TrackingLanguage[keyof typeof TrackingLanguage];
/** How the amount due can be paid. */
export const TrackingPaymentMethod = {
  /** Cash at the door. */
  CASH: 'CASH',
  /** Online, through the payment link. */
  ONLINE: 'ONLINE'
} as const;

export type TrackingPaymentMethod = typeof TrackingPaymentMethod[keyof typeof TrackingPaymentMethod];
/** Whether the shopper still has to pay for a parcel. */
export const TrackingPaymentStatus = {
  /** Due on delivery. */
  DUE: 'DUE',
  /** Was due and has been paid. */
  PAID: 'PAID',
  /** Paid to the store when ordered. */
  PREPAID: 'PREPAID'
} as const;

export type TrackingPaymentStatus = typeof TrackingPaymentStatus[keyof typeof TrackingPaymentStatus];
/** Account of the seller that moved. */
export const TransactionAccount = {
  /** Owed by a contract seller to the operator; shown as a negative balance. */
  RECEIVABLE: 'RECEIVABLE',
  /** Owed by the operator to the seller. */
  WALLET: 'WALLET'
} as const;

export type TransactionAccount = typeof TransactionAccount[keyof typeof TransactionAccount];
/** Reason for the movement. */
export const TransactionSource = {
  /** Weight adjustment. */
  ADJUSTMENT: 'ADJUSTMENT',
  /** Money collected from the shopper. */
  COD_COLLECTION: 'COD_COLLECTION',
  /** Fee for the collection. */
  COD_FEE: 'COD_FEE',
  /** Credit at the operator's expense. */
  MANUAL: 'MANUAL',
  /** Paid out, or netted against the seller's debt. */
  PAYOUT: 'PAYOUT',
  /** Refund after a cancellation. */
  REFUND: 'REFUND',
  /** Shipping of a return, or return of an undeliverable parcel. */
  RETURN: 'RETURN',
  /** Correction. */
  REVERSAL: 'REVERSAL',
  /** Shipping. */
  SHIPMENT: 'SHIPMENT',
  /** Payment by the seller into the wallet. */
  TOPUP: 'TOPUP'
} as const;

export type TransactionSource = typeof TransactionSource[keyof typeof TransactionSource];
/** Whether the money has moved. */
export const TransactionStatus = {
  /** Held for a shipment that is not billed yet; listed while the hold is open. */
  PENDING: 'PENDING',
  /** It has. */
  POSTED: 'POSTED',
  /** Moved, then reversed by a later transaction. */
  REVERSED: 'REVERSED'
} as const;

export type TransactionStatus = typeof TransactionStatus[keyof typeof TransactionStatus];
/** Direction of a transaction, from the seller's point of view. */
export const TransactionType = {
  /** To the seller. */
  CREDIT: 'CREDIT',
  /** From the seller. */
  DEBIT: 'DEBIT'
} as const;

export type TransactionType = typeof TransactionType[keyof typeof TransactionType];
/** A step of a shipment. */
export type TransitionShipmentInput = {
  /** With status DELIVERED: what was collected. Required from staff while cash on delivery is open (COLLECTION_REQUIRED); optional from ERP tokens. */
  collection?: InputMaybe<DeliveryCollectionInput>;
  /** Sets any status; super administrators only. Moves no money except the collection. */
  force?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Where it happened. */
  location?: InputMaybe<GeoPointInput>;
  /** Free text. Required to force. At most 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** When it happened; now when absent. A report from before the current status is only listed. */
  occurredAt?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** Reason code; see reference.reasonCodes. */
  reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the reporter, such as a carrier feed. At most 60 characters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** The reporter's own event id; repeats are ignored. At most 200 characters. */
  sourceEventId?: InputMaybe<Scalars['String']['input']>;
  /** The status to reach. */
  status: ShipmentStatus;
};

/** Why a task is in no run. */
export const UnassignedReason = {
  /** No vehicle has room for it. */
  CAPACITY: 'CAPACITY',
  /** No driver may take it. */
  NO_DRIVER: 'NO_DRIVER',
  /** Its address has no coordinates; put it into a run by hand. */
  NO_POINT: 'NO_POINT',
  /** No driver can be there in its time window. */
  WINDOW: 'WINDOW'
} as const;

export type UnassignedReason = typeof UnassignedReason[keyof typeof UnassignedReason];
/** Changes to how a seller presents itself. Absent fields stay unchanged; null clears a field. */
export type UpdateBrandingInput = {
  /** Name shown to shoppers. At most 60 characters. */
  brandName?: InputMaybe<Scalars['String']['input']>;
  /** Language of mails about orders without a locale. */
  mailLanguage?: InputMaybe<ShopperLanguage>;
  /** Whether shoppers are mailed about their parcels. Must not be null. */
  shopperMails?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address for shopper support. At most 255 characters. */
  supportEmail?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for shopper support. At most 30 characters. */
  supportPhone?: InputMaybe<Scalars['String']['input']>;
  /** http or https address for shopper support. At most 500 characters. */
  supportUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of an account. Absent fields stay as they are. */
export type UpdateCarrierAccountInput = {
  /** Address of the API; null for the carrier's own. Changing it requires the credentials. */
  baseUrl?: InputMaybe<Scalars['String']['input']>;
  /** Replaces all credentials. */
  credentials?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Name of the account. From 1 to 100 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What planning knows of a driver. Absent fields keep their values; null clears them. */
export type UpdateDriverInput = {
  /** Whether planning may give them a run. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Capacity in kilograms; null means no limit. From 0 to 50,000. */
  capacityKg?: InputMaybe<Scalars['Float']['input']>;
  /** Capacity in litres; null means no limit. From 0 to 200,000. */
  capacityLitres?: InputMaybe<Scalars['Float']['input']>;
  /** Capacity in parcels; null means no limit. From 0 to 10,000. */
  capacityParcels?: InputMaybe<Scalars['Int']['input']>;
  /** UUID of the hub where their runs begin. */
  hubId?: InputMaybe<Scalars['String']['input']>;
  /** Languages as BCP 47 tags, such as ar. At most 10 entries. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Phone of the driver. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the member of staff, whose role must be driver. */
  staffId: Scalars['String']['input'];
  /** Vehicle, such as "Van, DXB 12345". At most 60 characters. */
  vehicle?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a placed order. At least one field. */
export type UpdateOrderInput = {
  /** Amount the driver collects, in major units. */
  collectionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The shopper, who is also the recipient of the shipment. */
  customer?: InputMaybe<CustomerChangesInput>;
  /** New destination. The rate stays unchanged. */
  destinationAddress?: InputMaybe<DestinationChangesInput>;
  /** Accepted versions of the order; VERSION_CONFLICT when the current one is not among them. At most 100 entries. */
  expectedVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** How the shopper pays. On a change to cash on delivery, a missing amount is computed. */
  orderPaymentStatus?: InputMaybe<PaymentStatus>;
  /** Replaces all products. Totals and rate stay unchanged. At most 1,000 entries. */
  products?: InputMaybe<Array<OrderLineChangesInput>>;
};

/** Changes of a seller to its own account, at least one. Absent fields keep their values. */
export type UpdateProfileInput = {
  /** Address of the business; null clears it. */
  address?: InputMaybe<AddressInput>;
  /** Company name; null or empty clears it. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Commercial register number; null or empty clears it. Letters, digits, blanks and ./- . At most 50 characters. */
  crNumber?: InputMaybe<Scalars['String']['input']>;
  /** First name. From 1 to 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Language of e-mail, such as en or ar. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Last name. From 1 to 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Further e-mail addresses for notices; replaces the existing ones. At most 20 entries. */
  notifyEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Which mails about its orders the seller gets. Must not be null. */
  orderMails?: InputMaybe<OrderMails>;
  /** Phone number; null or empty clears it. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Tax registration number; null or empty clears it. Letters, digits, blanks and ./- . At most 50 characters. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone name, such as Asia/Dubai. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a draft. Absent fields keep their values. */
export type UpdateRateCardDraftInput = {
  /** ISO 4217 code of the prices. A new currency requires tiers, because the amounts change with it. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Start of validity. */
  effectiveFrom?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** End of validity, exclusive; null for open-ended. */
  effectiveTo?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** The revision you reviewed; VERSION_CONFLICT if the draft was changed since. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Surcharges in order of application; replaces all existing surcharges. At most 50 entries. */
  surcharges?: InputMaybe<Array<SurchargeInput>>;
  /** Prices by tier; replaces all existing prices. At most 5,000 in all. At most 5,000 entries. */
  tiers?: InputMaybe<Array<RateTierInput>>;
};

/** Changes of a seller, at least one. Absent fields keep their values. */
export type UpdateSellerInput = {
  /** Address of the business; null clears it. */
  address?: InputMaybe<AddressInput>;
  /** Weight adjustments up to this need no approval, in the base currency; null for the plan's threshold. */
  adjustmentThreshold?: InputMaybe<Scalars['Decimal']['input']>;
  /** COD fee, 0 to 20 percent; null for the plan's fee. */
  codFeePercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Company name; null or empty clears it. At most 100 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Commercial register number; null or empty clears it. Letters, digits, blanks and ./- . At most 50 characters. */
  crNumber?: InputMaybe<Scalars['String']['input']>;
  /** How far the wallet may go below zero, in the base currency; null for the plan's limit. */
  creditLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** E-mail address for login; unique regardless of case. At most 255 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name. From 1 to 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** True when the seller ships abroad. */
  isInternational?: InputMaybe<Scalars['Boolean']['input']>;
  /** True when the seller ships domestically. */
  isLocal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language of e-mail, such as en or ar. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Last name. From 1 to 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The operator's notes; null or empty clears them. At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Further e-mail addresses for notices; replaces the existing ones. At most 20 entries. */
  notifyEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Which mails about its orders the seller gets. Must not be null. */
  orderMails?: InputMaybe<OrderMails>;
  /** Phone number; null or empty clears it. At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** UUID or name of the plan that applies from now on. */
  planId?: InputMaybe<Scalars['String']['input']>;
  /** The seller's billing role from now on. For super administrators; existing orders keep theirs. */
  role?: InputMaybe<BillingRole>;
  /** INACTIVE refuses all logins and tokens of the seller and its shops. */
  status?: InputMaybe<SellerStatus>;
  /** Tax registration number; null or empty clears it. Letters, digits, blanks and ./- . At most 50 characters. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone name, such as Asia/Dubai. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** Corrections of a shipment by the operator: everything its store can change, and more. At least one field. */
export type UpdateShipmentInput = {
  /** AWB that a partner has given the parcel, once its pickup is booked, in printable characters. Not for the own fleet and connected carriers. Print the label again afterwards. At most 40 characters. */
  awb?: InputMaybe<Scalars['String']['input']>;
  /** Code of another service, before pickup is booked. The shipment is repriced. At most 40 characters. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** Amount the driver collects, in major units. */
  collectionAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The shopper, who is also the recipient of the shipment. */
  customer?: InputMaybe<CustomerChangesInput>;
  /** New destination. The rate stays unchanged. */
  destinationAddress?: InputMaybe<DestinationChangesInput>;
  /** Accepted versions of the order; VERSION_CONFLICT when the current one is not among them. At most 100 entries. */
  expectedVersions?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Added as an internal note. At most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** How the shopper pays. On a change to cash on delivery, a missing amount is computed. */
  orderPaymentStatus?: InputMaybe<PaymentStatus>;
  /** Replaces all products. Totals and rate stay unchanged. At most 1,000 entries. */
  products?: InputMaybe<Array<OrderLineChangesInput>>;
  /** The partner's tracking number, in printable characters; that of a new AWB is the AWB unless it is given. At most 40 characters. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a staff member. Absent fields keep their values. */
export type UpdateStaffInput = {
  /** False closes the account and ends its sessions. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address for login; unique regardless of case. From 1 to 255 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** When closing the account, or when the new role may not create ERP tokens: whether to revoke those it created. True when absent. */
  endTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name as shown to colleagues. From 1 to 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** New role; effective within a second. */
  role?: InputMaybe<StaffRole>;
};

/** Changes of an open task. Absent fields keep their values; null clears them. */
export type UpdateTaskInput = {
  /** Instruction for the driver. At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** UUID or short id of the task. */
  taskId: Scalars['String']['input'];
  /** Start of the time window. */
  windowFrom?: InputMaybe<Scalars['DateTimeISO']['input']>;
  /** End of the time window; after its start. */
  windowTo?: InputMaybe<Scalars['DateTimeISO']['input']>;
};

/** Changes to a webhook; absent fields stay unchanged. */
export type UpdateWebhookInput = {
  /** Note; null clears it. At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** New subscription, replacing the current one. At most 100 entries. */
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether to receive at_sorting, verified and ready_to_book. */
  includeHubStatuses?: InputMaybe<Scalars['Boolean']['input']>;
  /** True enables the webhook and resets its failing state; false disables it and cancels pending deliveries. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the operator's staff may read request and response bodies. */
  operatorMayReadBodies?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum deliveries per second; null removes the limit. From 1 to 500. */
  rateLimit?: InputMaybe<Scalars['Int']['input']>;
  /** New fields of `Shipment`; null removes them. Such as { status order { orderReference } }: see CreateWebhookInput. At most 4,000 characters. */
  selection?: InputMaybe<Scalars['String']['input']>;
  /** New URL. Pending retries go there. At most 2,048 characters. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The hub's measurements. */
export type VerifyShipmentInput = {
  /** True if a person has looked again at measures above the limit of the service, or ten times the declared ones. */
  confirmUnusual?: InputMaybe<Scalars['Boolean']['input']>;
  /** Height in centimetres. More than 0, at most 10,000. */
  height: Scalars['Float']['input'];
  /** Any id of the shipment: UUID, order UUID, reference, AWB or tracking number. */
  id: Scalars['String']['input'];
  /** Length in centimetres. More than 0, at most 10,000. */
  length: Scalars['Float']['input'];
  /** Free text. At most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Links to photos. At most 20 entries. */
  photos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Weight in kilograms. More than 0, at most 10,000. */
  weightKg: Scalars['Float']['input'];
  /** Width in centimetres. More than 0, at most 10,000. */
  width: Scalars['Float']['input'];
};

/** Outcome of an attempt to deliver an event. */
export const WebhookDeliveryStatus = {
  /** The receiver answered with a 2xx status in time. */
  DELIVERED: 'DELIVERED',
  /** The receiver gave no 2xx response in time, or the attempt was cancelled. */
  FAILED: 'FAILED',
  /** Not made yet. */
  PENDING: 'PENDING'
} as const;

export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];
/** The price of parcels up to a weight. */
export type WeightBreakInput = {
  /** Price in the currency of the card. */
  price: Scalars['Decimal']['input'];
  /** Price of each started step. Requires stepKg. */
  pricePerStep?: InputMaybe<Scalars['Decimal']['input']>;
  /** Last break only: the size in kilograms of the chargeable steps above it. */
  stepKg?: InputMaybe<Scalars['Decimal']['input']>;
  /** Up to this chargeable weight in kilograms, inclusive. At most three decimals. */
  upToKg: Scalars['Decimal']['input'];
};
