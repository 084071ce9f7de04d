import { api, Badge, Button, Input, Link, type PageBlockProps } from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { FailureNote } from '../../failure-note';
import { Labelled } from '../../labelled';
import { say } from '../../say';
import { Sentence } from '../../sentence';
import { changedTexts, languageChoices, missingInWords, stateInWords } from './picture-words';
import { type PictureFacts, pictureFacts, picturesOfProduct, savePictureTexts } from './pictures.documents';

const longestAlt = 200;

/** On the page of a picture: how far its sizes are, where pages find it, and what it shows in each language. */
export function PictureTexts({ context }: PageBlockProps) {
  const assetId = context.entity?.id ?? '';
  const queryKey = ['picture-facts', assetId];
  const { data, isPending, error } = useQuery({ queryKey, queryFn: () => api.query(pictureFacts, { assetId }) });
  if (isPending) return <p>{say('Loading the texts…')}</p>;
  if (error) return <FailureNote failure={error} />;
  const picture = data.pictureFacts;
  if (picture === null) return <p>{say('There is no such picture any more.')}</p>;
  return (
    <div className="space-y-4">
      <p className="text-sm">{stateInWords(picture.state)}</p>
      <p className="text-sm">
        <Sentence
          words={say('In a block of a page: {address}, width {width}, height {height}.', {
            ...{ address: '<1>', width: picture.width, height: picture.height },
          })}
          parts={[<code key="address">{picture.address}</code>]}
        />
      </p>
      <MissingNote picture={picture} />
      <TextsForm key={assetId} picture={picture} queryKey={queryKey} />
    </div>
  );
}

function MissingNote({ picture }: { readonly picture: PictureFacts }) {
  const missing = missingInWords(picture);
  if (missing === null) return null;
  return (
    <p className="text-sm">
      <Badge variant="warning">{say('Text is missing')}</Badge> {missing}
    </p>
  );
}

function TextsForm({ picture, queryKey }: { readonly picture: PictureFacts; readonly queryKey: readonly string[] }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(picture.texts.map(({ language, alt }) => [language, alt])),
  );
  const queries = useQueryClient();
  const texts = changedTexts(picture, typed);
  const saving = useMutation({
    mutationFn: () => api.mutate(savePictureTexts, { assetId: picture.assetId, texts }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [...queryKey] });
      toast.success(say('Texts saved'));
    },
  });
  return (
    <div className="space-y-3">
      <p className="text-sm text-muted-foreground">
        {say('What the picture shows, for whoever does not see it: one sentence, without “picture of”.')}
      </p>
      <div className="grid gap-3 md:grid-cols-2">
        {languageChoices.map(({ language, label }) => (
          <Labelled key={language} label={`${label} (${language})`}>
            {(control) => (
              <Input
                {...control}
                lang={language}
                maxLength={longestAlt}
                value={typed[language] ?? ''}
                onChange={(event) => setTyped({ ...typed, [language]: event.target.value })}
              />
            )}
          </Labelled>
        ))}
      </div>
      <FailureNote failure={saving.error} />
      <Button type="button" disabled={texts.length === 0 || saving.isPending} onClick={() => saving.mutate()}>
        {say('Save texts')}
      </Button>
    </div>
  );
}

/** On the page of a product: which of its pictures lack a text, or sizes. */
export function ProductPictures({ context }: PageBlockProps) {
  const productId = context.entity?.id ?? '';
  const { data, isPending, error } = useQuery({
    queryKey: ['pictures-of-product', productId],
    queryFn: () => api.query(picturesOfProduct, { productId }),
    enabled: productId !== '',
  });
  if (productId === '') return <p className="text-sm">{say('Save the product first.')}</p>;
  if (isPending) return <p>{say('Loading the pictures…')}</p>;
  if (error) return <FailureNote failure={error} />;
  if (data.picturesOfProduct.length === 0) return <p className="text-sm">{say('The product has no picture yet.')}</p>;
  return (
    <ul className="space-y-3 text-sm">
      {data.picturesOfProduct.map((picture) => (
        <li key={picture.assetId} className="space-y-1">
          <Link to="/assets/$id" params={{ id: picture.assetId }} className="underline">
            {picture.name}
          </Link>
          {picture.state === 'ready' ? null : <p>{stateInWords(picture.state)}</p>}
          <MissingNote picture={picture} />
        </li>
      ))}
    </ul>
  );
}
