<?php

declare(strict_types=1);

namespace Shipgraph;

use Shipgraph\Exception\ApiError;
use Shipgraph\Exception\TransportError;
use Shipgraph\Http\Call;
use Shipgraph\Http\Caller;
use Shipgraph\Http\Credentials;
use Shipgraph\Http\Door;
use Shipgraph\Http\Retry;
use Shipgraph\Http\Transport;

/**
 * The store interface of shipgraph. Each call returns the response as an array. It throws an ApiError if the service refuses the request,
 * and a TransportError if there is no response.
 *
 * Failed calls are repeated where that is safe and can help. Calls that write send an Idempotency-Key, generated once per call; pass your
 * own to repeat a call from another process.
 *
 * @phpstan-import-type Activation from Types
 * @phpstan-import-type CancelledOrder from Types
 * @phpstan-import-type ChangedLocations from Types
 * @phpstan-import-type CreatedReturn from Types
 * @phpstan-import-type ExplainedRates from Types
 * @phpstan-import-type FulfilledOrder from Types
 * @phpstan-import-type Location from Types
 * @phpstan-import-type LocationUpdate from Types
 * @phpstan-import-type LoginLocation from Types
 * @phpstan-import-type OrderRequest from Types
 * @phpstan-import-type OrderUpdateRequest from Types
 * @phpstan-import-type PlacedOrder from Types
 * @phpstan-import-type RateOption from Types
 * @phpstan-import-type RateRequest from Types
 * @phpstan-import-type ReturnEligibility from Types
 * @phpstan-import-type ReturnRequest from Types
 * @phpstan-import-type UpdatedOrder from Types
 */
final class Store
{
    use Papers;

    private readonly Caller $caller;

    /**
     * @param string                                  $url            of the service, such as https://ship.example
     * @param string|\Closure(): string               $token          from `connect`; a closure is called before each request
     * @param string                                  $domain         of the shop that the token belongs to
     * @param float                                   $timeout        seconds for one attempt
     * @param int                                     $attempts       maximum number of attempts; 1 disables retries
     * @param float                                   $maxWait        longest wait before a retry, in seconds
     * @param array<string, string>                   $headers        sent with every request
     * @param null|\Closure(ApiError): (string|null) $onUnauthorized called when the token is no longer accepted, at most once per call.
     *                                                               Returns a new token, or null to let the call fail
     * @param ?Transport                              $transport      default: curl, or PHP streams without the extension
     */
    public function __construct(
        string $url,
        #[\SensitiveParameter]
        string|\Closure $token,
        string $domain,
        float $timeout = 30.0,
        int $attempts = 3,
        float $maxWait = 20.0,
        array $headers = [],
        ?\Closure $onUnauthorized = null,
        ?Transport $transport = null,
    ) {
        $credentials = new Credentials($token, $domain, $onUnauthorized);
        $this->caller = new Caller($url, $credentials, new Retry($attempts, $maxWait), $timeout, $headers, $transport);
    }

    /**
     * Connects a shop of an existing seller: logs in, and creates the shop if it is new.
     *
     * @param string              $shopId    domain of the shop
     * @param string              $platform  such as woocommerce
     * @param list<LoginLocation> $locations where the shop ships from
     * @param ?string             $code      of the authenticator app, if the seller uses two-factor login
     * @param 'live'|'test'|null  $mode      test to try it out; the mode of a domain never changes
     *
     * @throws ApiError
     * @throws TransportError
     */
    public static function connect(
        string $url,
        string $email,
        #[\SensitiveParameter]
        string $password,
        string $shopId,
        string $shopName,
        string $platform,
        string $storeUrl,
        array $locations = [],
        #[\SensitiveParameter]
        ?string $code = null,
        float $timeout = 30.0,
        ?Transport $transport = null,
        ?string $mode = null,
    ): Connection {
        $caller = new Caller($url, Credentials::none(), new Retry(3, 20.0), $timeout, [], $transport);
        $body = compact('email', 'password', 'shopId', 'shopName', 'platform', 'locations') + ['url' => $storeUrl];

        $optional = array_filter(compact('code', 'mode'), static fn (?string $value): bool => $value !== null);

        return Connection::of($caller->json(Call::login('/api/login', $body + $optional)));
    }

