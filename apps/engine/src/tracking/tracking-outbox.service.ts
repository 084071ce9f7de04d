import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TrackedKind } from '@tradehall/domain/tracking/tracked-kinds.ts';
import { type ID, type RequestContext, TransactionalConnection } from '@vendure/core';
import { In, IsNull } from 'typeorm';
import { environment } from '../platform/environment';
import { TrackingEvent } from './tracking-event.entity';

interface EventOwner {
  readonly customerId?: ID | null;
  /** Whose events keep their order; otherwise the customer's do. */
  readonly visitor?: string;
  readonly receiptId?: string;
}

@Injectable()
export class TrackingOutbox {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Whether anybody is to be told anything: without a service nothing is kept. */
  get isOpen(): boolean {
    return environment.TRACKING_URL !== undefined;
  }

  /**
   * Delivered once the caller's transaction is committed, and not at all if it is not. The caller has made sure that whoever
   * it is about has agreed.
   */
  async add(ctx: RequestContext, kind: TrackedKind, body: object, owner: EventOwner = {}): Promise<void> {
    if (!this.isOpen) return;
    const customerId = owner.customerId == null ? null : Number(owner.customerId);
    const visitor = owner.visitor ?? (customerId === null ? randomUUID() : `customer ${customerId}`);
    const receiptId = owner.receiptId ?? null;
    await this.connection.getRepository(ctx, TrackingEvent).insert({ kind, body, visitor, customerId, receiptId });
  }

  /** What was not delivered yet under these receipts is not delivered at all. */
  async forget(ctx: RequestContext, receiptIds: readonly string[]): Promise<void> {
    if (receiptIds.length === 0) return;
    await this.connection
      .getRepository(ctx, TrackingEvent)
      .delete({ receiptId: In([...receiptIds]), deliveredAt: IsNull() });
  }
}
