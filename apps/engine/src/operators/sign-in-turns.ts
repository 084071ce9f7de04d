import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TransactionalConnection } from '@vendure/core';
import { z } from 'zod';

/** Tries without a wait. Behind an address there may be an office. */
const freeOfAccount = 5;
const freeOfAddress = 20;
const longestWaitSeconds = 900;

const failuresNow = `(CASE WHEN turn.last_at < now() - interval '1 day' THEN 1 ELSE turn.failures + 1 END)`;

// One statement, so that tries side by side count one after the other. It is refused while an earlier wait is not over; by
// the clock once the row is locked, as a try that has begun a moment later may have been counted first.
const take = `
  INSERT INTO operator_sign_in_turn AS turn (key, failures) VALUES ($1, 1)
  ON CONFLICT (key) DO UPDATE SET
    failures = ${failuresNow},
    last_at = now(),
    open_at = now() + make_interval(secs => CASE WHEN ${failuresNow} <= $2::int THEN 0
      ELSE least(2 ^ least(${failuresNow} - $2::int, 20), ${longestWaitSeconds}) END)
  WHERE turn.open_at <= clock_timestamp()
  RETURNING 0 AS wait`;
const wait = `SELECT greatest(1, ceil(extract(epoch FROM open_at - now())))::int AS wait FROM operator_sign_in_turn WHERE key = $1`;
const giveBack = `
  UPDATE operator_sign_in_turn SET failures = greatest(failures - 1, 0), open_at = now() WHERE key = ANY ($1)`;
const remember = `
  INSERT INTO operator_sign_in_turn (key, failures) VALUES ($1, 0)
  ON CONFLICT (key) DO UPDATE SET failures = 0, last_at = now(), open_at = now()`;
const forget = `DELETE FROM operator_sign_in_turn WHERE key = $1 OR last_at < now() - interval '30 days'`;
const isKnown = `SELECT FROM operator_sign_in_turn WHERE key = $1`;

const waits = z.array(z.object({ wait: z.int() }));

export interface SignInTurn {
  readonly address: string;
  readonly account: string;
  /** Of this account at this address, where it has signed in before: strangers elsewhere cannot lock its owner out. */
  readonly ownAddress: string;
  readonly isOwnAddress: boolean;
}

/** Tries to sign in as an operator, counted for all processes. Each waits twice as long as the one before once the free ones are used up. */
@Injectable()
export class SignInTurns {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Counts a try before anything is looked at, or says for how many seconds nobody may try. */
  async take(address: string, username: string): Promise<SignInTurn | { waitSeconds: number }> {
    const account = createHash('sha256').update(username.trim().toLowerCase()).digest('hex');
    const keys = {
      address: `address:${address}`,
      account: `account:${account}`,
      ownAddress: `own:${account}:${address}`,
    };
    const isOwnAddress = (await this.#query(isKnown, [keys.ownAddress])).length > 0;
    const waitSeconds =
      (await this.#takeOf(keys.address, freeOfAddress)) ||
      (await this.#takeOf(isOwnAddress ? keys.ownAddress : keys.account, freeOfAccount));
    return waitSeconds > 0 ? { waitSeconds } : { ...keys, isOwnAddress };
  }

  /** The password was right; what else is asked for is not there yet. */
  async undo({ address, account, ownAddress, isOwnAddress }: SignInTurn): Promise<void> {
    await this.#query(giveBack, [[address, isOwnAddress ? ownAddress : account]]);
  }

  async succeed({ address, account, ownAddress }: SignInTurn): Promise<void> {
    await this.#query(giveBack, [[address]]);
    await this.#query(remember, [ownAddress]);
    await this.#query(forget, [account]);
  }

  async #takeOf(key: string, free: number): Promise<number> {
    const [taken] = waits.parse(await this.#query(take, [key, free]));
    if (taken) return 0;
    return waits.parse(await this.#query(wait, [key]))[0]?.wait ?? 1;
  }

  /** Never in the transaction of the sign-in: a try counts however it ends. */
  async #query(statement: string, values: readonly unknown[]): Promise<unknown[]> {
    return z.array(z.unknown()).parse(await this.connection.rawConnection.query(statement, [...values]));
  }
}
