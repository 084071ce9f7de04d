import { createContext } from 'react-router';

/** The address of the tag manager's script; null where the shop has none. */
export const tagManagerUrl = createContext<string | null>(null);
