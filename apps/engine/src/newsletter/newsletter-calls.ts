import { Injectable } from '@nestjs/common';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { newsletterEngineCalls } from '@tradehall/domain/newsletter/newsletter.engine-calls.ts';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { CustomerConsents } from './customer-consents.service';
import { NewsletterService } from './newsletter.service';

const done = succeed({});
const expired = fail({ code: 'link-expired' });

@Injectable()
export class NewsletterCalls {
  constructor(door: EngineDoor, newsletter: NewsletterService, consents: CustomerConsents) {
    door.serve(newsletterEngineCalls, {
      requestNewsletter: async (ctx, wish) => {
        await newsletter.request(ctx, wish);
        return done;
      },
      confirmNewsletter: async (ctx, { token }) => ((await newsletter.confirm(ctx, token)) ? done : expired),
      requestNewsletterEnding: async (ctx, wish) => {
        await newsletter.requestEnding(ctx, wish);
        return done;
      },
      endNewsletter: async (ctx, { token }) => ((await newsletter.end(ctx, token)) ? done : expired),
      myConsents: async (ctx) => succeed(await consents.list(ctx)),
      setMyConsents: async (ctx, chosen) =>
        (await consents.set(ctx, chosen)) ? done : fail({ code: 'not-authenticated' }),
    });
  }
}
