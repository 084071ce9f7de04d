import { z } from 'zod';
import type { Fields } from '../fields/empty-value';

/** A block while it is edited; `id` stays with it wherever it is moved. */
export interface EditedBlock {
  readonly id: number;
  readonly kind: string;
  readonly fields: Fields;
}

const savedBlocks = z.array(z.object({ kind: z.string(), fields: z.record(z.string(), z.unknown()) }));

export function editedBlocks(saved: unknown): readonly EditedBlock[] {
  return savedBlocks.parse(saved).map((block, id) => ({ ...block, id }));
}

export function nextId(blocks: readonly EditedBlock[]): number {
  return Math.max(-1, ...blocks.map(({ id }) => id)) + 1;
}

export function blocksToSave(blocks: readonly EditedBlock[]): readonly Omit<EditedBlock, 'id'>[] {
  return blocks.map(({ kind, fields }) => ({ kind, fields }));
}

/** What was saved, which may have been cleaned, under the ids the blocks have on the screen. */
export function blocksAsSaved(shown: readonly EditedBlock[], saved: unknown): readonly EditedBlock[] {
  return editedBlocks(saved).map((block, index) => ({ ...block, id: shown[index]?.id ?? block.id }));
}

/** The first words in a block, to tell it from others of its kind. */
export function firstWords(fields: Fields): string {
  const text = [fields['title'], fields['text'], ...Object.values(fields)].find((value) => typeof value === 'string');
  return typeof text === 'string'
    ? text
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 60)
    : '';
}
