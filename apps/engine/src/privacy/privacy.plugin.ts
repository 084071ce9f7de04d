import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { AccountsPlugin } from '../customer/accounts.plugin';
import { CardProviderPlugin } from '../payment/card-provider/card-provider.plugin';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { StatementsPlugin } from '../platform/statements';
import { DataExport } from './data-export.service';
import { ErasureDuties } from './erasure-duties.service';
import { ErasureDuty } from './erasure-duty.entity';
import { Erasure } from './erasure.entity';
import { Erasures } from './erasures.service';
import { forgetWhatIsOverTask } from './forget-what-is-over.task';
import { OpenCarts } from './open-carts.service';
import { OwnerProofs } from './owner-proofs.service';
import { performErasureDutiesTask } from './perform-erasure-duties.task';
import { PersonalRows } from './personal-rows.service';
import { Persons } from './persons.service';
import { PrivacyCalls } from './privacy-calls';
import { PrivacyToken } from './privacy-token.entity';
import { Retention } from './retention.service';

/** What is kept of a person: told to her, deleted for her, and forgotten when its time is over. */
@VendurePlugin({
  imports: [PluginCommonModule, AccountsPlugin, EngineDoorPlugin, StatementsPlugin, CardProviderPlugin],
  entities: [PrivacyToken, Erasure, ErasureDuty],
  providers: [
    OwnerProofs,
    Persons,
    PersonalRows,
    DataExport,
    OpenCarts,
    ErasureDuties,
    Erasures,
    Retention,
    PrivacyCalls,
  ],
  configuration: (config) => {
    const tasks = [performErasureDutiesTask, forgetWhatIsOverTask];
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, ...tasks];
    return config;
  },
  compatibility: '^3.7.0',
})
export class PrivacyPlugin {}
