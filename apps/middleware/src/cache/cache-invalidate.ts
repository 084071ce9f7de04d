import type { Handle } from '../context/call-handler.ts';
import { invalidateSignedTags } from './invalidate-signed-tags.ts';

export const cacheInvalidate: Handle<'shop', 'cache-invalidate'> = invalidateSignedTags;
