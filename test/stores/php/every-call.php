<?php

declare(strict_types=1);

// Makes every call of the client once and prints the requests that it would send.

require __DIR__ . '/../../../src/stores/php/autoload.php';

use Shipgraph\Http\Request;
use Shipgraph\Http\Response;
use Shipgraph\Http\Transport;
use Shipgraph\Store;

$recorder = new class () implements Transport {
    /** @var list<array{method: string, path: string, headers: list<string>}> */
    public array $sent = [];

    public function send(Request $request): Response
    {
        $path = (string) parse_url($request->url, PHP_URL_PATH);
        $this->sent[] = ['method' => $request->method, 'path' => $path, 'headers' => array_map('strtolower', array_keys($request->headers))];
        $shop = '{"token":"t","expiresAt":null,"shop":{"domain":"shop.example"}}';

        return new Response(200, ['content-type' => 'application/json'], $shop);
    }
};

function sample(ReflectionParameter $parameter): mixed
{
    $type = $parameter->getType();
    $name = $type instanceof ReflectionUnionType ? 'int' : (string) $type;

    return match ($name) {
        'string' => 'ID',
        'int' => 1,
        'array' => [],
        'DateTimeInterface' => new DateTimeImmutable(),
    };
}

function callAll(object $object, array $apart): void
{
    foreach ((new ReflectionObject($object))->getMethods(ReflectionMethod::IS_PUBLIC) as $method) {
        if (!$method->isStatic() && !$method->isConstructor() && !in_array($method->name, $apart, true)) {
            $required = array_filter($method->getParameters(), static fn (ReflectionParameter $each): bool => !$each->isOptional());
            $method->invokeArgs($object, array_map(sample(...), $required));
        }
    }
}

$url = 'https://ship.example';
Store::connect($url, 'e', 'p', 'shop.example', 'n', 'p', 'https://shop.example', transport: $recorder);
$store = new Store($url, 't', 'shop.example', transport: $recorder);
callAll($store, ['webhooks']);
callAll($store->webhooks(), []);
echo json_encode($recorder->sent, JSON_THROW_ON_ERROR);
