import { startBreachedPasswordsFake } from '@tradehall/fakes/breached-passwords/breached-passwords-fake.ts';
import { HostedProcess } from '@tradehall/testing/engine/hosted-process.ts';
import { Pool } from 'pg';
import { AccountCalls } from './account-calls';
import { describeWorker } from './engine-process';
import { ShopClient } from './shop-client';
import { startTestEngine, type TestEngine } from './test-engine';

type BreachedPasswordsFake = Awaited<ReturnType<typeof startBreachedPasswordsFake>>;

export const password = 'kettle-and-2-cups';
export const another = 'fryer-and-3-forks';

/** The engine, those who know leaked passwords, and the mails that wait to be sent. */
export class AccountsUnderTest implements AsyncDisposable {
  private constructor(
    readonly engine: TestEngine,
    readonly breached: BreachedPasswordsFake,
    private readonly pool: Pool,
  ) {}

  static async start(thirdParties: Record<string, string> = {}): Promise<AccountsUnderTest> {
    const breached = await startBreachedPasswordsFake(0);
    const engine = await startTestEngine(undefined, {
      BREACHED_PASSWORDS_URL: breached.url,
      ...thirdParties,
    });
    return new AccountsUnderTest(engine, breached, new Pool({ connectionString: engine.databaseUrl, max: 2 }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.pool.end();
    await this.engine[Symbol.asyncDispose]();
    await this.breached.stop();
  }

  /** Without Redis, like the server; nobody takes its mails, so that their links can be read. */
  async startWorker(): Promise<HostedProcess> {
    const nowhere = { MAIL_URL: 'smtp://127.0.0.1:1' };
    return HostedProcess.start(await describeWorker(this.engine.databaseUrl, 'redis://127.0.0.1:1', nowhere));
  }

  visitor(): AccountCalls {
    return new AccountCalls(new ShopClient(this.engine.url, 'tradehall_de'));
  }

  async query(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.pool.query<Record<string, unknown>>(statement, values)).rows;
  }

  async forgetMails(): Promise<void> {
    await this.query('TRUNCATE account_mail_turn, account_token, mail_outbox');
  }

  /** An address may be mailed again. */
  async letTurnsPass(): Promise<void> {
    await this.query(`UPDATE account_mail_turn SET taken_at = now() - interval '3 minutes'`);
  }

  /** The kinds of what was mailed to an address, oldest first. */
  async mailsTo(email: string): Promise<unknown[]> {
    const rows = await this.query('SELECT kind FROM mail_outbox WHERE recipient = $1 ORDER BY id', [email]);
    return rows.map(({ kind }) => kind);
  }

  /** Of the link in the last mail. */
  async tokenTo(email: string): Promise<string> {
    const [mail] = await this.query(
      `SELECT contents->>'token' AS token FROM mail_outbox WHERE recipient = $1 ORDER BY id DESC LIMIT 1`,
      [email],
    );
    return String(mail?.['token']);
  }

  /** Somebody who has an account by the shop's own way, and is signed in. */
  async customer(email: string): Promise<AccountCalls> {
    await this.visitor().register(email, password);
    await this.visitor().verify(await this.tokenTo(email));
    const customer = this.visitor();
    if (!(await customer.signsIn(email, password))) throw new Error(`${email} has no account`);
    return customer;
  }
}
