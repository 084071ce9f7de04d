import { createContext } from 'react-router';

/** How the payment page shows the fields of cards. */
export interface CardProviderSettings {
  /** Where frames with fields come from. */
  readonly fieldsUrl: string;
  /** With it the provider's own components are loaded instead. */
  readonly clientKey: string | null;
}

export const cardProviderSettings = createContext<CardProviderSettings>();