    /**
     * The services that can take a shipment, cheapest first.
     *
     * @param RateRequest $request
     *
     * @return list<RateOption>
     */
    public function rates(array $request): array
    {
        return $this->caller->json(Call::ask(Door::Shop, '/api/rates', $request));
    }

    /**
     * The same, with the reason why each other service cannot take it.
     *
     * @param RateRequest $request
     *
     * @return ExplainedRates
     */
    public function explainRates(array $request): array
    {
        return $this->caller->json(Call::ask(Door::Shop, '/api/rates', $request, ['explain' => 1]));
    }

    /**
     * Places an order and creates its shipment. Placing the same order again returns the existing one. A different order with the same
     * number is refused: ORDER_EXISTS, with the existing order in `orderId` of the error.
     *
     * @param OrderRequest $order
     *
     * @return PlacedOrder
     */
    public function placeOrder(array $order, ?string $idempotencyKey = null): array
    {
        return $this->caller->json(Call::write(Door::Shop, 'POST', '/api/order', $order, $idempotencyKey));
    }

    /**
     * Changes the fields that can still be changed; `warnings` lists the others.
     *
     * @param OrderUpdateRequest $changes
     * @param ?int               $ifVersion the change is refused (VERSION_CONFLICT) if the order no longer has this version
     *
     * @return UpdatedOrder
     */
    public function updateOrder(string $orderId, array $changes, ?int $ifVersion = null, ?string $idempotencyKey = null): array
    {
        $headers = $ifVersion === null ? [] : ['If-Match' => "\"$ifVersion\""];
        $path = Call::path('/api/order/%s/update', $orderId);

        return $this->caller->json(Call::write(Door::Shop, 'PATCH', $path, $changes, $idempotencyKey, $headers));
    }

    /**
     * Marks an order as packed.
     *
     * @return FulfilledOrder
     */
    public function fulfil(int|string $orderNumber, ?string $idempotencyKey = null): array
    {
        return $this->caller->json(Call::write(Door::Shop, 'POST', '/api/fulfilled', ['orderNumber' => $orderNumber], $idempotencyKey));
    }

    /**
     * Cancels an order whose parcel is not picked up yet.
     *
     * @return CancelledOrder
     */
    public function cancelOrder(int|string $orderNumber, ?string $idempotencyKey = null): array
    {
        $body = ['orderNumber' => $orderNumber];

        return $this->caller->json(Call::write(Door::Shop, 'POST', '/api/order/cancelled', $body, $idempotencyKey));
    }

    /**
     * Creates the return of a delivered shipment.
     *
     * @param ReturnRequest $return
     *
     * @return CreatedReturn
     */
    public function createReturn(array $return, ?string $idempotencyKey = null): array
    {
        return $this->caller->json(Call::write(Door::Shop, 'POST', '/api/return-shipment', $return, $idempotencyKey));
    }

    /**
     * Whether a shipment can be returned now, and if not, why.
     *
     * @return ReturnEligibility
     */
    public function returnEligibility(string $shipmentId): array
    {
        return $this->caller->json(Call::read(Door::Shop, '/api/return-shipment', ['shipment_id' => $shipmentId]));
    }

    /**
     * Adds one or more locations, all or none.
     *
     * @param Location|list<Location> $locations
     *
     * @return ChangedLocations
     */
    public function addLocations(array $locations, ?string $idempotencyKey = null): array
    {
        return $this->caller->json(Call::write(Door::Shop, 'POST', '/api/locations/add', $locations, $idempotencyKey));
    }

    /**
     * Changes one or more locations, all or none.
     *
     * @param LocationUpdate|list<LocationUpdate> $locations
     *
     * @return ChangedLocations
     */
    public function updateLocations(array $locations, ?string $idempotencyKey = null): array
    {
        return $this->caller->json(Call::write(Door::Shop, 'POST', '/api/locations/update', $locations, $idempotencyKey));
    }

    /**
     * Turns shipping for the shop on or off.
     *
     * @param ?list<Location> $locations locations to add
     *
     * @return Activation
     */
    public function activate(bool $activate = true, ?array $locations = null, ?string $idempotencyKey = null): array
    {
        $body = ['activate' => $activate] + ($locations === null ? [] : ['locations' => $locations]);

        return $this->caller->json(Call::write(Door::Shop, 'POST', '/api/activation', $body, $idempotencyKey));
    }

    public function webhooks(): Webhooks
    {
        return new Webhooks($this->caller);
    }
}
