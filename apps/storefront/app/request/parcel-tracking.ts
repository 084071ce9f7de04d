import { createContext } from 'react-router';

/** Where a parcel can be followed, as the server was told; null where nowhere. */
export const parcelTrackingPattern = createContext<string | null>(null);
