import { LanguageCode, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { LoyaltyTiersService } from './loyalty-tiers.service';

const label = (value: string) => [{ languageCode: LanguageCode.en, value }];

@VendurePlugin({
  imports: [PluginCommonModule],
  providers: [LoyaltyTiersService],
  exports: [LoyaltyTiersService],
  configuration: (config) => {
    config.customFields.CustomerGroup = [
      ...config.customFields.CustomerGroup,
      { name: 'cohortRangeFrom', type: 'int', nullable: true, min: 0, label: label('Spending from (EUR cents)') },
      { name: 'cohortRangeTo', type: 'int', nullable: true, min: 0, label: label('Spending to (EUR cents)') },
      {
        name: 'discountPermyriad',
        type: 'int',
        nullable: true,
        min: 0,
        max: 10_000,
        label: label('Discount (1/10,000)'),
      },
    ];
    return config;
  },
  compatibility: '^3.7.0',
})
export class LoyaltyPlugin {}
