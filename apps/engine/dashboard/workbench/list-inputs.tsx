import { Button, Input, Textarea } from '@vendure/dashboard';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { useId } from 'react';
import { Labelled } from '../labelled';
import { moved, without } from '../list-changes';
import { PlaceButtons } from '../place-buttons';
import { say, withinSentence } from '../say';

interface LinesInputProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly language: Language;
  readonly items: readonly string[];
  readonly most: number;
  readonly onChange: (items: string[]) => void;
}

/** A text of several lines, each of which can be moved. */
export function LinesInput({ label, hint, language, items, most, onChange }: LinesInputProps) {
  const [name] = label.split(',');
  return (
    <fieldset className="space-y-2">
      <legend className="text-sm font-medium">{label}</legend>
      {items.map((item, at) => (
        <div key={at} className="flex items-center gap-2">
          <Input
            aria-label={`${name} ${at + 1}`}
            lang={language}
            maxLength={most}
            value={item}
            onChange={(event) => onChange(items.with(at, event.target.value))}
          />
          <PlaceButtons
            name={`${name} ${at + 1}`}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            onMove={(by) => onChange([...moved(items, at, by)])}
            onRemove={() => onChange([...without(items, at)])}
          />
        </div>
      ))}
      <AddButton
        words={say('Add to {name}', { name: withinSentence(name ?? '') })}
        onAdd={() => onChange([...items, ''])}
      />
      {hint === undefined ? null : <p className="text-xs text-muted-foreground">{hint}</p>}
    </fieldset>
  );
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

interface QuestionsInputProps {
  readonly label: string;
  readonly language: Language;
  readonly items: readonly Question[];
  readonly onChange: (items: Question[]) => void;
}

export function QuestionsInput({ label, language, items, onChange }: QuestionsInputProps) {
  return (
    <fieldset className="space-y-3">
      <legend className="text-sm font-medium">{label}</legend>
      {items.map((item, at) => (
        <div key={at} className="space-y-2 rounded-md border p-2">
          <div className="flex items-end gap-2">
            <div className="grow">
              <Labelled label={say('Question {number}', { number: at + 1 })}>
                {(control) => (
                  <Input
                    {...control}
                    lang={language}
                    maxLength={500}
                    value={item.question}
                    onChange={(event) => onChange(items.with(at, { ...item, question: event.target.value }))}
                  />
                )}
              </Labelled>
            </div>
            <PlaceButtons
              name={say('question {number}', { number: at + 1 })}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              onMove={(by) => onChange([...moved(items, at, by)])}
              onRemove={() => onChange([...without(items, at)])}
            />
          </div>
          <Labelled label={say('Answer {number}', { number: at + 1 })}>
            {(control) => (
              <Textarea
                {...control}
                lang={language}
                rows={2}
                maxLength={2_000}
                value={item.answer}
                onChange={(event) => onChange(items.with(at, { ...item, answer: event.target.value }))}
              />
            )}
          </Labelled>
        </div>
      ))}
      <AddButton words={say('Add a question')} onAdd={() => onChange([...items, { question: '', answer: '' }])} />
    </fieldset>
  );
}

function AddButton({ words, onAdd }: { readonly words: string; readonly onAdd: () => void }) {
  const id = useId();
  const add = () => {
    onAdd();
    // Whoever adds a line goes on typing into it.
    requestAnimationFrame(() => {
      const fields = document.getElementById(id)?.closest('fieldset')?.querySelectorAll<HTMLElement>('input');
      fields?.[fields.length - 1]?.focus();
    });
  };
  return (
    <Button id={id} type="button" variant="outline" size="sm" onClick={add}>
      {words}
    </Button>
  );
}
