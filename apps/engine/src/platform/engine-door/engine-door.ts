import { Body, Controller, HttpCode, Injectable, Param, Post } from '@nestjs/common';
import type { ParsedCallInput } from '@tradehall/domain/calls/call.ts';
import {
  type EngineAnswer,
  type EngineCall,
  type EngineCallFailure,
  type EngineCallTable,
  engineDoorPaths,
  isFailureOf,
} from '@tradehall/domain/calls/engine-call.ts';
import { type Failure, invalidInput } from '@tradehall/domain/calls/failures.ts';
import { fail, type Result } from '@tradehall/domain/calls/result.ts';
import { inSpan } from '@tradehall/process/traces.ts';
import {
  Allow,
  ConfigService,
  Ctx,
  I18nError,
  Logger,
  LogLevel,
  Permission,
  PluginCommonModule,
  type RequestContext,
  setSessionToken,
  VendurePlugin,
} from '@vendure/core';
import { z } from 'zod';
import { startCall } from '../engine-metrics';

export type EngineResult<Row extends EngineCall> = Result<EngineAnswer<Row>, EngineCallFailure<Row>>;

type Handler<Row extends EngineCall> = (
  ctx: RequestContext,
  input: ParsedCallInput<Row>,
) => EngineResult<Row> | Promise<EngineResult<Row>>;

type Handlers<Rows extends EngineCallTable> = { readonly [Name in keyof Rows]: Handler<Rows[Name]> };

type Served = Pick<EngineCall, 'beginsSession'> & {
  readonly run: (ctx: RequestContext, given: unknown) => Promise<Result<unknown, Failure>>;
};

/** Thrown to undo what was begun in a transaction: at the door it is an answer, where the call declares it. */
export class Refused extends I18nError {
  constructor(readonly failure: Failure) {
    super(failure.code, {}, failure.code.toUpperCase().replaceAll('-', '_'), LogLevel.Warn);
  }
}

/** `{ data }` or `{ failure }`, as on the browser's wire. */
type DoorAnswer = { readonly data: unknown } | { readonly failure: Failure };

/** The middleware's way into the engine: one table of calls, to which each capability adds its own. */
@Injectable()
export class EngineDoor {
  private readonly served = new Map<string, Served>();

  constructor(private readonly configuration: ConfigService) {}

  serve<Rows extends EngineCallTable>(rows: Rows, handlers: Handlers<Rows>): void {
    for (const name in rows) this.served.set(name, bind(rows[name], handlers[name]));
  }

  /** From now on the middleware keeps this token for the visitor. */
  handOverSession(ctx: RequestContext, sessionToken: string): void {
    const { req } = ctx;
    if (!req?.res) throw new Error('nobody is there to keep the session');
    const { authOptions } = this.configuration;
    setSessionToken({ req, res: req.res, authOptions, rememberMe: true, sessionToken });
  }

  async answer(ctx: RequestContext, name: string, beginsSession: boolean, given: unknown): Promise<DoorAnswer> {
    const call = this.served.get(name);
    if (call?.beginsSession !== beginsSession) return { failure: { code: 'not-found' } };
    const answered = startCall(name);
    try {
      const result = await inSpan({ kind: 'internal', name }, () => call.run(ctx, given));
      answered(result.ok ? 'answered' : 'refused');
      return result.ok ? { data: result.value } : { failure: result.failure };
    } catch (failure) {
      answered('failed');
      Logger.error(`${name}: ${String(failure)}`, 'EngineDoor', failure instanceof Error ? failure.stack : undefined);
      return { failure: { code: 'unknown' } };
    }
  }
}

function bind<Row extends EngineCall>(row: Row, handler: Handler<Row>): Served {
  const run: Served['run'] = async (ctx, given) => {
    const input = z.safeParse<Row['takes']>(row.takes, given);
    if (!input.success) return fail(invalidInput(input.error));
    try {
      return await handler(ctx, input.data);
    } catch (refused) {
      if (refused instanceof Refused && isFailureOf(row, refused.failure)) return fail(refused.failure);
      throw refused;
    }
  };
  return { beginsSession: row.beginsSession, run };
}

// The status is 200 for every answer, also for a failure: any other looks to the middleware like an engine that is down.
@Controller()
export class EngineDoorController {
  constructor(private readonly door: EngineDoor) {}

  @Post(`${engineDoorPaths.plain}/:name`)
  @HttpCode(200)
  @Allow(Permission.Public)
  answer(@Ctx() ctx: RequestContext, @Param('name') name: string, @Body() given: unknown): Promise<DoorAnswer> {
    return this.door.answer(ctx, name, false, given);
  }

  // Owner: only here the engine begins a session for a visitor who has none.
  @Post(`${engineDoorPaths.beginsSession}/:name`)
  @HttpCode(200)
  @Allow(Permission.Owner)
  answerOwner(@Ctx() ctx: RequestContext, @Param('name') name: string, @Body() given: unknown): Promise<DoorAnswer> {
    return this.door.answer(ctx, name, true, given);
  }
}

@VendurePlugin({
  imports: [PluginCommonModule],
  controllers: [EngineDoorController],
  providers: [EngineDoor],
  exports: [EngineDoor],
  compatibility: '^3.7.0',
})
export class EngineDoorPlugin {}
