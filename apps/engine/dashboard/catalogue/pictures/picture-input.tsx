import { Button, type FormComponent, Input } from '@vendure/dashboard';
import { createContext, useContext } from 'react';
import { Labelled } from '../../labelled';
import { fieldsOf, textOf } from '../../fields/empty-value';
import { say } from '../../say';
import { Sentence } from '../../sentence';
import { PictureChoice, usePictureAt } from './picture-choice';
import { altHint, chosenForBlock, textIn } from './picture-words';

const longestAlt = 200;

/** The language of what is written around a picture. */
export const TextLanguage = createContext('en');

interface PictureInputProps {
  readonly label: string;
  readonly isOptional: boolean;
  readonly value: unknown;
  /** Undefined takes the picture out of the block. */
  readonly onChange: (value: unknown) => void;
}

/** The picture of a block: which one, and what it shows, in the language of the page. */
export function PictureInput({ label, isOptional, value, onChange }: PictureInputProps) {
  const language = useContext(TextLanguage);
  const fields = fieldsOf(value);
  const address = textOf(fields['src']);
  return (
    <fieldset className="rounded-md border p-3">
      <legend className="px-1 text-sm font-medium">{isOptional ? say('{label} (optional)', { label }) : label}</legend>
      <PictureChoice
        address={address}
        onChoose={(picture) => onChange(chosenForBlock(picture, language))}
        onRemove={isOptional ? () => onChange(undefined) : undefined}
      >
        {address === '' ? null : (
          <AltInput
            address={address}
            alt={textOf(fields['alt'])}
            language={language}
            onChange={(alt) => onChange({ ...fields, alt })}
          />
        )}
      </PictureChoice>
    </fieldset>
  );
}

interface AltInputProps {
  readonly address: string;
  readonly alt: string;
  readonly language: string;
  readonly onChange: (alt: string) => void;
}

function AltInput({ address, alt, language, onChange }: AltInputProps) {
  const { data } = usePictureAt(address);
  const facts = data?.pictureAt?.facts ?? null;
  const offered = facts === null ? '' : textIn(facts, language);
  return (
    <>
      <Labelled label={say('What it shows')} hint={altHint(facts, language)}>
        {(control) => (
          <Input
            {...control}
            lang={language}
            maxLength={longestAlt}
            value={alt}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Labelled>
      {offered === '' || offered === alt.trim() ? null : (
        <Button
          type="button"
          variant="link"
          size="sm"
          className="h-auto px-0 text-left whitespace-normal"
          onClick={() => onChange(offered)}
        >
          {say('As the library says: “{offered}”', { offered })}
        </Button>
      )}
    </>
  );
}

/** The picture of a category: the address that stands for all its sizes. */
export const CategoryPicture: FormComponent = ({ value, onChange, disabled }) => (
  <PictureChoice
    address={textOf(value)}
    disabled={disabled}
    onChoose={({ picture }) => onChange(picture)}
    onRemove={() => onChange(null)}
  />
);

CategoryPicture.metadata = { isListInput: false, isFullWidth: true };

/** Instead of the engine's own pictures of a category, which no shopper is ever shown. */
export function WhereCategoryPictureIsShown() {
  const words = say(
    'The picture of a category is chosen under {field}, beside its other fields. It stands at the head of the category’s page, in the menu of the shop, and where the page is shared. It is shown in a square, whole.',
    { field: '<1>' },
  );
  return (
    <p className="text-sm text-muted-foreground">
      <Sentence words={words} parts={[<em key="field">{say('Picture')}</em>]} />
    </p>
  );
}
