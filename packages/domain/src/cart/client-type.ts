import { z } from 'zod';
import type { ClientType } from '../countries/country.ts';

export const clientType = z.enum(['PRIVATE', 'COMPANY'] as const satisfies readonly ClientType[]);
