import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { EventBus, Logger, PluginCommonModule, ProcessContext, VendurePlugin } from '@vendure/core';
import { environment } from '../../platform/environment';
import { SessionsEnded } from '../../platform/sessions-ended.event';
import { CartMoved } from '../moves/cart-moved.event';
import { type CartEventPublisher, createCartEventPublisher } from './publish-cart-event';

/** Tells whoever looks at a cart that it has a new version, or that the session is over. Stock is announced by the projector, whoever changed it. */
@VendurePlugin({ imports: [PluginCommonModule], compatibility: '^3.7.0' })
export class CartEventsPlugin implements OnApplicationBootstrap, OnApplicationShutdown {
  private publisher: CartEventPublisher | null = null;

  constructor(
    private readonly events: EventBus,
    private readonly processContext: ProcessContext,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.processContext.isServer) return;
    const publisher = createCartEventPublisher(
      { redisUrl: environment.REDIS_URL, databaseUrl: environment.DATABASE_URL },
      (message) => Logger.warn(message, 'CartEvents'),
    );
    this.publisher = publisher;
    this.events.ofType(CartMoved).subscribe(({ cartId, version, skus }) => {
      publisher.publish({ kind: 'cart-update', cartId: String(cartId), version, skus: [...new Set(skus)] });
    });
    this.events.ofType(SessionsEnded).subscribe(({ sessionTokenHashes }) => {
      for (const sessionTokenHash of sessionTokenHashes) publisher.publish({ kind: 'session-ended', sessionTokenHash });
    });
  }

  onApplicationShutdown(): void {
    this.publisher?.close();
  }
}
