<?php

declare(strict_types=1);

// A real plug-in would read these from its options, and keep the token and the secrets with the shop's other secrets.

require __DIR__ . '/../../autoload.php';
require __DIR__ . '/ShipmentTable.php';

use Shipgraph\Store;

$setting = static function (string $name): string {
    $value = getenv($name);

    return is_string($value) && $value !== '' ? $value : throw new RuntimeException("Set $name.");
};

return [
    'store' => static fn (): Store => new Store(
        url: $setting('SHIPGRAPH_URL'),
        token: $setting('SHIPGRAPH_TOKEN'),
        domain: $setting('SHIPGRAPH_DOMAIN'),
        // A shopper is waiting: no rates are better than a checkout that does not load.
        timeout: 10,
        maxWait: 3,
    ),
    'domain' => static fn (): string => $setting('SHIPGRAPH_DOMAIN'),
    // One secret, or the new and the old one separated by a space during a rotation.
    'secrets' => static fn (): array => preg_split('/\s+/', $setting('SHIPGRAPH_WEBHOOK_SECRETS'), -1, PREG_SPLIT_NO_EMPTY),
    'shipments' => static fn (): ShipmentTable => new ShipmentTable($setting('SHIPGRAPH_DATABASE')),
];
