import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { StoreError } from '@shipgraph/client/store';
import { Allow, Ctx, Permission, type RequestContext } from '@vendure/core';
import type { Response } from 'express';
import { ConnectionsService } from '../connection/connections.service';
import { reasonOf, storeOf } from '../connection/store-of';
import { OwnFulfillments } from '../fulfillments/own-fulfillments.service';

export const LABELS_PATH = 'shipgraph/labels';

/** Labels for staff: a PDF in A4, or with ?format=label one for label printers. */
@Controller(LABELS_PATH)
export class LabelController {
  constructor(
    private readonly fulfillments: OwnFulfillments,
    private readonly connections: ConnectionsService,
  ) {}

  @Get(':fulfillmentId')
  @Allow(Permission.ReadOrder)
  async label(
    @Ctx() ctx: RequestContext,
    @Param('fulfillmentId') fulfillmentId: string,
    @Query('format') format: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const fulfillment = await this.fulfillments.findEncoded(ctx, fulfillmentId);
    const shipmentId = fulfillment?.customFields.shipgraphShipmentId;
    const connection = await this.connections.find(ctx);
    if (!shipmentId || !connection) return refuse(response, 404, 'This fulfilment was not shipped with shipgraph.');
    try {
      const { bytes, contentType, fileName } = await storeOf(connection).label(shipmentId, format === 'label' ? { format } : {});
      response.setHeader('content-type', contentType);
      response.setHeader('content-disposition', `inline; filename="${fileName.replace(/[^\w.-]/g, '_')}"`);
      response.setHeader('cache-control', 'private, no-store');
      response.send(Buffer.from(bytes));
    } catch (error) {
      refuseLabel(response, error);
    }
  }
}

function refuseLabel(response: Response, error: unknown): void {
  if (!(error instanceof StoreError)) throw error;
  if (error.code === 'LABEL_NOT_READY') return refuse(response, 409, 'There is no label yet: it is made when the pickup is booked.');
  refuse(response, error.status === 404 ? 404 : 502, reasonOf(error));
}

const refuse = (response: Response, status: number, message: string): void => void response.status(status).json({ message });
