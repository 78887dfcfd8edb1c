<?php

declare(strict_types=1);

// Receives webhooks. To try it: php -S 127.0.0.1:8080 webhook.php, behind a proxy with TLS.

use Shipgraph\Exception\WebhookError;
use Shipgraph\Webhook;

// With display_errors on, PHP responds to an uncaught exception with 200, and the event would be lost.
http_response_code(500);

$settings = require __DIR__ . '/settings.php';

try {
    $event = Webhook::verify(getallheaders(), (string) file_get_contents('php://input'), $settings['secrets']());
} catch (WebhookError $error) {
    http_response_code(401);
    echo $error->errorCode;

    return;
}

$isNew = $settings['shipments']()->take($event);

// Do long work such as sending mails in a queue: without a response within ten seconds, the event is sent again.
http_response_code(200);
echo $isNew ? 'taken' : 'taken before';
