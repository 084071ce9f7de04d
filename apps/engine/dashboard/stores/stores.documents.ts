import type { CheckFinding, CheckTopic } from '@tradehall/domain/catalogue/going-live-check.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ExternalSites } from '@tradehall/domain/catalogue/external-sites.ts';
import type { BankDetails, Campaign, StoreFlag, StoreState } from '@tradehall/domain/catalogue/store-document.ts';
import { parse } from 'graphql';

export interface CountryStore {
  readonly key: string;
  readonly languages: readonly string[];
  readonly currencyCode: string;
  readonly flags: Readonly<Partial<Record<StoreFlag, boolean>>>;
  readonly phoneNumbers: Readonly<Record<string, string>>;
  readonly openingHours: Readonly<Record<string, string>>;
  readonly emailAddress: string;
  readonly campaigns: readonly Campaign[];
  readonly bankDetails: BankDetails | null;
  readonly switchedOffMethods: readonly string[];
  readonly sites: ExternalSites;
  readonly state: StoreState;
  readonly version: number;
}

/** Only what was changed, against the version that was seen. */
export interface StoreChange extends Readonly<Record<string, unknown>> {
  readonly key: string;
  readonly version: number;
}

const storeFields = `key languages currencyCode flags phoneNumbers openingHours emailAddress campaigns bankDetails switchedOffMethods sites state version`;

export const countryStores: TypedDocumentNode<{ countryStores: CountryStore[] }, object> = parse(`
  query CountryStores { countryStores { ${storeFields} } }
`);

export const updateCountryStore: TypedDocumentNode<{ updateCountryStore: CountryStore }, { input: StoreChange }> =
  parse(`
    mutation UpdateCountryStore($input: UpdateCountryStoreInput!) { updateCountryStore(input: $input) { ${storeFields} } }
  `);

export interface LegalWords {
  readonly locale: string;
  readonly pageKey: string;
  readonly revisionId: string;
}

export interface GoingLiveLine {
  readonly topic: CheckTopic;
  readonly locale: string | null;
  readonly isDone: boolean;
  readonly findings: readonly CheckFinding[];
  readonly link: string | null;
  readonly toApprove: LegalWords | null;
}

interface GoingLive {
  readonly state: StoreState;
  readonly isReady: boolean;
  readonly lines: readonly GoingLiveLine[];
}

export const goingLive: TypedDocumentNode<{ goingLive: GoingLive }, { storeKey: string }> = parse(`
  query GoingLive($storeKey: String!) {
    goingLive(storeKey: $storeKey) {
      storeKey state isReady lines { topic locale isDone findings { code values } link toApprove { locale pageKey revisionId } }
    }
  }
`);

export const openStore: TypedDocumentNode<{ openStore: CountryStore }, { storeKey: string }> = parse(`
  mutation OpenStore($storeKey: String!) { openStore(storeKey: $storeKey) { ${storeFields} } }
`);

export const closeStore: TypedDocumentNode<{ closeStore: CountryStore }, { storeKey: string }> = parse(`
  mutation CloseStore($storeKey: String!) { closeStore(storeKey: $storeKey) { ${storeFields} } }
`);

export const approveLegalPage: TypedDocumentNode<{ approveLegalPage: boolean }, LegalWords> = parse(`
  mutation ApproveLegalPage($locale: String!, $pageKey: String!, $revisionId: ID!) {
    approveLegalPage(locale: $locale, pageKey: $pageKey, revisionId: $revisionId)
  }
`);

export interface ShippingFees {
  readonly from: string;
  readonly parcelCents: number;
  readonly freightCents: number;
  readonly freeAboveCents: number;
}

export interface FeesOfStore {
  readonly currencyCode: string;
  readonly fees: readonly ShippingFees[];
}

const feeFields = 'storeKey currencyCode fees { from parcelCents freightCents freeAboveCents }';

export const shippingFees: TypedDocumentNode<{ shippingFees: FeesOfStore }, { storeKey: string }> = parse(`
  query ShippingFees($storeKey: String!) { shippingFees(storeKey: $storeKey) { ${feeFields} } }
`);

export const saveShippingFees: TypedDocumentNode<
  { saveShippingFees: FeesOfStore },
  { storeKey: string; fees: ShippingFees; seen: ShippingFees }
> = parse(`
  mutation SaveShippingFees($storeKey: String!, $fees: ShippingFeesInput!, $seen: ShippingFeesInput!) {
    saveShippingFees(storeKey: $storeKey, fees: $fees, seen: $seen) { ${feeFields} }
  }
`);

export const forgetShippingFees: TypedDocumentNode<
  { forgetShippingFees: FeesOfStore },
  { storeKey: string; from: string }
> = parse(`
  mutation ForgetShippingFees($storeKey: String!, $from: String!) {
    forgetShippingFees(storeKey: $storeKey, from: $from) { ${feeFields} }
  }
`);
