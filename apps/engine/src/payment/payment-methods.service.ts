import { Injectable } from '@nestjs/common';
import {
  LanguageCode,
  PaymentMethod,
  PaymentMethodService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { offlineMethodCodes, offlineMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { providerMethodCode } from './placing/order-placing';

const methods = [
  { code: providerMethodCode, name: 'Card provider', handler: 'card-provider' },
  ...offlineMethodCodes.map((code) => ({ code, name: offlineMethods[code].operatorName, handler: 'offline' })),
];

/** What the engine has to know of ways to pay, for refunds and settlements by the operator. */
@Injectable()
export class PaymentMethodsService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly paymentMethods: PaymentMethodService,
  ) {}

  async seed(ctx: RequestContext): Promise<void> {
    const existing = await this.connection.getRepository(ctx, PaymentMethod).find();
    for (const { code, name, handler } of methods) {
      if (existing.some((method) => method.code === code)) continue;
      await this.paymentMethods.create(ctx, {
        code,
        enabled: true,
        handler: { code: handler, arguments: [] },
        translations: [{ languageCode: LanguageCode.en, name, description: '' }],
      });
    }
  }
}
