import { succeed } from '@tradehall/domain/calls/result.ts';
import { blockKinds } from '@tradehall/domain/content/content-block.ts';
import type { Handle } from '../context/call-handler.ts';

export const cms: Handle<'shop', 'cms'> = () => succeed({ blockKinds: [...blockKinds] });
