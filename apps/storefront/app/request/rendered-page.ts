import { createContext } from 'react-router';

/** The whole page as text. It goes to the visitor as it is; a body of bytes in between would cost as much as drawing half of it. */
export const renderedPage = createContext<string | null>(null);
