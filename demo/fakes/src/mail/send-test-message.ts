import { once } from 'node:events';
import { createConnection } from 'node:net';
import { createInterface } from 'node:readline';

interface TestMessage {
  readonly from: string;
  readonly to: string;
  /** Header lines, an empty line, the body. */
  readonly source: string;
}

/** Speaks SMTP by hand and answers the last reply code, so that the fake is judged by the protocol itself. */
export async function sendTestMessage(smtpUrl: string, message: TestMessage, patienceMs = 2_000): Promise<number> {
  const { hostname, port } = new URL(smtpUrl);
  const socket = createConnection({ host: hostname, port: Number(port) });
  const reader = createInterface({ input: socket });
  const replies = reader[Symbol.asyncIterator]();
  const data = `${message.source.replaceAll('\n', '\r\n')}\r\n.`;
  const lines = ['HELO shop', `MAIL FROM:<${message.from}>`, `RCPT TO:<${message.to}>`, 'DATA', data];
  AbortSignal.timeout(patienceMs).addEventListener('abort', () => {
    reader.close();
  });
  try {
    let code = replyCode(await replies.next());
    for (const line of lines) {
      socket.write(`${line}\r\n`);
      code = replyCode(await replies.next());
    }
    return code;
  } finally {
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
  }
}

function replyCode(reply: IteratorResult<string, unknown>): number {
  if (reply.done === true) throw new Error('The server did not answer.');
  return Number(reply.value.slice(0, 3));
}
