import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import {
  findSignedCall,
  type KeyRight,
  machinePaths,
  signedPathOf,
  type SignedCall,
} from '@tradehall/domain/integrations/machine-call.ts';
import { askedEvents } from '@tradehall/domain/integrations/machine-events.ts';
import { askedLines, askedRun, importWish } from '@tradehall/domain/integrations/machine-imports.ts';
import { arrivedPayment, sentShipment } from '@tradehall/domain/integrations/machine-orders.ts';
import { machineRefusals } from '@tradehall/domain/integrations/machine-refusals.ts';
import { Logger, type RequestContext, RequestContextService } from '@vendure/core';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { importKindNames } from '../imports/kinds/import-kinds';
import { CallRefused } from './calls-once.service';
import { EventFeed } from './events/event-feed.service';
import { IntegrationKeys, type OpenKey } from './integration-keys.service';
import { MachineOrders } from './orders/machine-orders.service';
import { isSigned, isTimely } from './standard-signature';
import { Uploads } from './uploads.service';

interface Knock {
  readonly key: OpenKey;
  readonly call: SignedCall;
}

const bytes = z.instanceof(Uint8Array);

/** Where the middleware brings the calls of other systems. Who calls is proven here, by a secret that only the engine can open. */
@Controller('machines')
export class MachineDoorController {
  constructor(
    private readonly contexts: RequestContextService,
    private readonly keys: IntegrationKeys,
    private readonly uploads: Uploads,
    private readonly events: EventFeed,
    private readonly orders: MachineOrders,
  ) {}

  /** Before a body is read: whether this key may call at all, and how often. */
  @Post('knock')
  knock(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.#answer(response, async (ctx) => {
      const { key } = await this.#enter(ctx, request);
      if (request.query['kind'] !== undefined) this.#wishOf(request, key);
      return { perMinute: key.perMinute };
    });
  }

  @Post('imports')
  upload(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.#answer(response, async (ctx) => {
      const { key, call } = await this.#enter(ctx, request);
      const wish = this.#wishOf(request, key);
      const body = bytes.safeParse(request.body).data ?? new Uint8Array();
      await this.#prove(ctx, { key, call }, body);
      return this.uploads.take(ctx, { key, call, wish, bytes: body });
    });
  }

  @Get('imports/:run')
  state(@Req() request: Request, @Res() response: Response, @Param('run') run: string): Promise<void> {
    return this.#answer(response, async (ctx) => {
      const knock = await this.#enter(ctx, request);
      const asked = askedRun.safeParse(run);
      if (!asked.success) throw new CallRefused('run-unknown');
      await this.#prove(ctx, knock, Buffer.from(signedPathOf(asked.data)));
      const page = askedLines.safeParse(request.query);
      if (!page.success) throw new CallRefused('call-malformed', z.prettifyError(page.error));
      return this.uploads.find(ctx, knock.key, asked.data, page.data);
    });
  }

  @Get('events')
  tell(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.#answer(response, async (ctx) => {
      const knock = await this.#enter(ctx, request);
      await this.#prove(ctx, knock, Buffer.from(machinePaths.events));
      const asked = askedEvents.safeParse(request.query);
      if (!asked.success) throw new CallRefused('call-malformed', z.prettifyError(asked.error));
      if (!knock.key.kinds.includes('events')) throw new CallRefused('right-missing');
      return this.events.read(ctx, knock.key, asked.data);
    });
  }

  @Post('shipments')
  send(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.#answer(response, async (ctx) => {
      const { knock, body } = await this.#takeBody(ctx, request, 'shipments', sentShipment);
      return this.orders.send(ctx, knock, body);
    });
  }

  @Post('payments')
  payIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.#answer(response, async (ctx) => {
      const { knock, body } = await this.#takeBody(ctx, request, 'payments', arrivedPayment);
      return this.orders.payIn(ctx, knock, body);
    });
  }

  /** Nothing of a body is looked at before it is proven whose it is. */
  async #takeBody<Body extends z.ZodType>(ctx: RequestContext, request: Request, right: KeyRight, shape: Body) {
    const knock = await this.#enter(ctx, request);
    const given = bytes.safeParse(request.body).data ?? new Uint8Array();
    await this.#prove(ctx, knock, given);
    if (!knock.key.kinds.includes(right)) throw new CallRefused('right-missing');
    const body = shape.safeParse(parseJson(Buffer.from(given).toString('utf8')));
    if (!body.success) throw new CallRefused('call-malformed', z.prettifyError(body.error));
    return { knock, body: body.data };
  }

  async #enter(ctx: RequestContext, request: Request): Promise<Knock> {
    const call = findSignedCall(request.headers);
    if (call === null) throw new CallRefused('call-malformed');
    if (!isTimely(call, Date.now())) throw new CallRefused('timestamp-off');
    const key = await this.keys.findOpen(ctx, call.key);
    if (key === null) throw new CallRefused('key-refused');
    return { key, call };
  }

  #wishOf({ query }: Request, key: OpenKey) {
    const wish = importWish.safeParse(query);
    if (!wish.success) throw new CallRefused('call-malformed', z.prettifyError(wish.error));
    const { kind } = wish.data;
    // Its other rights are no kinds of files.
    if (!key.kinds.includes(kind) || !importKindNames.some((name) => name === kind))
      throw new CallRefused('kind-not-allowed');
    return wish.data;
  }

  async #prove(ctx: RequestContext, { key, call }: Knock, content: Uint8Array): Promise<void> {
    if (!isSigned(call, key.secret, content)) throw new CallRefused('signature-wrong');
    await this.keys.noteUse(ctx, key);
  }

  async #answer(response: Response, work: (ctx: RequestContext) => Promise<object>): Promise<void> {
    try {
      const data = await work(await this.contexts.create({ apiType: 'admin' }));
      response.status(200).json({ data });
    } catch (failure) {
      if (!(failure instanceof CallRefused)) Logger.error(`a call of a machine: ${String(failure)}`, 'Integrations');
      const { refusal, reason } = failure instanceof CallRefused ? failure : new CallRefused('unavailable');
      response.status(machineRefusals[refusal].status).json({ refusal, reason });
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
