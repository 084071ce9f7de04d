import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { contentEngineCalls } from '@tradehall/domain/content/content.engine-calls.ts';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { StaffPassService } from '../staff/staff-pass.service';
import { ContentRevisionsService } from './content-revisions.service';

@Injectable()
export class ContentCalls {
  constructor(door: EngineDoor, revisions: ContentRevisionsService, passes: StaffPassService) {
    door.serve(contentEngineCalls, {
      contentPreview: async (ctx, { revisionId, pass }) => {
        const revision = passes.isValid(pass) ? await revisions.find(ctx, Number(revisionId)) : null;
        if (revision === null) return succeed(null);
        const { pageKey: key, locale, title, metaDescription, blocks } = revision;
        return succeed({ key, locale, title, metaDescription, blocks });
      },
    });
  }
}
