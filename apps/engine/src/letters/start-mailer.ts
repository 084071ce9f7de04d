import { pollDatabase } from '@tradehall/process/poll-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { inSpan, readTraceparent, runAt } from '@tradehall/process/traces.ts';
import { createTransport } from 'nodemailer';
import { Counter } from 'prom-client';
import { z } from 'zod';
import { type Database, type DueMail, noteSent, postpone, takeDueMail } from './due-mails';
import type { MailSurroundings } from './kinds/letter-context';
import { writeMail } from './write-mail';

interface MailerOptions {
  readonly databaseUrl: string;
  readonly mailUrl: string;
  readonly shopOriginPattern: string;
  /** Orders are read when a mail tells of them, not when it is ordered: placing one has no time for it. */
  readonly readOrder: MailSurroundings['readOrder'];
  readonly log: { readonly warn: (message: string) => void };
  readonly pace?: Partial<Pace>;
}

interface Pace {
  readonly pollMs: number;
  readonly firstRetryMs: number;
}

const defaultPace: Pace = { pollMs: 1_000, firstRetryMs: 5_000 };
const longestRetryMs = 15 * 60_000;
// Whoever asks again at once for what was refused for good is soon heard by nobody.
const refusedRetryMs = 24 * 60 * 60_000;
const smtpTimeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 };
// Longer than all of them together: nobody else may take a mail that is being sent.
const takenForMs = 60_000;

const mails = new Counter({ name: 'mails_total', help: 'Mails handed to the mail server', labelNames: ['outcome'] });

/** Sends what stands in the mail outbox. Several at a time share the work. */
export function startMailer(options: MailerOptions): RunningLoop {
  const { databaseUrl, log } = options;
  const pace = { ...defaultPace, ...options.pace };
  const send = createSend(options);
  return pollDatabase({
    databaseUrl,
    name: 'mailer',
    stepWith: (database) => () => sendNext({ database, send, pace, log }),
    pollMs: pace.pollMs,
    log,
    reasonOf,
  });
}

interface Round {
  readonly database: Database;
  readonly send: (mail: DueMail) => Promise<void>;
  readonly pace: Pace;
  readonly log: MailerOptions['log'];
}

async function sendNext(round: Round): Promise<boolean> {
  const mail = await takeDueMail(round.database, takenForMs);
  if (mail === null) return false;
  await runAt(readTraceparent(mail.trace), () => sendOne(mail, round));
  return true;
}

async function sendOne(mail: DueMail, { database, send, pace, log }: Round): Promise<void> {
  try {
    await inSpan({ kind: 'consumer', name: `mail ${mail.kind}` }, () => send(mail));
  } catch (failure) {
    mails.inc({ outcome: 'postponed' });
    log.warn(`mail ${mail.id} is tried again later: ${reasonOf(failure)}`);
    const delayMs = isRefusedForGood(failure)
      ? refusedRetryMs
      : Math.min(pace.firstRetryMs * 2 ** (mail.attempts - 1), longestRetryMs);
    await postpone(database, mail.id, reasonOf(failure), delayMs);
    return;
  }
  mails.inc({ outcome: 'sent' });
  await noteSent(database, mail.id);
}

function createSend({ mailUrl, shopOriginPattern: originPattern, readOrder }: MailerOptions): Round['send'] {
  const transport = createTransport({ url: mailUrl, ...smtpTimeouts, disableFileAccess: true, disableUrlAccess: true });
  return async (mail) => {
    const address = mail.store.emailAddress;
    const domain = address.slice(address.lastIndexOf('@') + 1);
    const written = await writeMail(mail, { originPattern, contentSlugs: mail.contentSlugs ?? {}, readOrder });
    await transport.sendMail({
      from: { name: 'Tradehall', address },
      to: mail.recipient,
      // The same each time it is tried, so that a mail program shows a repeated one once.
      messageId: `<mail-${mail.id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...written,
    });
  };
}

// Not the codes for signing in and connecting: those are about us, and are mended.
const refused = z.object({ code: z.enum(['EENVELOPE', 'EMESSAGE']), responseCode: z.int().min(500).max(599) });

function isRefusedForGood(failure: unknown): boolean {
  return refused.safeParse(failure).success;
}

/** Mail servers repeat the address they refuse; logs hold none. */
function reasonOf(failure: unknown): string {
  return String(failure)
    .replaceAll(/[^\s<>]+@[^\s<>]+/g, '…')
    .slice(0, 300);
}
