import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type KeyRight, keyRights } from '@tradehall/domain/integrations/machine-call.ts';
import { ForbiddenError, Permission, type RequestContext, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { ImportsService, mayHandle } from '../imports/imports.service';
import { kindsOpenTo } from '../imports/kinds/import-kinds';
import { parsed } from '../platform/parsed';
import { SealedSecrets } from '../platform/sealed-secret';
import { Statements } from '../platform/statements';
import { secretText } from './standard-signature';

const secrets = new SealedSecrets('keys of integrations');
const secretBytes = 32;
const mostPerMinute = 600;

const asked = z.object({
  input: z.object({
    name: z.string().trim().min(1).max(60),
    kinds: z.array(z.string()).min(1).max(20),
    perMinute: z.int().min(1).max(mostPerMinute),
    endsAt: z.coerce.date().nullish(),
  }),
});
const askedKey = z.object({ id: z.coerce.number().int() });

const columns = `id, code, name, kinds, stores, per_minute AS "perMinute", ends_at AS "endsAt", given_at AS "givenAt",
  last_used_at AS "lastUsedAt", withdrawn_at AS "withdrawnAt"`;
const list = `
  SELECT ${columns}, coalesce((SELECT "emailAddress" FROM administrator WHERE "userId" = given_by), '') AS "givenBy"
  FROM integration_key ORDER BY withdrawn_at IS NOT NULL, id DESC`;
const give = `
  INSERT INTO integration_key (code, name, kinds, stores, per_minute, secret, ends_at, given_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id, code, stores`;
const withdraw = `
  UPDATE integration_key SET withdrawn_at = now() WHERE id = $1 AND withdrawn_at IS NULL RETURNING id`;
const findOpen = `
  SELECT id, secret, kinds, stores, per_minute AS "perMinute" FROM integration_key
  WHERE code = $1 AND withdrawn_at IS NULL AND (ends_at IS NULL OR ends_at > now())`;
// Once in ten seconds is told as well as each time.
const noteUse = `
  UPDATE integration_key SET last_used_at = now()
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '10 seconds')`;

const idRow = z.object({ id: z.int() });
const givenRow = z.object({ id: z.int(), code: z.string(), stores: z.array(z.string()).nullable() });
const openRow = z.object({
  id: z.int(),
  secret: z.string(),
  kinds: z.array(z.string()),
  stores: z.array(z.string()).nullable(),
  perMinute: z.int(),
});
const shownRow = givenRow.extend({
  name: z.string(),
  kinds: z.array(z.string()),
  perMinute: z.int(),
  endsAt: z.date().nullable(),
  givenAt: z.date(),
  lastUsedAt: z.date().nullable(),
  withdrawnAt: z.date().nullable(),
  givenBy: z.string(),
});

export interface OpenKey extends Omit<z.output<typeof openRow>, 'secret'> {
  readonly secret: Uint8Array;
}

/** Keys of other systems. A secret is shown to whoever makes it, once; a new one is a new key beside the old. */
@Injectable()
export class IntegrationKeys {
  constructor(
    private readonly statements: Statements,
    private readonly imports: ImportsService,
  ) {}

  list(ctx: RequestContext) {
    return this.statements.all(ctx, shownRow, list);
  }

  /** Kinds of files, and the rights that a key can have besides: those that this operator may give. */
  async kinds(ctx: RequestContext): Promise<readonly string[]> {
    const open = [...kindsOpenTo(await this.imports.storesOf(ctx)), ...keyRights];
    return open.filter((kind) => mayGive(ctx, kind));
  }

  /** It may do no more than whoever gives it. */
  async give(ctx: RequestContext, args: object) {
    const { name, kinds, perMinute, endsAt = null } = parsed(asked, args).input;
    if (!kinds.every((kind) => mayGive(ctx, kind))) throw new ForbiddenError();
    const stores = await this.imports.storesOf(ctx);
    const open = await this.kinds(ctx);
    const foreign = kinds.find((kind) => !open.includes(kind));
    if (foreign !== undefined) throw new UserInputError(`A key of yours cannot have “${foreign}”.`);
    if (endsAt !== null && endsAt.getTime() <= Date.now()) throw new UserInputError('The key would be over already.');
    const secret = randomBytes(secretBytes);
    const code = `key_${randomBytes(12).toString('base64url')}`;
    const values = [code, name, [...new Set(kinds)], stores, perMinute, secrets.seal(secret), endsAt];
    const given = await this.statements.first(ctx, givenRow, give, [...values, Number(ctx.activeUserId ?? 0) || null]);
    return { ...given, secret: secretText(secret) };
  }

  async withdraw(ctx: RequestContext, args: object): Promise<boolean> {
    return (await this.statements.first(ctx, idRow, withdraw, [parsed(askedKey, args).id])) !== null;
  }

  /** Null for one that is withdrawn, over, unknown, or sealed with another COOKIE_SECRET. */
  async findOpen(ctx: RequestContext, code: string): Promise<OpenKey | null> {
    const key = await this.statements.first(ctx, openRow, findOpen, [code]);
    const secret = key === null ? null : secrets.unseal(key.secret);
    return key === null || secret === null ? null : { ...key, secret };
  }

  noteUse(ctx: RequestContext, { id }: OpenKey): Promise<void> {
    return this.statements.run(ctx, noteUse, [id]);
  }
}

const neededForRight: Readonly<Record<KeyRight, Permission>> = {
  events: Permission.ReadOrder,
  shipments: Permission.UpdateOrder,
  payments: Permission.UpdateOrder,
};

function neededFor(kind: string): Permission[] {
  const right = keyRights.find((each) => each === kind);
  if (right !== undefined) return [neededForRight[right]];
  return [Permission.UpdateCatalog, Permission.UpdateProduct];
}

const mayGive = (ctx: RequestContext, kind: string): boolean =>
  ctx.userHasPermissions(neededFor(kind)) && mayHandle(ctx, kind, 'bring');
