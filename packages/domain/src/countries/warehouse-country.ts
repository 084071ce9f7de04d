import { countries } from './countries.ts';

/** Where the goods leave from: a delivery inside it never crosses a border. */
export const warehouseCountry = countries.DE;
