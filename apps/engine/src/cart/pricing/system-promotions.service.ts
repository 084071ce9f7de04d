import { Injectable } from '@nestjs/common';
import {
  isGraphQlErrorResult,
  LanguageCode,
  Promotion,
  PromotionService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { actionCodes, cartRulesCode } from './promotion-rules';

const carriers = [
  { name: 'Volume discount', code: actionCodes.volume },
  { name: 'Loyalty discount', code: actionCodes.tier },
];

/** The two discounts that need no code. Switched off, the whole discount is off; one that was deleted comes back. */
@Injectable()
export class SystemPromotionsService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly promotions: PromotionService,
  ) {}

  async seed(ctx: RequestContext): Promise<void> {
    const existing = await this.connection.getRepository(ctx, Promotion).find();
    for (const { name, code } of carriers) {
      const isThere = existing.some(
        ({ deletedAt, actions }) => !deletedAt && actions.some((each) => each.code === code),
      );
      if (isThere) continue;
      const created = await this.promotions.createPromotion(ctx, {
        enabled: true,
        conditions: [{ code: cartRulesCode, arguments: [] }],
        actions: [{ code, arguments: [] }],
        translations: [{ languageCode: LanguageCode.en, name, description: '' }],
      });
      if (isGraphQlErrorResult(created)) throw new Error(created.message);
    }
  }
}
