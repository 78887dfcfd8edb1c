import { Controller, Param, Post, Req, Res } from '@nestjs/common';
import { verifyWebhook, WebhookError, type ReceivedEvent } from '@shipgraph/client/store';
import { Logger, type RequestContext } from '@vendure/core';
import type { Request, Response } from 'express';
import type { Connection } from '../connection/connection';
import { ConnectionsService } from '../connection/connections.service';
import { WEBHOOK_PATH } from '../connection/webhook-registration.service';
import { LOG_CONTEXT } from '../options';
import { ApplyEventService } from './apply-event.service';

/** Where shipgraph sends events: of the default channel at the bare path, of others with the id of the channel. */
@Controller(WEBHOOK_PATH)
export class WebhookController {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly events: ApplyEventService,
  ) {}

  @Post()
  async ofDefaultChannel(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.answer(await this.connections.defaultContext(), request, response);
  }

  @Post(':channelId')
  async ofChannel(@Param('channelId') channelId: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.answer(await this.connections.contextOf(channelId), request, response);
  }

  /** Every answer but 2xx is tried again, for hours: it is given only where that can help. */
  private async answer(ctx: RequestContext | undefined, request: Request, response: Response): Promise<void> {
    try {
      const connection = ctx && (await this.connections.find(ctx));
      const event = connection && (await genuine(request, connection));
      if (!event) return void response.status(401).json({ message: 'This is not connected to shipgraph.' });
      await this.events.apply(event, connection.domain);
      response.status(200).json({ message: 'Thank you.' });
    } catch (error) {
      if (error instanceof WebhookError) return void response.status(401).json({ message: error.message, code: error.code });
      Logger.error(`An event was not applied: ${String(error)}`, LOG_CONTEXT, error instanceof Error ? error.stack : undefined);
      response.status(500).json({ message: 'The event could not be applied.' });
    }
  }
}

/** The body is raw, because the signature is over its bytes. */
async function genuine({ headers, body }: Request, { webhookSecrets }: Connection): Promise<ReceivedEvent | undefined> {
  if (webhookSecrets.length === 0) return undefined;
  return verifyWebhook(headers, Buffer.isBuffer(body) ? new Uint8Array(body) : new Uint8Array(), webhookSecrets);
}
