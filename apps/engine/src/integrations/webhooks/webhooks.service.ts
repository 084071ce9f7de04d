import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { eventTypes } from '@tradehall/domain/integrations/machine-events.ts';
import { ForbiddenError, Permission, type RequestContext } from '@vendure/core';
import { z } from 'zod';
import { ImportsService } from '../../imports/imports.service';
import { environment } from '../../platform/environment';
import { isLoopback } from '../../platform/is-loopback';
import { parsed } from '../../platform/parsed';
import { Statements } from '../../platform/statements';
import { secretText, webhookSecrets } from '../standard-signature';
import { OutsideLine } from '../../platform/outside-line';

const secretBytes = 32;
const mostShown = 100;

const asked = z.object({
  input: z.object({
    name: z.string().trim().min(1).max(60),
    url: z
      .url()
      .max(500)
      .refine(isSafe, 'An address of https://, so that nobody reads along.')
      .refine(isOutside, 'An address outside: whoever runs the shop names networks of your own in WEBHOOK_NETWORKS.'),
    types: z.array(z.enum(eventTypes)).min(1),
  }),
});
const askedEndpoint = z.object({ id: z.coerce.number().int() });
const askedDeliveries = askedEndpoint.extend({
  state: z.enum(['waiting', 'delivered', 'given-up']).nullish(),
  skip: z.int().min(0).nullish(),
  take: z.int().min(1).max(mostShown).nullish(),
});
const askedEvent = askedEndpoint.extend({ eventId: z.coerce.number().int() });

const list = `
  SELECT endpoint.id, endpoint.name, url, types, stores, made_at AS "madeAt", ended_at AS "endedAt", coalesce(ended_why, '') AS "endedWhy",
    count(delivery.event_id) FILTER (WHERE state = 'waiting')::int AS waiting,
    count(delivery.event_id) FILTER (WHERE state = 'delivered')::int AS delivered,
    count(delivery.event_id) FILTER (WHERE state = 'given-up')::int AS "givenUp",
    coalesce((SELECT "emailAddress" FROM administrator WHERE "userId" = made_by), '') AS "madeBy"
  FROM webhook_endpoint AS endpoint LEFT JOIN webhook_delivery AS delivery ON delivery.endpoint_id = endpoint.id
  GROUP BY endpoint.id ORDER BY ended_at IS NOT NULL, endpoint.id DESC`;
const make = `
  INSERT INTO webhook_endpoint (name, url, types, stores, secret, made_by) VALUES ($1, $2, $3, $4, $5, $6)
  RETURNING id, stores`;
const end = `
  UPDATE webhook_endpoint SET ended_at = now(), ended_why = 'ended by an operator'
  WHERE id = $1 AND ended_at IS NULL RETURNING id, stores`;
const resume = `
  UPDATE webhook_endpoint SET ended_at = NULL, ended_why = NULL WHERE id = $1 AND ended_at IS NOT NULL RETURNING id, stores`;

const ofEndpoint = `
  FROM webhook_delivery AS delivery JOIN merchant_event AS event ON event.id = delivery.event_id
  WHERE delivery.endpoint_id = $1 AND ($2::text IS NULL OR delivery.state = $2)`;
const selectDeliveries = `
  SELECT event.id::text AS "eventId", event.type, event.object AS about, event.happened_at AS "happenedAt", delivery.state,
    attempts, answer, tried_at AS "triedAt", CASE WHEN delivery.state = 'waiting' THEN due_at END AS "dueAt"
  ${ofEndpoint} ORDER BY event.id DESC LIMIT $3 OFFSET $4`;
const countDeliveries = `SELECT count(*)::int AS count ${ofEndpoint}`;
// Under its old number: whoever has it already knows so.
const tellAgain = `
  UPDATE webhook_delivery AS delivery
  SET state = 'waiting', attempts = 0, due_at = clock_timestamp(), give_up_at = clock_timestamp() + interval '3 days'
  FROM webhook_endpoint AS endpoint
  WHERE endpoint.id = delivery.endpoint_id AND endpoint.ended_at IS NULL AND endpoint_id = $1
    AND (event_id = $2 OR ($2::bigint IS NULL AND state = 'given-up')) RETURNING event_id::text AS id`;

const endpointRow = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  types: z.array(z.string()),
  stores: z.array(z.string()).nullable(),
  madeAt: z.date(),
  madeBy: z.string(),
  endedAt: z.date().nullable(),
  endedWhy: z.string(),
  waiting: z.int(),
  delivered: z.int(),
  givenUp: z.int(),
});
const madeRow = z.object({ id: z.int(), stores: z.array(z.string()).nullable() });
const deliveryRow = z.object({
  eventId: z.string(),
  type: z.string(),
  about: z.string(),
  happenedAt: z.date(),
  state: z.string(),
  attempts: z.int(),
  answer: z.string(),
  triedAt: z.date().nullable(),
  dueAt: z.date().nullable(),
});
const countRow = z.object({ count: z.int() });
const idRow = z.object({ id: z.string() });

/** Whom the shop tells what happens, and what became of it. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly statements: Statements,
    private readonly imports: ImportsService,
  ) {}

  list(ctx: RequestContext) {
    return this.statements.all(ctx, endpointRow, list);
  }

  /** Told what happens from now on, with what stands on orders: whoever makes it has to be somebody who may read them. */
  async make(ctx: RequestContext, args: object) {
    const { name, url, types } = parsed(asked, args).input;
    if (!ctx.userHasPermissions([Permission.ReadOrder])) throw new ForbiddenError();
    const secret = randomBytes(secretBytes);
    const values = [name, url, [...new Set(types)], await this.imports.storesOf(ctx), webhookSecrets.seal(secret)];
    const made = await this.statements.first(ctx, madeRow, make, [...values, ctx.activeUserId ?? null]);
    if (made === null) throw new Error('an endpoint was not kept');
    return { ...made, secret: secretText(secret) };
  }

  end(ctx: RequestContext, args: object): Promise<boolean> {
    return this.#change(ctx, end, args);
  }

  /** What has waited meanwhile is told. */
  resume(ctx: RequestContext, args: object): Promise<boolean> {
    return this.#change(ctx, resume, args);
  }

  async deliveries(ctx: RequestContext, args: object) {
    const { id, state, skip, take } = parsed(askedDeliveries, args);
    const values = [id, state ?? null];
    const counted = await this.statements.first(ctx, countRow, countDeliveries, values);
    const items = await this.statements.all(ctx, deliveryRow, selectDeliveries, [...values, take ?? 25, skip ?? 0]);
    return { items, totalItems: counted?.count ?? 0 };
  }

  /** One event, or all that were given up. */
  async tellAgain(ctx: RequestContext, args: object): Promise<number> {
    const { id, eventId } = parsed(askedEvent.partial({ eventId: true }), args);
    return (await this.statements.all(ctx, idRow, tellAgain, [id, eventId ?? null])).length;
  }

  async #change(ctx: RequestContext, statement: string, args: object): Promise<boolean> {
    return (await this.statements.first(ctx, madeRow, statement, [parsed(askedEndpoint, args).id])) !== null;
  }
}

const outside = new OutsideLine(environment.WEBHOOK_NETWORKS);

function isOutside(url: string): boolean {
  return URL.canParse(url) && outside.mayLeadTo(new URL(url));
}

function isSafe(url: string): boolean {
  return url.startsWith('https://') || isLoopback(url);
}
