import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { MailPlugin } from '../../mail/mail.plugin';
import { PaymentsPlugin } from '../../payment/payments.plugin';
import { EngineDoorPlugin } from '../../platform/engine-door/engine-door';
import { StatementsPlugin } from '../../platform/statements';
import { OrderFactsService } from './order-facts';
import { OrderLinkRequest } from './order-link-request.entity';
import { OrderLinks } from './order-links.service';
import { OrderWithdrawal } from './order-withdrawal.entity';
import { WithdrawalsService } from './withdrawals.service';

/** After the order: where it is, how a guest finds it again, and the withdrawal of 2011/83/EU, article 11a. */
@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, MailPlugin, PaymentsPlugin, StatementsPlugin],
  entities: [OrderWithdrawal, OrderLinkRequest],
  providers: [OrderFactsService, WithdrawalsService, OrderLinks],
  compatibility: '^3.7.0',
})
export class WithdrawalsPlugin {}
