import { Body, Controller, Post, Res } from '@nestjs/common';
import { openSpan, readTraceparent, runAt } from '@tradehall/process/traces.ts';
import { Logger, RequestContextService } from '@vendure/core';
import type { Response } from 'express';
import { environment } from '../../platform/environment';
import { movesRealMoney, readWebhook } from '../card-provider/read-webhook';
import { WebhookBox } from './webhook-inbox';

const { CARD_PROVIDER_HMAC_KEY: current, CARD_PROVIDER_PREVIOUS_HMAC_KEY: previous } = environment;
const hmacKeys = previous === undefined ? [current] : [current, previous];
const isLive = movesRealMoney(environment.CARD_PROVIDER_URL);

/** The provider's only way in. It is told that a webhook was accepted once it is kept, whatever it means. */
@Controller('webhooks')
export class WebhookController {
  constructor(
    private readonly contexts: RequestContextService,
    private readonly box: WebhookBox,
  ) {}

  @Post('card-provider')
  async receive(@Body() body: unknown, @Res() response: Response): Promise<void> {
    const startMs = Date.now();
    const webhook = readWebhook(body, hmacKeys);
    if (!webhook) response.status(401).end();
    else if (webhook.isLive !== isLive) this.refuse(response, webhook.isLive);
    else {
      const traces = await this.box.keep(await this.contexts.create({ apiType: 'admin' }), webhook.items);
      const start = { kind: 'server', name: 'POST /webhooks/card-provider', startMs } as const;
      for (const trace of traces) runAt(readTraceparent(trace), () => openSpan(start)?.end());
      response.status(200).send('[accepted]');
    }
  }

  /** Not accepted, so that the provider keeps it: whoever mends the setting has lost nothing. */
  private refuse(response: Response, isReal: boolean): void {
    const platform = isReal ? 'live' : 'test';
    Logger.error(`ALERT a webhook of the ${platform} platform was refused: it is not this shop's`, 'Payments');
    response.status(403).end();
  }
}
