<?php

declare(strict_types=1);

// Places a WooCommerce order: php place-order.php < order.json. A real plug-in would do this when the order reaches "processing".

use Shipgraph\Exception\ApiError;
use Shipgraph\Woo\OrderMapper;

$settings = require __DIR__ . '/settings.php';
$order = json_decode((string) stream_get_contents(STDIN), true, 64, JSON_THROW_ON_ERROR);

$mapper = new OrderMapper(
    shopDomain: $settings['domain'](),
    origin: ['address' => 'Al Quoz 3', 'city' => 'Dubai', 'state' => 'Dubai', 'countryCode' => 'AE', 'zip' => ''],
    // A real plug-in would call wc_get_product($line['product_id']), and return null for virtual products.
    product: static fn (array $line): array => ['weight' => '0.9', 'dimensions' => ['length' => '20', 'width' => '20', 'height' => '20']],
);

try {
    $placed = $settings['store']()->placeOrder($mapper->order($order));
} catch (ApiError $error) {
    // Show the message to the seller, handle the code, and give the request id to support.
    fwrite(STDERR, "{$error->getMessage()} ({$error->errorCode}, {$error->requestId})\n");
    foreach ($error->errors as ['field' => $field, 'message' => $message]) {
        fwrite(STDERR, "  $field: $message\n");
    }
    exit(1);
}

$settings['shipments']()->add($order['id'], $placed);
echo json_encode(['shipment_id' => $placed['shipment_id'], 'orderId' => $placed['orderId']]), "\n";
