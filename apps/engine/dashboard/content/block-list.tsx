import { Button, NativeSelect } from '@vendure/dashboard';
import { useState } from 'react';
import { emptyFields, type Fields } from '../fields/empty-value';
import { FieldGroup } from '../fields/field-input';
import type { GroupModel } from '../fields/field-model';
import { inWords } from '../in-words';
import { moved, without } from '../list-changes';
import { PlaceButtons } from '../place-buttons';
import { say } from '../say';
import { firstWords, nextId, type EditedBlock } from './blocks';

interface BlockListProps {
  readonly blocks: readonly EditedBlock[];
  readonly kinds: Readonly<Record<string, GroupModel>>;
  readonly onChange: (blocks: readonly EditedBlock[]) => void;
}

/** The blocks of a page from top to bottom. */
export function BlockList({ blocks, kinds, onChange }: BlockListProps) {
  const [firstNewId] = useState(nextId(blocks));
  const add = (kind: string, group: GroupModel) =>
    onChange([...blocks, { id: nextId(blocks), kind, fields: emptyFields(group) }]);
  return (
    <div className="space-y-3">
      {blocks.map((block, index) => (
        <BlockEditor
          key={block.id}
          block={block}
          name={say('Block {number}: {kind}', { number: index + 1, kind: inWords(block.kind) })}
          group={kinds[block.kind]}
          startsOpen={block.id >= firstNewId}
          onChange={(fields) => onChange(blocks.with(index, { ...block, fields }))}
        >
          <PlaceButtons
            name={say('block {number}', { number: index + 1 })}
            isFirst={index === 0}
            isLast={index === blocks.length - 1}
            onMove={(by) => onChange(moved(blocks, index, by))}
            onRemove={() => onChange(without(blocks, index))}
          />
        </BlockEditor>
      ))}
      <BlockAdder kinds={kinds} onAdd={add} />
    </div>
  );
}

interface BlockEditorProps {
  readonly block: EditedBlock;
  readonly name: string;
  readonly group: GroupModel | undefined;
  readonly startsOpen: boolean;
  readonly onChange: (fields: Fields) => void;
  readonly children: React.ReactNode;
}

function BlockEditor({ block, name, group, startsOpen, onChange, children }: BlockEditorProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <section role="group" aria-label={name} className="rounded-md border p-3">
      <div className="flex items-center gap-2">
        <button
          type="button"
          className="grow text-left"
          aria-expanded={isOpen}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          <span aria-hidden>{isOpen ? '▾' : '▸'}</span> <span className="font-medium">{name}</span>{' '}
          <span className="text-sm text-muted-foreground">{firstWords(block.fields)}</span>
        </button>
        {children}
      </div>
      {isOpen ? (
        <div className="space-y-3 pt-3">
          {group === undefined ? (
            <p>{say('The shop does not know this kind of block any more. Remove it.')}</p>
          ) : (
            <FieldGroup group={group} fields={block.fields} onChange={onChange} />
          )}
        </div>
      ) : null}
    </section>
  );
}

interface BlockAdderProps {
  readonly kinds: Readonly<Record<string, GroupModel>>;
  readonly onAdd: (kind: string, group: GroupModel) => void;
}

function BlockAdder({ kinds, onAdd }: BlockAdderProps) {
  const [kind, setKind] = useState(Object.keys(kinds)[0] ?? '');
  const group = kinds[kind];
  return (
    <div className="flex items-center gap-2">
      <NativeSelect aria-label={say('Kind of block')} value={kind} onChange={(event) => setKind(event.target.value)}>
        {Object.keys(kinds).map((each) => (
          <option key={each} value={each}>
            {inWords(each)}
          </option>
        ))}
      </NativeSelect>
      <Button type="button" variant="outline" onClick={() => group !== undefined && onAdd(kind, group)}>
        {say('Add block')}
      </Button>
    </div>
  );
}
