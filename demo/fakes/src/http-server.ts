import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listeningHost, listeningPort } from './listening-port.ts';

/** Null cuts the connection instead of answering. */
type Handler = (request: Request) => Response | null | Promise<Response | null>;

interface HttpServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Port 0 takes any free one. */
export async function startHttpServer(port: number, handle: Handler): Promise<HttpServer> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing, handle);
  });
  server.listen(port, listeningHost);
  await once(server, 'listening');
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${listeningPort(server)}`, stop };
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handler): Promise<void> {
  let response: Response | null;
  try {
    response = await handle(await toRequest(incoming));
  } catch (failure) {
    response = new Response(String(failure), { status: 500 });
  }
  if (response === null) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const url = new URL(incoming.url ?? '/', 'http://fake.localhost');
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(await incoming.toArray());
  return new Request(url, { method, headers, body });
}
