import { api } from '@vendure/dashboard';
import { useState } from 'react';
import { blocksAsSaved, blocksToSave, editedBlocks, type EditedBlock } from './blocks';
import { saveContentDraft, type ContentPage, type ContentRevision } from './content.documents';

interface Draft {
  readonly title: string;
  readonly metaDescription: string;
  readonly blocks: readonly EditedBlock[];
}

function draftOf(opened: ContentRevision | null): Draft {
  const { title, metaDescription, blocks } = opened ?? { title: '', metaDescription: '', blocks: [] };
  return { title, metaDescription, blocks: editedBlocks(blocks) };
}

/** What is on the screen, and the revision it was last saved as. */
export function useDraft({ key: pageKey, locale }: ContentPage, opened: ContentRevision | null) {
  const [revision, setRevision] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [isChanged, setChanged] = useState(false);

  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setChanged(true);
  };

  /** The revision that says what is on the screen. */
  const save = async (): Promise<ContentRevision> => {
    if (revision !== null && !isChanged) return revision;
    const { id, updatedAt } = revision ?? { id: null, updatedAt: null };
    const input = { ...draft, id, updatedAt, pageKey, locale, blocks: blocksToSave(draft.blocks) };
    const { saveContentDraft: saved } = await api.mutate(saveContentDraft, { input });
    setRevision(saved);
    setDraft({ ...draftOf(saved), blocks: blocksAsSaved(draft.blocks, saved.blocks) });
    setChanged(false);
    return saved;
  };

  return { ...draft, revision, isChanged, change, save, setRevision };
}
