import type { CallContext } from '../context/call-context.ts';
import { isEngineId } from '@tradehall/domain/calls/engine-call.ts';

interface NamedOrder {
  readonly orderId: string;
  readonly token?: string | undefined;
}

/** Nobody without a session or a token has placed anything: the engine need not be asked. */
export const mayBeOpen = ({ orderId, token }: NamedOrder, { hasSession }: CallContext): boolean =>
  isEngineId(orderId) && (hasSession || token !== undefined);
