<?php

declare(strict_types=1);

namespace Shipgraph;

/**
 * A connected shop. Store the token as a secret; the password is no longer needed.
 *
 * @phpstan-import-type ConnectedShop from Types
 * @phpstan-import-type Shop from Types
 */
final class Connection
{
    /**
     * @param string  $token     for `new Store(...)`
     * @param string  $domain    the same for `new Store(...)`
     * @param Shop    $shop
     * @param ?string $expiresAt ISO 8601; using the token extends it
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
