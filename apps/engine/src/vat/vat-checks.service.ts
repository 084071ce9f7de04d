import { Injectable } from '@nestjs/common';
import { type VatId, writtenVatId } from '@tradehall/domain/countries/vat-id.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { environment } from '../platform/environment';
import { CountryStore } from '../platform/stores/country-store.entity';
import type { Store } from '../platform/stores/store';
import { VatCheck } from './vat-check.entity';
import { type VatAnswer, VatService } from './vat-service';

/** A number the service was asked about. */
export interface CheckedVatId {
  readonly id: VatId;
  readonly answer: VatAnswer;
  /** Whether the operator lets this store's prices become net. */
  readonly changesTaxRate: boolean;
}

@Injectable()
export class VatChecks {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly service: VatService,
  ) {}

  /** A network call: never inside a transaction. Null where the store or the number's country has no validation. */
  async ask(ctx: RequestContext, store: Store, id: VatId): Promise<CheckedVatId | null> {
    const { flags } = await this.connection.getRepository(ctx, CountryStore).findOneByOrFail({ key: store.key });
    if (!flags.vat_validation_enabled || !id.country.vatValidation) return null;
    const question = { own: environment.VAT_OWN_NUMBER, number: writtenVatId(id), askedBy: ctx.session?.token };
    return { id, answer: await this.service.validate(question), changesTaxRate: flags.change_tax_rate_enabled };
  }

  /** Answers its id. */
  async write(ctx: RequestContext, orderId: number, { id, answer }: CheckedVatId): Promise<number> {
    const { verdict, errorCode, consultationId, raw, at } = answer;
    const check = await this.connection.getRepository(ctx, VatCheck).save(
      Object.assign(new VatCheck(), {
        orderId,
        country: id.country.code,
        number: writtenVatId(id),
        ownNumber: environment.VAT_OWN_NUMBER,
        service: this.service.kind,
        verdict,
        errorCode,
        consultationId,
        // PostgreSQL takes every character but this one.
        raw: raw.replaceAll('\0', ''),
        checkedAt: at,
      }),
    );
    return check.id;
  }
}
