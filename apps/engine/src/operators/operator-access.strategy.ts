import {
  DefaultEntityAccessControlStrategy,
  type Injector,
  Permission,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { z } from 'zod';
import { environment } from '../platform/environment';
import { findOperatorRequest } from './operator-request';
import { codeStrategy, passkeyStrategy } from './operator-sessions';
import { findRootField } from './stores/root-field';
import { StoreScope } from './stores/store-scope';

const mostHours = 12;
const idleHours = 1;

// The engine writes these columns in the clock of the database session.
const look = `
  SELECT "createdAt" > localtimestamp - interval '${mostHours} hours'
     AND "updatedAt" > localtimestamp - interval '${idleHours} hours' AS is_open,
         "updatedAt" < localtimestamp - interval '1 minute' AS is_old,
         EXISTS (SELECT FROM operator_second_factor WHERE user_id = "userId" AND secret IS NOT NULL)
           OR EXISTS (SELECT FROM passkey WHERE user_id = "userId") AS is_enrolled,
         "authenticationStrategy" IN ('${codeStrategy}', '${passkeyStrategy}') AS has_factor
    FROM session WHERE id = $1`;
const touch = `UPDATE session SET "updatedAt" = localtimestamp WHERE id = $1`;
const end = `DELETE FROM session WHERE id = $1`;

const looked = z.array(
  z.object({ is_open: z.boolean(), is_old: z.boolean(), is_enrolled: z.boolean(), has_factor: z.boolean() }),
);

type SessionState = 'open' | 'to-enrol' | 'over';

/** What needs no permission but to be somebody: who am I, my second factor, log-out. */
const forEnrolling: ReadonlySet<Permission> = new Set([Permission.Authenticated, Permission.Owner]);

/** Who may do what, and for how long: an operator's session ends twelve hours after it began, or after an hour without a request. */
export class OperatorAccessStrategy extends DefaultEntityAccessControlStrategy {
  private database: TransactionalConnection;
  private scope: StoreScope;
  /** A request asks once, however many fields it has. */
  private readonly answers = new WeakMap<object, Promise<SessionState>>();

  init(injector: Injector): void {
    this.database = injector.get(TransactionalConnection);
    this.scope = injector.get(StoreScope);
  }

  override async canAccess(ctx: RequestContext, permissions: Permission[]): Promise<boolean> {
    const { apiType, session, req } = ctx;
    const request = findOperatorRequest();
    if (request && session?.user)
      request.operator = { id: Number(session.user.id), identifier: session.user.identifier };
    if (!(await super.canAccess(ctx, permissions))) return false;
    if (apiType !== 'admin' || !session?.user || !req || permissions.includes(Permission.Public)) return true;
    const answer = this.answers.get(req) ?? this.look(Number(session.id));
    this.answers.set(req, answer);
    const state = await answer;
    const field = findRootField();
    if (state === 'open' && field) await this.scope.check(Number(session.user.id), field);
    return (
      state === 'open' || (state === 'to-enrol' && permissions.every((permission) => forEnrolling.has(permission)))
    );
  }

  private async look(sessionId: number): Promise<SessionState> {
    const { rawConnection } = this.database;
    const [session] = looked.parse(await rawConnection.query(look, [sessionId]));
    if (!session?.is_open) {
      await rawConnection.query(end, [sessionId]);
      return 'over';
    }
    // Begun by the password alone.
    if (session.is_enrolled && !session.has_factor) return 'over';
    if (session.is_old) await rawConnection.query(touch, [sessionId]);
    const isRequired = environment.OPERATOR_SECOND_FACTOR === 'required';
    return isRequired && !session.is_enrolled ? 'to-enrol' : 'open';
  }
}
