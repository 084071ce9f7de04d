import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

/** One mutation that somebody asks for. */
export interface OperatorAction {
  readonly id: string;
  readonly mutation: string;
  /** The ids and keys it was asked with. */
  readonly target: Readonly<Record<string, unknown>>;
}

/** What is known of a request of the admin API, wherever its work leads. */
export interface OperatorRequest {
  readonly address: string;
  /** Whose session it is. */
  operator: { readonly id: number; readonly identifier: string } | null;
  /** Whom a sign-in names. */
  username: string;
  /** Half: the password was right, and a second factor is needed. */
  signedIn: 'no' | 'half' | 'whole';
  /** What is being done. */
  action: OperatorAction | null;
}

const requests = new AsyncLocalStorage<OperatorRequest>();

export function findOperatorRequest(): OperatorRequest | null {
  return requests.getStore() ?? null;
}

/** Stands in front of the admin API. */
export function beginOperatorRequest(request: Request, _response: Response, next: NextFunction): void {
  const address = request.ip ?? 'unknown';
  requests.run({ address, operator: null, username: '', signedIn: 'no', action: null }, next);
}
