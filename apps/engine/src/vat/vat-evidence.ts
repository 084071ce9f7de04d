import { Injectable } from '@nestjs/common';
import { Order, type RequestContext, TransactionalConnection } from '@vendure/core';
import { copyVatCheck } from './copy-vat-check';

declare module '@vendure/core/dist/entity/custom-entity-fields' {
  interface CustomOrderFields {
    /** JSON. */
    vatEvidence: string | null;
  }
}

/** The order's own copy of what its tax was decided by: it stays whatever becomes of the cart. */
@Injectable()
export class VatEvidence {
  constructor(private readonly connection: TransactionalConnection) {}

  /** To be called in the transaction that makes the order. Nothing is kept where no number was checked. */
  async keep(ctx: RequestContext, orderId: number): Promise<void> {
    await this.connection.getRepository(ctx, Order).query(copyVatCheck, [orderId]);
  }
}
