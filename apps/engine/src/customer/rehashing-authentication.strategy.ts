import {
  type ID,
  type Injector,
  NativeAuthenticationMethod,
  NativeAuthenticationStrategy,
  PasswordCipher,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { z } from 'zod';
import { isHashOfToday } from './password-hash';
import { TooManyHashes } from './too-many-hashes';

const selectHash = `
  SELECT id, coalesce("passwordHash", '') AS hash FROM authentication_method
   WHERE "userId" = $1 AND type = 'NativeAuthenticationMethod' ORDER BY id LIMIT 1`;

const storedHash = z.object({ id: z.int(), hash: z.string() });
type StoredHash = z.output<typeof storedHash>;

/** The engine's sign-in. Here an old hash is replaced, for only here is the password there to be hashed again. */
export class RehashingAuthenticationStrategy extends NativeAuthenticationStrategy {
  private database: TransactionalConnection;
  private cipher: PasswordCipher;

  override async init(injector: Injector): Promise<void> {
    await super.init(injector);
    this.database = injector.get(TransactionalConnection);
    this.cipher = injector.get(PasswordCipher);
  }

  override async verifyUserPassword(ctx: RequestContext, userId: ID, password: string): Promise<boolean> {
    const before = await this.read(ctx, userId, selectHash);
    if (!(await super.verifyUserPassword(ctx, userId, password)) || !before) return false;
    // A password that was replaced while it was checked opens nothing; one that is replaced from now on waits for this
    // sign-in to be done, and ends its session with the others.
    const now = await this.read(ctx, userId, `${selectHash} FOR NO KEY UPDATE`);
    if (now?.hash !== before.hash) return false;
    if (!isHashOfToday(now.hash)) await this.renew(ctx, now, password);
    return true;
  }

  private async renew(ctx: RequestContext, { id }: StoredHash, password: string): Promise<void> {
    const methods = this.database.getRepository(ctx, NativeAuthenticationMethod);
    try {
      await methods.update({ id }, { passwordHash: await this.cipher.hash(password) });
    } catch (failure) {
      // The next sign-in is soon enough.
      if (!(failure instanceof TooManyHashes)) throw failure;
    }
  }

  private async read(ctx: RequestContext, userId: ID, statement: string): Promise<StoredHash | null> {
    const rows: unknown = await this.database.getRepository(ctx, NativeAuthenticationMethod).query(statement, [userId]);
    return z.array(storedHash).parse(rows)[0] ?? null;
  }
}
