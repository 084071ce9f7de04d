import { vi } from 'vitest';

// Unit tests share a process, for loading the libraries anew takes longer than the tests: our own modules are new to each file.
vi.resetModules();
vi.unstubAllGlobals();
