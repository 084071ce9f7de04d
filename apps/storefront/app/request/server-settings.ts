import { createContext } from 'react-router';
import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';

/** Where the shop's pages show wallets, and which: those whose makers know who sells here. */
export interface WalletPlace {
  /** Of their documents: no page of the shop has it. */
  readonly origin: string;
  readonly methods: readonly PaymentMethod[];
}

/** How the payment page shows the fields of cards, and pages show wallets. */
export interface CardProviderSettings {
  /** Where frames with fields come from. */
  readonly fieldsUrl: string;
  /** With it the provider's own components are loaded instead. */
  readonly clientKey: string | null;
  /** Null where there are none. */
  readonly wallets: WalletPlace | null;
}

/** Where its components come to speak with it: its test system or the real one, as the key says. */
export function providerOf(clientKey: string): string {
  return `https://checkoutshopper-${clientKey.startsWith('live_') ? 'live' : 'test'}.adyen.com`;
}

export const cardProviderSettings = createContext<CardProviderSettings>();

/** Where a parcel can be followed, as the server was told; null where nowhere. */
export const parcelTrackingPattern = createContext<string | null>(null);

/** For how long a cache that is purged may keep a page; 0 where none is purged. */
export const edgeKeepsSeconds = createContext<number>(0);

export interface TagManagerSettings {
  /** Of its script. */
  readonly url: string;
  /** Its own, and those it may fetch scripts from and report to. */
  readonly origins: readonly string[];
}

/** Null where the shop has none. */
export const tagManagerSettings = createContext<TagManagerSettings | null>(null);
