import type { Handle } from '../context/call-handler.ts';
import { invalidateSignedTags } from './invalidate-signed-tags.ts';

export const invalidateTag: Handle<'component-cache', 'invalidate-tag'> = invalidateSignedTags;
