<?php

declare(strict_types=1);

// In a shop these are options of the plug-in; the token and the secrets belong where the shop keeps its other secrets.

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
        // A shopper waits for the answer: better no rates than a page that does not load.
        timeout: 10,
        maxWait: 3,
    ),
    'domain' => static fn (): string => $setting('SHIPGRAPH_DOMAIN'),
    // One secret, or the new and the old one separated by a space while it is being changed.
    'secrets' => static fn (): array => preg_split('/\s+/', $setting('SHIPGRAPH_WEBHOOK_SECRETS'), -1, PREG_SPLIT_NO_EMPTY),
    'shipments' => static fn (): ShipmentTable => new ShipmentTable($setting('SHIPGRAPH_DATABASE')),
];
