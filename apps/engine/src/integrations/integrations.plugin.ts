import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { concatAST } from 'graphql';
import { ImportsPlugin } from '../imports/imports.plugin';
import { OrderRecordsPlugin } from '../orders/order-records.plugin';
import { StatementsPlugin } from '../platform/statements';
import { integrationKeysSchema, IntegrationKeysResolver, integrationPermission } from './integration-keys.resolver';
import { IntegrationKeys } from './integration-keys.service';
import { MachineDoorController } from './machine-door.controller';
import { CallsOnce } from './calls-once.service';
import { EventFeed } from './events/event-feed.service';
import { forgetOldEventsTask } from './events/forget-old-events.task';
import { MachineOrders } from './orders/machine-orders.service';
import { Uploads } from './uploads.service';
import { WebhooksResolver, webhooksSchema } from './webhooks/webhooks.resolver';
import { Webhooks } from './webhooks/webhooks.service';

/** A merchant's own systems call the shop, by keys that operators give and withdraw, and are told what happens. */
@VendurePlugin({
  imports: [PluginCommonModule, StatementsPlugin, ImportsPlugin, OrderRecordsPlugin],
  controllers: [MachineDoorController],
  providers: [CallsOnce, EventFeed, IntegrationKeys, MachineOrders, Uploads, Webhooks],
  adminApiExtensions: {
    schema: () => concatAST([integrationKeysSchema, webhooksSchema]),
    resolvers: [IntegrationKeysResolver, WebhooksResolver],
  },
  configuration: (config) => {
    config.authOptions.customPermissions = [...config.authOptions.customPermissions, integrationPermission];
    config.schedulerOptions.tasks = [...config.schedulerOptions.tasks, forgetOldEventsTask];
    return config;
  },
  compatibility: '^3.7.0',
})
export class IntegrationsPlugin {}
