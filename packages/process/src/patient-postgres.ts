import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { isRecorded, kindOfFailure, openSpan } from './traces.ts';

export interface Patience {
  /** After so long the server breaks a statement off, waiting for a lock included, and the connection is free again. */
  readonly statementMs: number;
  /** After so long it gives up waiting for one lock. */
  readonly lockMs?: number;
  /** After so long it ends a transaction that nobody goes on with, and its locks. */
  readonly idleInTransactionMs?: number;
  /** The same for a session that says nothing at all, and its advisory locks: whoever polls is never so silent. */
  readonly idleSessionMs?: number;
  readonly connectMs?: number;
  /** More settings of the session, as `-c name=value`. */
  readonly settings?: string;
}

/** How much longer than the server's own limit its answer may take: beyond that there is no server, or no way to it. */
const answerMs = (statementMs: number) => Math.max(1_000, statementMs / 8);
const keepAliveSeconds = 5;
/** So long the server may take to hang up after a goodbye. */
const goodbyeMs = 1_000;
// The server forgets a client whose machine is gone within fifteen seconds, whatever it was doing.
const serverSettings =
  `-c tcp_keepalives_idle=${keepAliveSeconds} -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3 ` +
  '-c tcp_user_timeout=15000';

/** Settings of a connection that waits for nothing for ever: neither here nor at the server. */
export function patient(patience: Patience): ClientConfig {
  const {
    statementMs,
    lockMs,
    idleInTransactionMs = statementMs,
    idleSessionMs,
    connectMs = 2_000,
    settings,
  } = patience;
  const idleSession = idleSessionMs === undefined ? [] : [`-c idle_session_timeout=${idleSessionMs}`];
  return {
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    ...(lockMs !== undefined && { lock_timeout: lockMs }),
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: statementMs + answerMs(statementMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveSeconds * 1_000,
    options: [serverSettings, ...idleSession, ...(settings === undefined ? [] : [settings])].join(' '),
  };
}

/**
 * A connection on which an answer is overdue is ended: behind the question that was given up, the next one would wait in
 * vain too. Nor does a dying connection end the process: it reports twice, and TypeORM stops listening after the first
 * time. Whoever waits for an answer still gets the failure. And who ends it does not wait for a server that is gone: the
 * driver would, and a process that is to end would stay with it.
 */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const ask = this.query.bind(this);
    const value = (...given: unknown[]): unknown => {
      const answer: unknown = isRecorded() ? askInSpan(ask, given) : Reflect.apply(ask, undefined, given);
      if (answer instanceof Promise) answer.catch((failure: unknown) => this.#endWhereOverdue(failure));
      return answer;
    };
    Object.defineProperty(this, 'query', { value });
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const { stream } = this.connection;
    const patience = setTimeout(() => stream.destroy(), goodbyeMs);
    stream.once('close', () => clearTimeout(patience));
    if (callback === undefined) return super.end();
    super.end(callback);
  }

  #endWhereOverdue(failure: unknown): void {
    const isOverdue = failure instanceof Error && failure.message === 'Query read timeout';
    if (isOverdue) this.end().catch(() => undefined);
  }
}

const longestStatement = 300;

/** A statement as a trace may have it: cut short, and without any value that stands in its text. */
export function statementWithoutValues(text: string): string {
  return text
    .slice(0, longestStatement * 4)
    .replaceAll(/\$(\w*)\$[^]*?(?:\$\1\$|$)/g, '?')
    .replaceAll(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestStatement);
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isNamed ? String(statement.text) : '';
}

/** What is done to which table first: `SELECT cart`. */
function nameOf(statement: string): string {
  const [verb = 'statement'] = statement.split(' ', 1);
  const table = /\b(?:FROM|INTO|UPDATE) "?(\w+)/i.exec(statement)?.[1];
  return table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`;
}

/** The driver answers by a promise, or calls back whoever hands a function in last. */
function askInSpan(ask: (...given: never[]) => unknown, given: readonly unknown[]): unknown {
  const statement = statementWithoutValues(textOf(given[0]));
  const facts = { 'db.system.name': 'postgresql', 'db.query.text': statement };
  const span = openSpan({ kind: 'client', name: nameOf(statement), facts });
  const last = given.at(-1);
  if (typeof last === 'function') {
    const answered = (failure: unknown, ...rest: unknown[]): unknown => {
      span?.end(failure == null ? undefined : kindOfFailure(failure));
      return Reflect.apply(last, undefined, [failure, ...rest]);
    };
    return Reflect.apply(ask, undefined, [...given.slice(0, -1), answered]);
  }
  const answer: unknown = Reflect.apply(ask, undefined, given);
  if (answer instanceof Promise) {
    answer.then(
      () => span?.end(),
      (failure: unknown) => span?.end(kindOfFailure(failure)),
    );
  }
  return answer;
}

type Connected = Parameters<Pool['connect']>[0];

/** Who waits for a connection goes on as who he was, not as the one who gave it back. */
class SteadyPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (callback === undefined) return super.connect();
    super.connect(AsyncLocalStorage.bind(callback));
  }
}

interface PoolOptions extends Patience {
  readonly connectionString: string;
  readonly max: number;
  /** PostgreSQL lists the connections under it. */
  readonly name: string;
  /** A connection that breaks is replaced at the next question. */
  readonly onLost: (error: Error) => void;
}

export function openPool({ connectionString, max, name, onLost, ...patience }: PoolOptions): Pool {
  const config: PoolConfig = { ...patient(patience), connectionString, max, application_name: name };
  const pool = new SteadyPool({ ...config, Client: SteadyClient });
  pool.on('error', onLost);
  return pool;
}
