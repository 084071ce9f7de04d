export * from './hole-in-the-types.ts';
