import { z } from 'zod';

// The page's policy forbids code made of text, and even trying it is reported.
z.config({ jitless: true });

export { z };
