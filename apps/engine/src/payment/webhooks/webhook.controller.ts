import { Body, Controller, Post, Res } from '@nestjs/common';
import { RequestContextService } from '@vendure/core';
import type { Response } from 'express';
import { environment } from '../../platform/environment';
import { readWebhook } from '../card-provider/read-webhook';
import { WebhookBox } from './webhook-inbox';

/** The provider's only way in. It is told that a webhook was accepted once it is kept, whatever it means. */
@Controller('webhooks')
export class WebhookController {
  constructor(
    private readonly contexts: RequestContextService,
    private readonly box: WebhookBox,
  ) {}

  @Post('card-provider')
  async receive(@Body() body: unknown, @Res() response: Response): Promise<void> {
    const items = readWebhook(body, environment.CARD_PROVIDER_HMAC_KEY);
    if (items) await this.box.keep(await this.contexts.create({ apiType: 'admin' }), items);
    if (items) response.status(200).send('[accepted]');
    else response.status(401).end();
  }
}
