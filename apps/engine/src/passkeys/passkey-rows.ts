import { Injectable } from '@nestjs/common';
import type { Passkey } from '@tradehall/domain/customer/passkey.ts';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../platform/statements';

const moment = z.date().transform((date) => date.toISOString());
const listedRow = z.object({
  id: z.int().transform(String),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});

const keyRow = z.object({
  id: z.int(),
  userId: z.int(),
  credentialId: z.string(),
  publicKey: z.instanceof(Uint8Array).transform((key) => new Uint8Array(key)),
  counter: z.coerce.number().int(),
});
export type PasskeyKey = z.output<typeof keyRow>;

interface NewRow extends Omit<PasskeyKey, 'id'> {
  readonly transports: readonly string[];
  readonly name: string;
}

const selectListed = `
  SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkey WHERE user_id = $1 ORDER BY id`;

const selectKey = `
  SELECT id, user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey", counter
    FROM passkey WHERE credential_id = $1`;

const selectIds = 'SELECT credential_id AS id FROM passkey WHERE user_id = $1 ORDER BY id';

const insertPasskey = `
  INSERT INTO passkey (user_id, credential_id, public_key, counter, transports, name)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (credential_id) DO NOTHING RETURNING id`;

// Devices that do not count say nought each time; of two uses with the same count one is a copy's.
const useOnce = `
  UPDATE passkey SET counter = $2, last_used_at = now()
   WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`;

const idRow = z.object({ id: z.int() });

/** Passkeys of an account; whose they are is part of every statement but the one that finds out. */
@Injectable()
export class PasskeyRows {
  constructor(private readonly statements: Statements) {}

  list(ctx: RequestContext, userId: number): Promise<Passkey[]> {
    return this.statements.all(ctx, listedRow, selectListed, [userId]);
  }

  async credentialIds(ctx: RequestContext, userId: number): Promise<string[]> {
    const rows = await this.statements.all(ctx, z.object({ id: z.string() }), selectIds, [userId]);
    return rows.map(({ id }) => id);
  }

  findKey(ctx: RequestContext, credentialId: string): Promise<PasskeyKey | null> {
    return this.statements.first(ctx, keyRow, selectKey, [credentialId]);
  }

  /** False where somebody has it already. */
  async add(ctx: RequestContext, { userId, credentialId, publicKey, counter, transports, name }: NewRow) {
    const values = [userId, credentialId, Buffer.from(publicKey), counter, transports, name];
    return (await this.statements.first(ctx, idRow, insertPasskey, values)) !== null;
  }

  /** False where the count falls behind, or another use was faster. */
  async useOnce(ctx: RequestContext, id: number, counter: number): Promise<boolean> {
    return (await this.statements.first(ctx, idRow, useOnce, [id, counter])) !== null;
  }

  /** False where it is not the user's, which is the same as none. */
  async remove(ctx: RequestContext, userId: number, id: number): Promise<boolean> {
    const statement = 'DELETE FROM passkey WHERE id = $1 AND user_id = $2 RETURNING id';
    return (await this.statements.first(ctx, idRow, statement, [id, userId])) !== null;
  }

  async removeAll(ctx: RequestContext, userId: number): Promise<void> {
    await this.statements.run(ctx, 'DELETE FROM passkey WHERE user_id = $1', [userId]);
  }
}
