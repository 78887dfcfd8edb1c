<?php

declare(strict_types=1);

// Verifies deliveries. Reads JSON: [{headers, body, secrets, tolerance?, now?}, ...].

require __DIR__ . '/../../../src/stores/php/autoload.php';

use Shipgraph\Exception\WebhookError;
use Shipgraph\Webhook;

$results = [];
foreach (json_decode((string) stream_get_contents(STDIN), true, 64, JSON_THROW_ON_ERROR) as $given) {
    try {
        $now = isset($given['now']) ? new DateTimeImmutable($given['now']) : null;
        $event = Webhook::verify($given['headers'], $given['body'], $given['secrets'], $given['tolerance'] ?? 300, $now);
        $results[] = ['event' => get_object_vars($event)];
    } catch (WebhookError $error) {
        $results[] = ['error' => $error->errorCode];
    } catch (InvalidArgumentException $error) {
        $results[] = ['error' => $error->getMessage()];
    }
}
echo json_encode($results, JSON_THROW_ON_ERROR);
