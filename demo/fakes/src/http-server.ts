import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listeningHost, listeningPort } from './listening-port.ts';

/** Null cuts the connection instead of answering. Of several each is sent: the first answers, the others nobody has asked for. */
type Answered = Response | readonly Response[] | null;
type Handler = (request: Request) => Answered | Promise<Answered>;

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
  let answered: Answered;
  try {
    answered = await handle(await toRequest(incoming));
  } catch (failure) {
    answered = new Response(String(failure), { status: 500 });
  }
  const [response, ...others] = [answered ?? []].flat();
  if (response === undefined) {
    outgoing.destroy();
    return;
  }
  const unasked = others.map(({ status }) => `HTTP/1.1 ${status} Again\r\ncontent-length: 0\r\n\r\n`).join('');
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()), () => {
    if (unasked !== '' && incoming.socket.writable) incoming.socket.write(unasked);
  });
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
