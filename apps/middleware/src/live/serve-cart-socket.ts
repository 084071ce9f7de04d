import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import { entityId } from '@tradehall/domain/calls/fields.ts';
import { cartSocketPath, isCartSocketAddress } from '@tradehall/domain/cart/cart-socket-address.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { isSameOrigin } from '@tradehall/process/is-same-origin.ts';
import { OpenByNetwork } from '@tradehall/process/networks.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../http/answer.ts';
import type { Refusal } from '../http/refusals.ts';
import { sessionCookieOver, sessionTokenIn } from '../http/session-cookie.ts';
import { createFindShop, type FindShop } from '../http/shops.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { CartGateway } from './cart-gateway.ts';
import type { CartClaim } from './cart-standings.ts';

interface ServeCartSocketOptions {
  readonly shopHostPattern: string;
  readonly shopProtocol: 'http' | 'https';
  readonly cartGateway: CartGateway;
  /** Open or about to be. */
  readonly mostCartSockets: number;
  /** The same from one network, in this process. */
  readonly mostCartSocketsPerAddress: number;
  readonly metrics: Metrics;
}

/** Upgrades of anything else are ordinary requests: their wish to be more is not heard. */
export const isCartSocketUpgrade = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && isCartSocketAddress(url);

const query = z.object({ cartId: entityId });

/**
 * A page sends no data, so none is waited for: a frame is refused by its header, a second fragment by being one, and what
 * comes in crumbs when there are too many of them. Answers to the heartbeat and the goodbye are shorter than that.
 */
const unheard = { maxPayload: 1, maxFragments: 1, maxBufferedChunks: 64 };

/** Host, origin, session and then the engine's word: all before the connection becomes a socket. */
export function serveCartSocket(app: FastifyInstance, options: ServeCartSocketOptions): void {
  const { cartGateway: gateway, metrics } = options;
  const findClaim = createFindClaim(options, createFindShop(options.shopHostPattern));
  const claims = new WeakMap<FastifyRequest, CartClaim>();
  const ofNetworks = new OpenByNetwork(options.mostCartSocketsPerAddress);
  let knocking = 0;

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const turnAway = (refusal: Refusal) => {
      metrics.countRefusedSocket(refusal);
      // It asked to become a socket and is ended with the answer: nobody may send another request on it.
      return refuse(reply.header('connection', 'close'), refusal);
    };
    const claim = findClaim(request);
    if (typeof claim === 'string') return turnAway(claim);
    if (request.raw.socket.destroyed) return turnAway('unknown-path');
    if (gateway.openSockets + knocking >= options.mostCartSockets) return turnAway('no-more-sockets');
    if (!ofNetworks.enter(request.ip, request.raw.socket)) return turnAway('no-more-sockets');
    // Whatever becomes of the connection, this is its end.
    request.raw.socket.once('close', () => gateway.leave(claim));
    knocking += 1;
    const whose = await gateway.claim(claim).finally(() => (knocking -= 1));
    if (whose !== 'theirs') return turnAway(whose === 'unknown' ? 'engine-away' : 'unknown-path');
    claims.set(request, claim);
  };

  void app.register((sockets, _options, done) => {
    void sockets.register(websocket, {
      options: unheard,
      errorHandler: (_error, socket) => socket.terminate(),
      preClose: () => gateway.drain(),
    });
    void sockets.after(() => {
      sockets.get(cartSocketPath, { websocket: true, preHandler: admit }, (socket, request) => {
        const claim = claims.get(request);
        if (claim === undefined) socket.terminate();
        else void gateway.open(socket, claim);
      });
    });
    done();
  });
}

type FindClaim = (request: FastifyRequest) => CartClaim | Refusal;

/** Who asks for which cart of which shop, or why nobody does. */
function createFindClaim({ shopProtocol }: ServeCartSocketOptions, findShop: FindShop): FindClaim {
  const session = sessionCookieOver(shopProtocol);
  return (request) => {
    const shop = findShop(request.host);
    if (shop === null) return 'unknown-host';
    // A browser names the page a socket belongs to, always: whoever does not is none.
    const { origin } = request.headers;
    if (origin === undefined || !isSameOrigin({ origin }, request.host, shopProtocol)) return 'foreign-origin';
    const asked = query.safeParse(request.query);
    const sessionToken = sessionTokenIn(request.cookies, session.name);
    if (!request.ws || !asked.success || sessionToken === null) return 'unknown-path';
    return { cartId: asked.data.cartId, storeKey: storeKey(shop), sessionToken };
  };
}
