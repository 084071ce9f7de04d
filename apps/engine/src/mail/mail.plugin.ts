import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { MailOutbox } from './mail-outbox.entity';
import { MailOutboxService } from './mail-outbox.service';
import { TellOfPayment } from './tell-of-payment';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [MailOutbox],
  providers: [MailOutboxService, TellOfPayment],
  exports: [MailOutboxService],
  compatibility: '^3.7.0',
})
export class MailPlugin {}
