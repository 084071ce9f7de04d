import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Faults } from '../faults.ts';
import type { Journal } from '../journal.ts';
import { listeningHost, listeningPort } from '../listening-port.ts';
import type { MailEntry } from './mail-entry.ts';
import { readMessage } from './read-message.ts';

interface Smtp {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface State {
  readonly journal: Journal<MailEntry>;
  readonly faults: Faults;
}

// "Try again later", the refusal that a sender has to survive.
const temporaryRefusal = 451;

class Refusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number) {
    super('refused as told');
    this.responseCode = responseCode;
  }
}

export async function startSmtp(port: number, state: State): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData: (stream, session, callback) => {
      stream
        .toArray()
        .then(async (chunks: Buffer[]) => {
          await deliver(state, session, Buffer.concat(chunks));
          callback();
        })
        .catch((failure: unknown) => {
          callback(failure instanceof Error ? failure : new Error(String(failure)));
        });
    },
  });
  server.on('error', (failure) => {
    console.error(`mail: ${failure.message}`);
  });
  server.listen(port, listeningHost);
  await once(server.server, 'listening');
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${listeningPort(server.server)}`, stop };
}

async function deliver({ journal, faults }: State, session: SMTPServerSession, source: Buffer): Promise<void> {
  const fault = faults.take();
  if (fault?.kind === 'refuse') throw new Refusal(fault.code ?? temporaryRefusal);
  if (fault?.kind === 'timeout') await new Promise(() => undefined);
  if (fault?.kind === 'slow') await sleep(fault.delayMs);
  const deliveries = fault?.kind === 'repeat' ? 2 : 1;
  for (let delivery = 0; delivery < deliveries; delivery += 1)
    journal.record(await readMessage(envelopeOf(session), source));
}

function envelopeOf({ envelope }: SMTPServerSession): { from: string; to: string[] } {
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  return { from, to: envelope.rcptTo.map(({ address }) => address) };
}
