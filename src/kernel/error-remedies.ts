import type { ErrorCode } from './errors.js';

/** The contents of an error code's page, in addition to its message. */
interface Remedy {
  /** Why it happens. */
  readonly cause: string;
  /** What the caller can do about it, in one to three sentences. */
  readonly remedy: string;
}

const CHECK_ID = 'Check the id, and that it belongs to the account of your token. Records of other accounts are reported as not found too.';

/** One entry per code in the catalogue. */
export const errorRemedies: Readonly<Record<ErrorCode, Remedy>> = {
  INVALID_JSON: {
    cause: 'The body is empty where one is needed, cut off, not UTF-8, or not JSON.',
    remedy: 'Send one JSON document in UTF-8 and a matching Content-Length. A JSON linter shows where the syntax breaks.',
  },
  INVALID_FORM: {
    cause: 'A part of the multipart/form-data body is missing its end, its name or its headers.',
    remedy: 'Let an HTTP library build the form and its Content-Type header; do not set the boundary by hand.',
  },
  UNSUPPORTED_CONTENT_TYPE: {
    cause: 'The Content-Type header is missing or names a format that this address does not read.',
    remedy: 'Send the header "Content-Type: application/json". Only addresses that take files also read multipart/form-data.',
  },
  QUERY_TOO_COMPLEX: {
    cause: 'The document is too deep, selects too many fields or aliases, or asks for too many records at once.',
    remedy: 'Request fewer records with a smaller "first", drop fields that you do not use, or split the document into several requests.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    cause: 'The request names a document by its hash, and this service does not have a document with that hash.',
    remedy: 'Send the whole document together with its hash once; clients with automatic persisted queries do so by themselves.',
  },
  MISSING_FIELD: {
    cause: 'A required field is absent, null or blank.',
    remedy:
      'Add every field that "errors" names, at the place that its dotted path shows. Check that it is not inside another object by mistake.',
  },
  VALIDATION_FAILED: {
    cause: 'At least one field has a value of the wrong type, format or range.',
    remedy:
      'Correct every field that "errors" names; "allowed" lists the accepted values where there is a closed list. Nothing was changed.',
  },
  INVALID_QUERY: {
    cause: 'A parameter in the query string has an unknown value or is out of range.',
    remedy: 'Correct the parameter that "errors" names. Page sizes above the maximum are refused, not cut.',
  },
  DATES_TOGETHER: {
    cause: 'Only one of the two dates of a range was given.',
    remedy: 'Send startDate and endDate together, both as YYYY-MM-DD, or neither of them.',
  },
  DATE_RANGE_TOO_LARGE: {
    cause: 'The range covers more days than one request may ask for, usually 90.',
    remedy: 'Split the range and send one request for each part.',
  },
  SHOP_DOMAIN_MISMATCH: {
    cause: 'order.shopDomain names a different shop from the one whose token was sent.',
    remedy: 'Use the token of the shop that the order belongs to, or correct order.shopDomain.',
  },
  CURRENCY_MISMATCH: {
    cause: 'The amounts of one request are in different currencies.',
    remedy: 'Convert every amount to one currency before sending the request. The currency of each product must be that of the order.',
  },
  CURRENCY_NOT_SUPPORTED: {
    cause: 'The currency is unknown, or the operator keeps no exchange rate for it.',
    remedy:
      'Send an ISO 4217 code such as USD or AED. If the code is right, ask the operator to add an exchange rate, or use another currency.',
  },
  INVALID_CARRIER: {
    cause: 'The carrier service does not exist, is disabled, or does not take this route, weight or size.',
    remedy:
      'Leave "carrier" out to get the cheapest service, or take a service_code from the rates. "errors" says why this one was refused.',
  },
  RATE_UNAVAILABLE: {
    cause: 'No carrier service takes this route, weight, size or cash amount.',
    remedy:
      'Check addresses, weight and dimensions; "errors" names the reason for each service. POST /api/rates?explain=1 shows the same before an order.',
  },
  RATE_CHANGED: {
    cause:
      'The caller named the price that it had shown, and the service costs another one now: new prices are in effect, or the order has changed.',
    remedy: 'Show the new price, which the message names, and place the order again with it as "expectedRate".',
  },
  LOCATION_EXISTS: {
    cause: 'The shop already has a location with this refId, and its details differ.',
    remedy: 'Use POST /api/locations/update to change a location, or choose a new refId.',
  },
  LOCATION_NOT_FOUND: {
    cause: 'The refId to update was never added for this shop.',
    remedy: 'Add the location with POST /api/locations/add first, or correct the refId.',
  },
  DUPLICATE_REF_NAME: {
    cause: 'Names of locations are unique within a shop.',
    remedy: 'Choose another refName, or rename the location that has it.',
  },
  INVALID_TRANSITION: {
    cause: 'The transition table has no step from the current status to the requested one, or the step is closed for this caller.',
    remedy:
      'Read the shipment and take one of the statuses that "allowed" lists. GET /api/erp/reference/transitions shows the whole table.',
  },
  INVALID_STATUS: {
    cause: 'The operation is only possible in other statuses of the shipment.',
    remedy: 'Read the current status of the shipment and repeat the request once it allows the operation.',
  },
  INSUFFICIENT_BALANCE: {
    cause: 'The available balance and the credit limit together are less than the amount needed.',
    remedy: 'Top up the wallet or raise the credit limit, then repeat the request. Nothing was changed.',
  },
  RETRY_NOT_ALLOWED: {
    cause:
      'A pickup is retried after it failed, a delivery after a failed attempt, and a parcel is sent back while it is with the carrier. The shipment has another status.',
    remedy: 'Read the status of the shipment and use one of the actions that "allowed" lists.',
  },
  RETRY_LIMIT: {
    cause: 'The shipment has had as many pickup or delivery attempts as the settings allow.',
    remedy: 'Send the parcel back with return_to_sender, cancel it before pickup, or ask a super administrator for one more attempt.',
  },
  NO_PENDING_RETRY: {
    cause: 'There is no scheduled retry to cancel: it was never scheduled, has run, or was already cancelled.',
    remedy: 'Read the retries of the shipment. No further action is needed if the retry has already run.',
  },
  COD_ALREADY_CONFIRMED: {
    cause: 'The collection was already confirmed, with details that differ from this request.',
    remedy: 'Read the collection of the shipment. If it is wrong, an accountant reverses it first and confirms it again.',
  },
  NOT_COD: {
    cause: 'The order is prepaid, or the amount to collect is 0.',
    remedy: 'Check paymentStatus and collectionAmount of the order. They can be changed until the parcel is picked up.',
  },
  COD_NOT_CONFIRMED: {
    cause: 'The money can only be handed over after its collection was confirmed.',
    remedy: 'Confirm the collection with POST /api/erp/cod-invoice/{id}/confirm first.',
  },
  COD_AMOUNT_MISMATCH: {
    cause: 'The reported amount is not the amount to collect for the order.',
    remedy: 'Correct the amount. If the shopper really paid less, repeat the request with acceptPartial: true.',
  },
  COD_NOT_WITH_CARRIER: {
    cause: 'The collected money is at another stage than WITH_CARRIER: people of the operator have it, or it is deposited.',
    remedy: 'Read the custody stage of the shipment. Only what a partner or connected carrier still owes can be written off here.',
  },
  CARRIER_ACCOUNT_OF_SELLER: {
    cause: 'The carrier account belongs to a seller. The carrier sends that seller its bills and pays that seller the cash on delivery.',
    remedy:
      "For bills and remittances, name one of the operator's own accounts or the code of a partner carrier. Do not confirm the cash on delivery of such a shipment; only a payment by link goes through the operator.",
  },
  HANDOVER_COMPLETE: {
    cause: 'The last stage, deposited, has already been reached.',
    remedy: 'Nothing is left to do. The history of the handover shows when each stage was reached.',
  },
  HANDOVER_STAGE_SKIPPED: {
    cause: 'The stages are with_reception, with_accounts and deposited, one after the other.',
    remedy: 'Use the stage that "allowed" names, or leave toStage out to move to the next one.',
  },
  INVALID_SIGNATURE: {
    cause: 'The notification was not signed with the secret that this service knows, was changed on its way, or is too old.',
    remedy: 'Check the signing secret of the payment provider in the settings, and that no proxy changes the body.',
  },
  AMBIGUOUS_ID: {
    cause: 'Two shipments share this AWB or tracking number.',
    remedy: 'Use the UUID or the reference of the shipment; "errors" lists the candidates.',
  },
  EMAIL_IN_USE: {
    cause: 'E-mail addresses are unique across accounts.',
    remedy: 'Use another e-mail address, or sign in to the account that has it.',
  },
  CARRIER_ACCOUNT_NOT_FOUND: {
    cause: 'No account at a carrier has this id, it was removed, or it belongs to somebody else.',
    remedy: 'Take the id from `carrierAccounts`.',
  },
  CARRIER_DECLINED: {
    cause: 'The carrier was asked and said no; its words are in the message.',
    remedy: 'The shipment is as it was. Ask the carrier, or let the parcel come back.',
  },
  CANCEL_PENDING: {
    cause: 'The carrier was asked to void its booking and has not decided yet.',
    remedy: 'Send the same request again later. The order is cancelled as soon as the carrier agrees.',
  },
  CARRIER_ACCOUNT_IN_USE: {
    cause: 'Parcels are being booked, or are booked and not yet picked up, with this account.',
    remedy: 'Pause the account, and remove it once its bookings are done, cancelled or given up.',
  },
  CARRIER_ACCOUNT_PAUSED: {
    cause: 'The account was paused by a person, or because the carrier refused its credentials.',
    remedy: 'Enter new credentials or resume the account.',
  },
  CARRIER_FAILED: {
    cause: 'The carrier did not answer, or answered with an error.',
    remedy: 'Try again later. Nothing was changed here.',
  },
  BOOKING_NOT_ALLOWED: {
    cause: 'The booking is not waiting for this decision: it is under way, done or cancelled.',
    remedy: 'Read `bookingStatus` again. Only a refused booking, or one with an unknown outcome, waits for a person.',
  },
  RATE_CARD_PUBLISHED: {
    cause: 'Published prices are kept as they were sold.',
    remedy: 'Draft a new version of the rate card, change that, and publish it.',
  },
  INVALID_URL: {
    cause: 'The URL is not https, has no public host name, or contains credentials.',
    remedy: 'Use an https URL with a host name that resolves on the public internet, without user name and password.',
  },
  URL_NOT_ALLOWED: {
    cause: 'The host resolves to a private, local or reserved address.',
    remedy: 'Use a publicly reachable host. Operators who run receivers in their own network list it in WEBHOOK_ALLOWED_NETWORKS.',
  },
  INVALID_EVENT: {
    cause: 'The list of events contains a name that this interface does not send.',
    remedy: 'Use the names that the documentation of the webhooks lists, such as shipment.update.',
  },
  ADDRESS_BOOK_FULL: {
    cause: 'The seller keeps as many addresses or parcels as one seller may keep.',
    remedy: 'Delete entries that are no longer used.',
  },
  LIMIT_REACHED: {
    cause: 'A seller, shop, shipment or other owner has as many of something as one may have; the message names it.',
    remedy: 'Delete or finish what is no longer needed. The documentation of errors lists the numbers.',
  },
  TOO_MANY_WEBHOOKS: {
    cause: 'The account has as many webhooks as one account may have.',
    remedy: 'Delete webhooks that you no longer need; one webhook can subscribe to several events.',
  },
  WEBHOOK_DISABLED: {
    cause: 'The webhook was disabled by its owner, or by the service after it had failed for days.',
    remedy: 'Repair the receiver and set is_active to true, then repeat the request.',
  },
  ENTRY_ARCHIVED: {
    cause: 'The entry is older than LEDGER_ARCHIVE_AFTER_MONTHS. It is in the file of its month and no longer in the journal.',
    remedy:
      'Nothing was posted. If you repeated a request, it was carried out the first time; for another payment, use a new key. To correct an archived entry, post a new one.',
  },
  PERIOD_ARCHIVED: {
    cause: 'The journal begins later: the months before are archived, so a list or an export of that range would be incomplete.',
    remedy:
      'Begin the range at the day that the message names. Balances at earlier days are still answered; entries are in the files of the archive.',
  },
  ENTRY_ALREADY_REVERSED: {
    cause: 'A journal entry can be reversed once.',
    remedy: 'Read the entry: it names the entry that reversed it. Post a new entry if the reversal was wrong.',
  },
  APPROVAL_REQUESTED: {
    cause:
      'The amount is above MANUAL_POSTING_THRESHOLD, and no bank or provider has confirmed it. A request of the type manual_posting is open, which the message names.',
    remedy: 'Have another super administrator approve it in the console or by approveRequest. Repeating the request opens no second one.',
  },
  APPROVAL_NOT_PENDING: {
    cause: 'Another reviewer has already approved, rejected or cancelled the request.',
    remedy: 'Read the request to see the decision. Submit a new request if the operation is still needed.',
  },
  REVIEWER_NOT_SUPER_ADMIN: {
    cause: 'reviewedById is missing, unknown, inactive, or not a super administrator.',
    remedy: 'Send the user id of an active super administrator as reviewedById.',
  },
  REVIEWER_IS_REQUESTER: {
    cause:
      'Movements of money must be approved by a second person. Two people count as one for 90 days after one of them made the account of the other, invited them, or set their e-mail address or role, or a third person did so for both.',
    remedy: 'Ask a super administrator who is independent of the people concerned to review the request.',
  },
  NO_ADJUSTMENT_INVOICE: {
    cause: 'The verified weight cost nothing extra, or the shipment has not been verified.',
    remedy: 'Read the adjustment of the shipment. There is nothing to charge unless its status is unpaid.',
  },
  UNUSUAL_MEASURES: {
    cause:
      'The weight or a side is above the limit of the service, or at least ten times the declared one. A slipped decimal point would be billed.',
    remedy: 'Measure again. If the values are right, repeat the request with confirmUnusual: true.',
  },
  ADJUSTMENT_ALREADY_PAID: {
    cause: 'The difference was already charged to the wallet or paid by link.',
    remedy: 'Nothing is left to pay. The transactions of the shipment show the payment.',
  },
  NOT_DELIVERED: {
    cause: 'The shipment to return has not reached the status delivered.',
    remedy: 'Wait for the delivery. To stop a parcel on its way, cancel the order or ask the operator to return it to its sender.',
  },
  RETURN_OF_RETURN: {
    cause: 'The id belongs to a shipment that is a return itself.',
    remedy: 'Use the reference of the outbound shipment, or place a new order.',
  },
  RETURN_WINDOW_CLOSED: {
    cause: 'The operator accepts returns for a limited number of days after delivery.',
    remedy: 'Ask the operator for an exception, or ship the goods back with a new order.',
  },
  UNAUTHORIZED: {
    cause:
      'The token is missing, in the wrong header, unknown, expired or revoked, or the e-mail and password do not match an active account.',
    remedy:
      'Read "message" and "reason": they say what was expected. Stores sign in again for a new token; other tokens are created by their owner.',
  },
  FORBIDDEN: {
    cause: 'The role of the account does not include this operation, or a token decides a request that needs the session of a person.',
    remedy: 'Use an account with the right role, or ask an administrator to do it or to change the role.',
  },
  FORBIDDEN_SCOPE: {
    cause: 'The token was created with a limited list of scopes, and this operation is not among them.',
    remedy: 'Ask a super administrator for a token with the scope that the operation needs.',
  },
  ORDER_NOT_FOUND: { cause: 'No order of this shop has this id or number.', remedy: CHECK_ID },
  SHIPMENT_NOT_FOUND: {
    cause: 'No shipment has this id, reference, AWB or tracking number, or it belongs to another account.',
    remedy: CHECK_ID,
  },
  LABEL_NOT_READY: {
    cause:
      'The label is created when pickup is booked, and is withdrawn when the shipment is cancelled. Some carriers make it a little later, or not in this format.',
    remedy:
      'Wait for the status pickup, which the webhook shipment.pickup announces, and ask again; after the seconds in retryAfter if the answer has them.',
  },
  LABEL_UNREADABLE: {
    cause: 'The file that the carrier sent as a label is damaged, protected with a password, or too large.',
    remedy: 'Download the label as the carrier made it, with ?format=label, or ask the carrier for a new one.',
  },
  CUSTOMS_NOT_NEEDED: {
    cause: 'Origin and destination of the parcel are in the same country.',
    remedy: 'Print the label alone. Only parcels whose needsCustoms is true have a commercial invoice.',
  },
  COLLECTION_REQUIRED: {
    cause: 'A person marks a parcel as delivered while its cash on delivery is open, without saying what was collected.',
    remedy:
      'Send "collection" with what was collected, or with the reason why nothing was. In the console, answer the question of the dialog.',
  },
  SELLER_INVOICE_NOT_FOUND: {
    cause: 'No invoice for fees has this id, or it belongs to another seller.',
    remedy: CHECK_ID,
  },
  INVOICING_NOT_SET_UP: {
    cause: 'Invoices name the operator, and the setting OPERATOR_NAME is empty.',
    remedy:
      'Set OPERATOR_NAME, and OPERATOR_ADDRESS, OPERATOR_VAT_NUMBER and VAT_PERCENT as your tax office requires, then restart the service.',
  },
  PAYOUT_ACCOUNT_NOT_VERIFIED: {
    cause: 'The bank account of the payout is new or was changed, and only the person who entered it has seen it.',
    remedy:
      'Ask a super administrator other than the one who entered it to approve the request of type payout_account. Then approve the payout.',
  },
  SHIPMENT_ASSIGNED_ELSEWHERE: {
    cause: 'A dispatcher has given the parcel to another driver, so a scan does not take it over.',
    remedy: 'Ask dispatch to assign the parcel to you, then scan it again.',
  },
  INVOICE_NOT_FOUND: { cause: 'The payment link is mistyped or was withdrawn, or the id names no invoice.', remedy: CHECK_ID },
  SELLER_NOT_FOUND: { cause: 'No seller has this id.', remedy: CHECK_ID },
  ORIGINAL_NOT_FOUND: { cause: 'No outbound shipment has this id.', remedy: 'Send the shipment_id from the answer to the order.' },
  TASK_NOT_FOUND: { cause: 'No task has this id or short id, or it belongs to another driver.', remedy: CHECK_ID },
  DELIVERY_LINK_NOT_FOUND: {
    cause: 'The link is mistyped, or the parcel is not delivered by the own fleet.',
    remedy: 'Open the link of the mail about the order.',
  },
  DELIVERY_CHOICE_CLOSED: {
    cause: 'Consignees choose before the parcel is out for delivery.',
    remedy: 'Follow the parcel with the query tracking; the driver delivers it as chosen before.',
  },
  DELIVERY_CHOICE_NOT_ALLOWED: {
    cause: 'The operator does not offer this choice (CONSIGNEE_CHOICES), or the consignee is needed at the door to pay or to give a code.',
    remedy: 'Choose one of kinds in the query deliveryChoices.',
  },
  RUN_NOT_FOUND: { cause: 'No run has this id or short id, or it belongs to another driver.', remedy: CHECK_ID },
  STOP_NOT_FOUND: { cause: 'No stop has this id, or its run belongs to another driver.', remedy: CHECK_ID },
  HUB_NOT_FOUND: { cause: 'No hub has this id.', remedy: CHECK_ID },
  DRIVER_NOT_FOUND: {
    cause: 'No active member of staff with the role driver has this id.',
    remedy: 'Take the id from the query drivers.',
  },
  RUN_NOT_STARTED: { cause: 'The driver has not left yet.', remedy: 'Start the run first.' },
  RUN_FINISHED: {
    cause: 'The cash of the run was counted and its open tasks were given back.',
    remedy: 'Put the task into another run. Dispatch decides about what the driver reported late.',
  },
  RUN_HAS_UNSENT_EVENTS: {
    cause: 'The device of the driver has saved reports that the service has not received.',
    remedy: 'Connect the device, wait until everything is sent, and finish the run then.',
  },
  CASH_COUNT_REQUIRED: {
    cause: 'The driver holds cash from this run, or a float, and the request has no count.',
    remedy: 'Count the cash, float included, and send countedCash with one amount for each currency.',
  },
  TEST_SHIPMENT: {
    cause: 'The shipment was placed by a shop in test mode, for which no money is moved and no driver sent.',
    remedy: 'Move it with `simulateShipment`. To see the whole process, place an order in a live shop.',
  },
  SHOP_MODE_FIXED: {
    cause: 'The login names another mode than the one in which this domain was first connected.',
    remedy: 'Leave `mode` out, or connect another domain: a test shop can have any domain, such as test.your-store.example.',
  },
  NO_TEST_CLOCK: {
    cause: 'The shop is live, and its time is real time.',
    remedy: 'Connect a shop with `mode: test` and advance the clock of that one.',
  },
  TEST_CLOCK_ADVANCING: {
    cause: 'The clock is on its way to an earlier request: something that fell due, such as a webhook, is still being done.',
    remedy: 'Wait until `testClock.advancingTo` of the shop is null, and advance it then.',
  },
  TASK_CLOSED: {
    cause: 'The task was completed, failed or skipped before this report arrived.',
    remedy: 'Read the task to see how it ended. If the driver holds the parcel or its cash nevertheless, dispatch decides.',
  },
  TASK_MOVED: {
    cause: 'Dispatch gave the task to another driver, who has the parcel on board.',
    remedy: 'Hand the parcel over to that driver, or ask dispatch.',
  },
  TASK_NOT_READY: {
    cause: 'The status of the shipment does not match the task, or the parcel was not scanned into the vehicle.',
    remedy: 'Scan the parcel with loadParcel, or refresh the list of tasks.',
  },
  STOP_LOCKED: {
    cause: 'The stop is locked, the driver is on the way to it, or it is done.',
    remedy: 'Unlock the stop, or leave it where it is.',
  },
  PARCEL_NOT_IN_RUN: {
    cause: 'The scanned parcel has no task in this run. The message names the run that has it.',
    remedy: 'Leave the parcel at the hub, or ask dispatch to put it into this run.',
  },
  PROOF_REQUIRED: {
    cause: 'The policy of the seller or service asks for a proof that the report does not name.',
    remedy: 'Add each proof that "errors" names to proofs; proofNeeds of the task lists them all.',
  },
  REASON_REQUIRED: { cause: 'The outcome is FAILED and there is no reasonCode.', remedy: 'Send a reason code from reference.reasonCodes.' },
  OTP_REQUIRED: {
    cause: 'Money is collected or the parcel is valuable, so the consignee was sent a code that the driver has to ask for.',
    remedy: 'Send the code as a proof of kind OTP, or withoutOtpReason.',
  },
  OTP_WRONG: {
    cause: 'The code is not the one that the consignee was sent last.',
    remedy: 'Ask the consignee again; five tries are possible.',
  },
  OTP_LOCKED: { cause: 'Five tries were wrong.', remedy: 'Send withoutOtpReason; dispatch sees it.' },
  OTP_EXPIRED: { cause: 'The code is older than 24 hours, or none could be sent.', remedy: 'Send withoutOtpReason; dispatch sees it.' },
  DEVICE_MISMATCH: {
    cause: "A session of the drivers' app is used with the id of another device, or as a token without any.",
    remedy: 'Send the id that was given to openDriverSession in the header x-device-id, or sign in again on this device.',
  },
  APPROVAL_NOT_FOUND: { cause: 'No approval request has this id.', remedy: CHECK_ID },
  TRANSACTION_NOT_FOUND: { cause: 'No transaction has this id.', remedy: CHECK_ID },
  WEBHOOK_NOT_FOUND: { cause: 'The account has no webhook with this id; it may have been deleted.', remedy: CHECK_ID },
  NOT_FOUND: {
    cause: 'The path is mistyped, or the record does not exist for this account.',
    remedy: 'Compare the path with the list of routes at /docs/api, including upper and lower case.',
  },
  NO_FIELDS_TO_UPDATE: {
    cause: 'The body is empty or contains only fields that this operation does not know.',
    remedy: 'Send at least one of the documented fields, at the top level of the body.',
  },
  UPDATE_FAILED: {
    cause: 'Every field of the request is fixed in the current status of the shipment.',
    remedy: 'Read "errors" for the reason of each field. Contact details of the shopper can always be changed.',
  },
  METHOD_NOT_ALLOWED: {
    cause: 'The address exists, but not for this HTTP method.',
    remedy: 'Use one of the methods that the Allow header of the answer lists.',
  },
  ORDER_EXISTS: {
    cause: 'The shop has used this orderNumber for an order with other content.',
    remedy: 'Use a new orderNumber, or change the existing order with PATCH /api/order/{orderId}/update; "orderId" names it.',
  },
  RETURN_EXISTS: {
    cause: 'A shipment can have one return at a time.',
    remedy: 'Use the existing return, or cancel it before making another one.',
  },
  CANCEL_NOT_ALLOWED: {
    cause: 'The parcel has been collected, or the shopper has paid for it.',
    remedy: 'Ask the operator to return the parcel to its sender, or create a return once it is delivered.',
  },
  FULFIL_NOT_ALLOWED: {
    cause: 'The order has already been cancelled.',
    remedy: 'Place a new order if the goods are still to be shipped.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    cause: 'The key was already used on this address with another body.',
    remedy: 'Use a new key for each new request, and the same key only to repeat a request unchanged.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    cause: 'The first request with this key has not been answered yet.',
    remedy: 'Wait for the seconds in Retry-After and send the same request again; it gets the answer of the first one.',
  },
  PROOF_UNREADABLE: {
    cause: 'The content is not the file of this SHA-256, or not a complete JPEG, PNG or WebP picture of at most 10,000 parts.',
    remedy: 'Send the file again. If it is refused again, take the picture again.',
  },
  PROOF_TOO_LARGE: {
    cause: 'The file has more than 8 MiB.',
    remedy: 'Reduce the picture on the device before you send it: 1600 pixels on the longer side are enough.',
  },
  VERSION_CONFLICT: {
    cause: 'Another request changed the record between your read and your write.',
    remedy: 'Read the record again, apply your change to it, and repeat the request with its new version.',
  },
  PAYLOAD_TOO_LARGE: {
    cause: 'The body has more bytes than this address accepts, usually 1 MiB.',
    remedy: 'Send less at once: fewer records in each request, or smaller files.',
  },
  RATE_LIMITED: {
    cause: 'The token or network address has sent more requests than its limit allows.',
    remedy: 'Wait for the seconds in retryAfter and the Retry-After header. Spread requests evenly, and use webhooks instead of polling.',
  },
  HEADERS_TOO_LARGE: {
    cause: 'The headers together exceed 16 KiB, usually because of cookies or a very long token.',
    remedy: 'Remove headers and cookies that the service does not need.',
  },
  SERVICE_UNAVAILABLE: {
    cause: 'The service is overloaded, restarting, or the request took too long.',
    remedy: 'Repeat the request after the seconds in Retry-After. Send an Idempotency-Key with writes, so that a repeat is safe.',
  },
  RATE_CALCULATION_FAILED: {
    cause: 'The price engine failed unexpectedly while pricing this shipment.',
    remedy: 'Repeat the request. If it fails again, send the requestId to the operator.',
  },
  INTERNAL_ERROR: {
    cause: 'The service failed in a way that was not foreseen. Nothing was changed.',
    remedy: 'Repeat the request once. If it fails again, send the requestId to the operator.',
  },
};
