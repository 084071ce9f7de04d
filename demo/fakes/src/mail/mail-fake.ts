import type { RunningFake } from '../fake.ts';
import { Faults } from '../faults.ts';
import { Journal } from '../journal.ts';
import { startInbox } from './inbox.ts';
import type { MailEntry } from './mail-entry.ts';
import { startSmtp } from './smtp.ts';

interface MailFake extends RunningFake {
  readonly smtpUrl: string;
  readonly journal: Journal<MailEntry>;
}

export async function startMailFake(ports: { smtp: number; inbox: number }): Promise<MailFake> {
  const journal = new Journal<MailEntry>();
  const faults = new Faults();
  const smtp = await startSmtp(ports.smtp, { journal, faults });
  const inbox = await startInbox(ports.inbox, journal);
  const stop = async () => {
    await smtp.stop();
    await inbox.stop();
  };
  return { name: 'mail', url: inbox.url, smtpUrl: smtp.url, journal, faults, stop };
}
