import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { contentBlock } from '@tradehall/domain/content/content-block.ts';
import { contentEngineCalls } from '@tradehall/domain/content/content.engine-calls.ts';
import { z } from 'zod';
import { NamedPictures } from '../catalogue/pictures/named-pictures';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { Statements } from '../platform/statements';
import { StaffPassService } from '../staff/staff-pass.service';
import { ContentRevisionsService } from './content-revisions.service';

@Injectable()
export class ContentCalls {
  constructor(door: EngineDoor, revisions: ContentRevisionsService, passes: StaffPassService, statements: Statements) {
    door.serve(contentEngineCalls, {
      contentPreview: async (ctx, { revisionId, pass }) => {
        const revision = passes.isValid(pass) ? await revisions.find(ctx, Number(revisionId)) : null;
        if (revision === null) return succeed(null);
        const { pageKey: key, locale, title, metaDescription } = revision;
        const pictures = await NamedPictures.load(statements.databaseOf(ctx), revision.blocks);
        const blocks = z.array(contentBlock).parse(pictures.shownIn(revision.blocks));
        return succeed({ key, locale, title, metaDescription, blocks });
      },
    });
  }
}
