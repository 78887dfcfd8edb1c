<?php

declare(strict_types=1);

use Shipgraph\WebhookEvent;

/** The shop's shipments. SQLite keeps this example self-contained; a real plug-in would use the shop's database. */
final class ShipmentTable
{
    private readonly PDO $database;

    public function __construct(string $file)
    {
        $this->database = new PDO("sqlite:$file", null, null, [PDO::ATTR_TIMEOUT => 5]);
        $this->database->exec('create table if not exists handled_event (id text primary key)');
        $this->database->exec('create table if not exists shipment (
            id text primary key, order_number integer unique, order_id text, status text not null, sequence integer not null, tracking_url text)');
    }

    /** @param array{shipment_id: string, orderId: string} $placed */
    public function add(int $orderNumber, array $placed): void
    {
        // The first event can arrive before the response to the order.
        $this->run(
            "insert into shipment (id, order_number, order_id, status, sequence) values (?, ?, ?, 'new', 0)
             on conflict (id) do update set order_number = excluded.order_number, order_id = excluded.order_id",
            [$placed['shipment_id'], $orderNumber, $placed['orderId']],
        );
    }

    /**
     * Handles an event once; returns false if it was handled before. Its id and its effect are written in one transaction: if that fails, the
     * service sends the event again.
     */
    public function take(WebhookEvent $event): bool
    {
        $this->database->exec('begin immediate');
        try {
            $isNew = $this->run('insert into handled_event (id) values (?) on conflict do nothing', [$event->id]) === 1;
            if ($isNew && $event->shipmentId !== null && $event->event !== 'shipment.test') {
                $this->moveTo($event);
            }
            $this->database->exec('commit');
        } catch (Throwable $failure) {
            $this->database->exec('rollback');
            throw $failure;
        }

        return $isNew;
    }

    /** Events can arrive out of order, especially after a failure. An older one must not move the shipment back. */
    private function moveTo(WebhookEvent $event): void
    {
        $this->run(
            'insert into shipment (id, status, sequence, tracking_url) values (?, ?, ?, ?)
             on conflict (id) do update set status = excluded.status, sequence = excluded.sequence, tracking_url = excluded.tracking_url
             where excluded.sequence > shipment.sequence',
            [$event->shipmentId, $event->status, $event->sequence, $event->trackingUrl],
        );
    }

    /** @return array<string, mixed>|null */
    public function find(string $shipmentId): ?array
    {
        $statement = $this->database->prepare('select * from shipment where id = ?');
        $statement->execute([$shipmentId]);

        return $statement->fetch(PDO::FETCH_ASSOC) ?: null;
    }

    /** @param list<int|string|null> $values */
    private function run(string $sql, array $values): int
    {
        $statement = $this->database->prepare($sql);
        $statement->execute($values);

        return $statement->rowCount();
    }
}
