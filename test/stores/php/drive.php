<?php

declare(strict_types=1);

// Drives the example plug-in for `shipgraph certify`: one step as a line of JSON on standard input, its answer on standard output. What the
// shop's options would hold is kept in the file named by DRIVE_OPTIONS.

use Shipgraph\Exception\ApiError;
use Shipgraph\Exception\ShipgraphException;

const PLUGIN = __DIR__ . '/../../../src/stores/php/examples/plugin';

$step = json_decode((string) fgets(STDIN), true, 16, JSON_THROW_ON_ERROR);
$optionsFile = (string) getenv('DRIVE_OPTIONS');
$options = is_file($optionsFile) ? json_decode((string) file_get_contents($optionsFile), true, 16, JSON_THROW_ON_ERROR) : [];
foreach ($options as $name => $value) {
    putenv("$name=$value");
}
$settings = require PLUGIN . '/settings.php';

/**
 * Runs a script of the plug-in as its author would.
 *
 * @param list<string> $arguments
 *
 * @return array{int, string, string}
 */
function script(string $name, array $arguments = [], string $input = ''): array
{
    $process = proc_open([PHP_BINARY, PLUGIN . "/$name", ...$arguments], [['pipe', 'r'], ['pipe', 'w'], ['pipe', 'w']], $pipes);
    fwrite($pipes[0], $input);
    fclose($pipes[0]);
    [$out, $err] = [(string) stream_get_contents($pipes[1]), (string) stream_get_contents($pipes[2])];

    return [proc_close($process), $out, $err];
}

/** Counts every change of a shipment, which the plug-in itself has no use for. */
function database(): PDO
{
    new ShipmentTable((string) getenv('SHIPGRAPH_DATABASE'));
    $database = new PDO('sqlite:' . getenv('SHIPGRAPH_DATABASE'), null, null, [PDO::ATTR_TIMEOUT => 5]);
    $database->exec('create table if not exists change (shipment_id text not null)');
    $database->exec('create trigger if not exists changed after update of status on shipment begin insert into change values (new.id); end');

    return $database;
}

function connected(array $step, string $optionsFile): array
{
    putenv("SHIPGRAPH_PASSWORD={$step['password']}");
    [$status, $out, $err] = script('connect.php', [$step['url'], $step['email'], $step['shopDomain'], $step['callback']]);
    if ($status !== 0) {
        throw new RuntimeException($err);
    }
    parse_str(str_replace("\n", '&', strtr(trim($out), ['%' => '%25', '+' => '%2B'])), $options);
    file_put_contents($optionsFile, json_encode($options, JSON_THROW_ON_ERROR));

    return [];
}

function placed(array $step): array
{
    $id = random_int(1_000_000, 999_999_999);
    $isCod = $step['payment'] === 'cod';
    $address = [
        'first_name' => 'Aisha', 'last_name' => 'Khan', 'company' => '', 'address_1' => 'Corniche 5', 'address_2' => '', 'city' => 'Abu Dhabi',
        'state' => 'AZ', 'postcode' => '', 'country' => 'AE', 'email' => 'aisha@example.com', 'phone' => '+971501234567',
    ];
    $order = [
        'id' => $id, 'number' => "W-$id", 'status' => 'processing', 'currency' => 'USD', 'total' => '25.98', 'total_tax' => '1.99', 'discount_total' => '3.00',
        'shipping_total' => '7.00', 'payment_method' => $isCod ? 'cod' : 'card', 'payment_method_title' => $isCod ? 'Cash on delivery' : 'Card',
        'billing' => $address, 'shipping' => $address, 'line_items' => [['name' => 'Lamp', 'quantity' => 3, 'subtotal' => '19.99']],
    ];
    [$status, $out, $err] = script('place-order.php', [], json_encode($order, JSON_THROW_ON_ERROR));
    if ($status === 0) {
        return ['order' => $id, 'shipmentId' => json_decode($out, true)['shipment_id']];
    }
    // The seller sees the first line.
    $said = strtok($err, "\n");

    return ['order' => $id, 'error' => ['code' => preg_match('/\(([A-Z_]+), /', (string) $said, $match) === 1 ? $match[1] : null, 'message' => $said]];
}

function shown(int $order): array
{
    $database = database();
    $statement = $database->prepare('select *, (select count(*) from change where shipment_id = id) as changes from shipment where order_number = ?');
    $statement->execute([$order]);
    $row = $statement->fetch(PDO::FETCH_ASSOC);

    return $row === false
        ? ['shipmentId' => null, 'status' => null, 'changes' => 0]
        : ['shipmentId' => $row['id'], 'status' => $row['status'], 'trackingUrl' => $row['tracking_url'], 'changes' => (int) $row['changes']];
}

/** @return array<string, mixed> */
function shipment(int $order): array
{
    return database()->query("select * from shipment where order_number = $order")->fetch(PDO::FETCH_ASSOC) ?: throw new RuntimeException("There is no order $order.");
}

/** A call of the client, with what it refuses. */
function called(callable $call): array
{
    try {
        return $call();
    } catch (ShipgraphException $error) {
        return ['error' => ['code' => $error instanceof ApiError ? $error->errorCode : null, 'message' => $error->getMessage()]];
    }
}

$statuses = ['fulfilled', 'pickup', 'in_transit_pickup', 'pickup_failed', 'not_collected', 'picked_up', 'booked', 'in_transit', 'on_hold', 'failed', 'return_to_sender', 'delivered', 'cancelled'];
$route = ['address' => 'Al Quoz 3', 'city' => 'Dubai', 'state' => 'Dubai', 'countryCode' => 'AE', 'zip' => ''];
$lamp = ['name' => 'Lamp', 'quantity' => 1, 'price' => 10, 'currency' => 'USD', 'grams' => 900, 'length' => 20, 'width' => 20, 'height' => 20, 'volume' => 0];

$answer = match ($step['do']) {
    'describe' => ['name' => 'Example plug-in in PHP', 'steps' => ['connect', 'rates', 'placeOrder', 'state', 'updateOrder', 'fulfil', 'cancel', 'createReturn', 'label'], 'shows' => $statuses],
    'connect' => connected($step, $optionsFile),
    'rates' => called(static fn (): array => ['rates' => array_map(
        static fn (array $each): array => ['service' => $each['service_code'], 'price' => $each['total_price'], 'currency' => $each['currency']],
        $settings['store']()->rates(['origin' => $route, 'destination' => ['city' => 'Abu Dhabi'] + $route, 'products' => [$lamp]]),
    )]),
    'placeOrder' => placed($step),
    'state' => shown((int) $step['order']),
    'updateOrder' => called(static fn (): array => ['done' => $settings['store']()->updateOrder(shipment($step['order'])['order_id'], ['customer' => ['phone' => $step['phone']]])]),
    'fulfil' => called(static fn (): array => ['done' => $settings['store']()->fulfil($step['order'])]),
    'cancel' => called(static fn (): array => ['done' => $settings['store']()->cancelOrder($step['order'])]),
    'createReturn' => called(static fn (): array => ['shipmentId' => $settings['store']()->createReturn(['shipment_id' => shipment($step['order'])['id'], 'returnReason' => $step['reason']])['shipment_id']]),
    'label' => called(static fn (): array => ['bytes' => strlen($settings['store']()->label(shipment($step['order'])['id'])->bytes)]),
    default => ['unsupported' => true],
};

echo json_encode($answer, JSON_THROW_ON_ERROR), "\n";
