import { z } from 'zod';
import { startControl } from './control.ts';
import { startMailFake } from './mail/mail-fake.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const environment = z
  .object({
    FAKES_CONTROL_PORT: port.default(3900),
    MAIL_SMTP_PORT: port.default(2525),
    MAIL_INBOX_PORT: port.default(8025),
  })
  .parse(process.env);

const mail = await startMailFake({ smtp: environment.MAIL_SMTP_PORT, inbox: environment.MAIL_INBOX_PORT });
const control = await startControl(environment.FAKES_CONTROL_PORT, [mail]);
console.log(`fakes on ${control.url}, mail on ${mail.smtpUrl}, inbox on ${mail.url}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void Promise.all([control.stop(), mail.stop()]);
  });
}
