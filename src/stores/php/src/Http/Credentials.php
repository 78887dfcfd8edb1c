<?php

declare(strict_types=1);

namespace Shipgraph\Http;

use Shipgraph\Exception\ApiError;

/**
 * The token of a shop. Hidden in dumps, and cannot be serialised.
 *
 * @internal
 */
final class Credentials
{
    /** A new token does not help with any other reason of UNAUTHORIZED. */
    private const RENEWABLE = [null, 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'TOKEN_REVOKED'];

    /** The token that was replaced. */
    private ?string $replaced = null;

    private string $renewed = '';

    /**
     * @param string|\Closure(): string           $token
     * @param ?\Closure(ApiError): (string|null) $onUnauthorized
     */
    public function __construct(
        #[\SensitiveParameter]
        private readonly string|\Closure $token,
        private readonly string $domain,
        private readonly ?\Closure $onUnauthorized,
    ) {
    }

    /** For calls that need no token. */
    public static function none(): self
    {
        return new self('', '', null);
    }

    /** @return array<string, string> */
    public function headersFor(Door $door): array
    {
        return match ($door) {
            Door::Public => [],
            Door::Shop => ['x-svc-shop-token' => $this->token(), 'x-svc-shop-domain' => $this->domain],
            Door::Bearer => ['Authorization' => 'Bearer ' . $this->token(), 'x-svc-shop-domain' => $this->domain],
        };
    }

    /** Requests a new token after the service has refused the current one. Returns false if there is none. */
    public function renew(ApiError $error): bool
    {
        if ($error->status !== 401 || $this->onUnauthorized === null || !in_array($error->reason, self::RENEWABLE, true)) {
            return false;
        }
        $token = ($this->onUnauthorized)($error);
        if ($token === null || $token === '') {
            return false;
        }
        $this->replaced = $this->given();
        $this->renewed = $token;

        return true;
    }

    /** The new token, until the caller provides a different one from the token that was replaced. */
    private function token(): string
    {
        $given = $this->given();

        return $given === $this->replaced ? $this->renewed : $given;
    }

    private function given(): string
    {
        return is_string($this->token) ? $this->token : ($this->token)();
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['domain' => $this->domain];
    }

    /** @return never */
    public function __serialize(): array
    {
        throw new \LogicException('A token is not serialised. Store it where secrets belong, and create the client from it.');
    }
}
