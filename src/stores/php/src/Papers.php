<?php

declare(strict_types=1);

namespace Shipgraph;

use Shipgraph\Http\Call;
use Shipgraph\Http\Door;

/**
 * Labels, customs papers and tracking.
 *
 * @internal part of Store
 *
 * @phpstan-import-type Tracking from Types
 */
trait Papers
{
    /**
     * The label of a shipment, once its pickup is booked; LABEL_NOT_READY before.
     *
     * @param null|'a4'|'label'|'zpl' $format PDF in A4, PDF for label printers, or ZPL
     * @param null|203|300            $dpi    of the printer, for ZPL
     * @param null|'a4'|'a6'|'4x6'    $size   paper, without a format
     * @param null|'en'|'ar'          $lang
     */
    public function label(string $shipmentId, ?string $format = null, ?int $dpi = null, ?string $size = null, ?string $lang = null): File
    {
        $query = compact('format', 'dpi', 'size', 'lang');

        return $this->caller->file(Call::read(Door::Public, Call::path('/api/awb/%s', $shipmentId), $query));
    }

    /**
     * The labels of up to 100 shipments as one PDF. `missing` lists those without a label.
     *
     * @param list<string>         $shipmentIds
     * @param null|'a4'|'a6'|'4x6' $size
     * @param null|'en'|'ar'       $lang
     */
    public function labels(array $shipmentIds, ?string $size = null, ?string $lang = null): File
    {
        $query = ['ids' => implode(',', $shipmentIds), 'size' => $size, 'lang' => $lang];

        return $this->caller->file(Call::read(Door::Shop, '/api/labels', $query));
    }

    /** The commercial invoice (CN 23) of a parcel that crosses a border. */
    public function customs(string $shipmentId): File
    {
        return $this->caller->file(Call::read(Door::Shop, Call::path('/api/awb/%s/customs', $shipmentId)));
    }

    /**
     * The tracking of a parcel, as shown to shoppers.
     *
     * @param string         $number reference, AWB or tracking number
     * @param null|'en'|'ar' $lang
     *
     * @return Tracking
     */
    public function tracking(string $number, ?string $lang = null): array
    {
        return $this->caller->json(Call::read(Door::Public, Call::path('/api/track/%s', $number), ['lang' => $lang]));
    }
}
