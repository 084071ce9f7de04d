import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { myDataEngineCalls } from '@tradehall/domain/privacy/my-data.engine-calls.ts';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { DataExport } from './data-export.service';
import { Erasures } from './erasures.service';
import { OwnerProofs } from './owner-proofs.service';

@Injectable()
export class PrivacyCalls {
  constructor(door: EngineDoor, proofs: OwnerProofs, file: DataExport, erasures: Erasures) {
    door.serve(myDataEngineCalls, {
      myData: async (ctx) => succeed(await proofs.overview(ctx)),
      requestMyDataLink: async (ctx, { locale }) => {
        await proofs.mailLink(ctx, locale);
        return succeed({});
      },
      exportMyData: async (ctx, { proof }) => succeed(await file.write(ctx, await proofs.prove(ctx, proof))),
      beginErasure: async (ctx, { proof }) => {
        const { userId } = await proofs.prove(ctx, proof);
        return succeed({ confirmation: await proofs.create(ctx, 'erasure', userId) });
      },
      eraseMe: async (ctx, confirmed) => {
        await erasures.erase(ctx, confirmed);
        return succeed({});
      },
    });
  }
}
