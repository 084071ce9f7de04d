import { Input, RichTextInput, Textarea } from '@vendure/dashboard';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { useEffect, useRef } from 'react';
import { Labelled } from '../labelled';
import { type LanguageTexts, type TextField, textKinds } from '../../src/workbench/product-texts';
import { say } from '../say';
import { LinesInput, QuestionsInput } from './list-inputs';
import { languageName, textWords } from './text-words';

interface TextInputProps {
  readonly field: TextField;
  readonly language: Language;
  readonly texts: LanguageTexts;
  readonly onChange: (given: Partial<LanguageTexts>) => void;
}

/** The control for a text of a product, by how the text is written. */
export function TextInput({ field, language, texts, onChange }: TextInputProps) {
  const { label, hint } = textWords(field);
  const text = texts[field];
  const whole = `${label}, ${languageName(language)}`;
  if (field === 'faq')
    return <QuestionsInput label={whole} language={language} items={texts.faq} onChange={(faq) => onChange({ faq })} />;
  if (field === 'highlights' || field === 'deliveryPackage' || field === 'safetyWarnings')
    return (
      <LinesInput
        {...{ label: whole, hint, language }}
        items={texts[field]}
        most={textKinds[field].most}
        onChange={(items) => onChange({ [field]: items })}
      />
    );
  if (typeof text !== 'string') return null;
  const { kind, most } = textKinds[field];
  if (kind === 'html')
    return <HtmlInput label={whole} language={language} html={text} onChange={(html) => onChange({ [field]: html })} />;
  const counted = text.length > most * 0.8 ? say('{text} of {most} letters.', { text: text.length, most }) : hint;
  return (
    <Labelled label={whole} hint={counted}>
      {(control) =>
        kind === 'line' ? (
          <Input
            {...control}
            lang={language}
            maxLength={most}
            value={text}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        ) : (
          <Textarea
            {...control}
            lang={language}
            rows={3}
            maxLength={most}
            value={text}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        )
      }
    </Labelled>
  );
}

interface HtmlInputProps {
  readonly label: string;
  readonly language: Language;
  readonly html: string;
  readonly onChange: (html: string) => void;
}

function HtmlInput({ label, language, html, onChange }: HtmlInputProps) {
  const frame = useRef<HTMLDivElement>(null);
  // The engine's editor gives its field no name.
  useEffect(() => {
    const field = frame.current?.querySelector('[contenteditable]');
    field?.setAttribute('aria-label', label);
    field?.setAttribute('role', 'textbox');
  });
  return (
    <div ref={frame} lang={language} className="space-y-1">
      <p className="text-sm font-medium">{label}</p>
      <RichTextInput value={html} onChange={(value) => onChange(typeof value === 'string' ? value : '')} />
    </div>
  );
}
