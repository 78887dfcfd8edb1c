<?php

declare(strict_types=1);

// Connects the shop and adds its webhook: php connect.php https://ship.example seller@example.com lamps.example https://lamps.example/hook.
// Reads the password from SHIPGRAPH_PASSWORD. It is needed only once.

use Shipgraph\Store;

require __DIR__ . '/../../autoload.php';

[, $url, $email, $domain, $hook] = $argv;

$connection = Store::connect(
    url: $url,
    email: $email,
    password: (string) getenv('SHIPGRAPH_PASSWORD'),
    shopId: $domain,
    shopName: $domain,
    platform: 'woocommerce',
    storeUrl: "https://$domain",
);
$store = new Store($url, $connection->token, $connection->domain);
$store->activate();
$created = $store->webhooks()->create(['url' => $hook, 'events' => ['shipment.update']]);

// Neither is shown again.
echo "SHIPGRAPH_URL=$url\n";
echo "SHIPGRAPH_DOMAIN={$connection->domain}\n";
echo "SHIPGRAPH_TOKEN={$connection->token}\n";
echo "SHIPGRAPH_WEBHOOK_SECRETS={$created['webhook']['secret']}\n";
