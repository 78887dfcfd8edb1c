<?php

declare(strict_types=1);

// Makes calls of a store and prints what they return, or throw. Reads JSON: {store: {url, token, ...}, calls: [[name, arguments], ...]}.

require __DIR__ . '/../../../src/stores/php/autoload.php';

use Shipgraph\Exception\ApiError;
use Shipgraph\Exception\ShipgraphException;
use Shipgraph\File;
use Shipgraph\Http\CurlTransport;
use Shipgraph\Http\StreamTransport;
use Shipgraph\Store;

$given = json_decode((string) stream_get_contents(STDIN), true, 64, JSON_THROW_ON_ERROR);
$options = $given['store'];
$options['transport'] = ($options['transport'] ?? '') === 'streams' ? new StreamTransport() : new CurlTransport();

/** @var list<array<string, mixed>> $asked */
$asked = [];
if (array_key_exists('newToken', $options)) {
    $newToken = $options['newToken'];
    unset($options['newToken']);
    $options['onUnauthorized'] = static function (ApiError $error) use (&$asked, $newToken): ?string {
        $asked[] = ['status' => $error->status, 'reason' => $error->reason];

        return $newToken;
    };
}

function printable(mixed $value): mixed
{
    return $value instanceof File
        ? ['bytes' => base64_encode($value->bytes), 'contentType' => $value->contentType, 'fileName' => $value->fileName, 'missing' => $value->missing]
        : $value;
}

function call(Store $store, string $name, array $arguments): mixed
{
    return str_starts_with($name, 'webhooks.')
        ? $store->webhooks()->{substr($name, 9)}(...$arguments)
        : $store->$name(...$arguments);
}

$results = [];
try {
    $store = new Store(...$options);
    foreach ($given['calls'] as [$name, $arguments]) {
        $results[] = ['value' => printable(call($store, $name, $arguments))];
    }
} catch (ShipgraphException | InvalidArgumentException $error) {
    $results[] = ['error' => ['class' => $error::class, 'message' => $error->getMessage(), 'printed' => (string) $error] + get_object_vars($error)];
}

ob_start();
isset($store) && var_dump($store);
$dump = (string) ob_get_clean();

echo json_encode(['results' => $results, 'asked' => $asked, 'dump' => $dump], JSON_THROW_ON_ERROR);
