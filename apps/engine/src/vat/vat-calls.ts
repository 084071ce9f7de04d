import { Injectable } from '@nestjs/common';
import type { VatVerdict } from '@tradehall/domain/address/vat-verdict.ts';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { vatIdOf } from '@tradehall/domain/countries/vat-id.ts';
import { vatEngineCalls } from '@tradehall/domain/vat/vat.engine-calls.ts';
import type { RequestContext } from '@vendure/core';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { storeOf } from '../platform/stores/store';
import { VatChecks } from './vat-checks.service';

interface Validation {
  readonly verdict: VatVerdict;
  readonly errorCode: number;
}

// What the XML service says to something that has not the form of a number.
const wrongFormat: Validation = { verdict: 'not-valid', errorCode: 209 };

@Injectable()
export class VatCalls {
  constructor(
    door: EngineDoor,
    private readonly checks: VatChecks,
  ) {
    door.serve(vatEngineCalls, {
      validateVatNumber: async (ctx, { number }) => succeed(await this.validate(ctx, number)),
    });
  }

  private async validate(ctx: RequestContext, number: string): Promise<Validation | null> {
    const store = storeOf(ctx);
    const id = vatIdOf(store.country, number);
    if (!id) return wrongFormat;
    const checked = await this.checks.ask(ctx, store, id);
    return checked && { verdict: checked.answer.verdict, errorCode: checked.answer.errorCode };
  }
}
