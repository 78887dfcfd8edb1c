<?php

declare(strict_types=1);

// Maps orders of WooCommerce. Reads JSON: [{order, product, units?: [weight, dimension], named?: {argument: value}}, ...].

require __DIR__ . '/../../../src/stores/php/autoload.php';

use Shipgraph\Woo\OrderMapper;

$origin = ['address' => 'Al Quoz 3', 'city' => 'Dubai', 'state' => 'Dubai', 'countryCode' => 'AE', 'zip' => ''];
$results = [];
foreach (json_decode((string) stream_get_contents(STDIN), true, 64, JSON_THROW_ON_ERROR) as $given) {
    try {
        $mapper = new OrderMapper('lamps.example', $origin, static fn (array $line): ?array => $given['product'], ...($given['units'] ?? []), ...($given['named'] ?? []));
        $results[] = ['order' => $mapper->order($given['order'], 'SVC_EXP'), 'rates' => $mapper->rateRequest($given['order'])];
    } catch (InvalidArgumentException $error) {
        $results[] = ['error' => $error->getMessage()];
    }
}
ini_set('serialize_precision', '-1');
echo json_encode($results, JSON_THROW_ON_ERROR);
