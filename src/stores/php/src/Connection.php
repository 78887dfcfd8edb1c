<?php

declare(strict_types=1);

namespace Shipgraph;

/**
 * A shop that has logged in. Store the token where secrets belong, and forget the password.
 *
 * @phpstan-import-type ConnectedShop from Types
 * @phpstan-import-type Shop from Types
 */
final class Connection
{
    /**
     * @param string  $token     for `new Store(...)`
     * @param string  $domain    the same
     * @param Shop    $shop
     * @param ?string $expiresAt ISO 8601; each use of the token moves it
     */
    private function __construct(
        public readonly string $token,
        public readonly string $domain,
        public readonly array $shop,
        public readonly ?string $expiresAt,
    ) {
    }

    /**
     * @internal
     *
     * @param ConnectedShop $answer
     */
    public static function of(#[\SensitiveParameter] array $answer): self
    {
        return new self($answer['token'], $answer['shop']['domain'], $answer['shop'], $answer['expiresAt']);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['domain' => $this->domain, 'shop' => $this->shop, 'expiresAt' => $this->expiresAt];
    }
}
