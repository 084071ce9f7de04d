import { api, AssetPickerDialog, Button, Link } from '@vendure/dashboard';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FailureNote } from '../../failure-note';
import { say } from '../../say';
import { stateInWords } from './picture-words';
import { type PictureFacts, pictureAt, pictureFacts } from './pictures.documents';

/** What is at an address; null facts where it is no picture of the library. */
export function usePictureAt(address: string) {
  return useQuery({
    queryKey: ['picture-at', address],
    queryFn: () => api.query(pictureAt, { address }),
    enabled: address.startsWith('/media/'),
    // Not what was at the address before.
    placeholderData: () => undefined,
    // It is drawn within seconds.
    refetchInterval: ({ state }) => (state.data?.pictureAt?.facts?.state === 'waiting' ? 2_000 : false),
  });
}

interface PictureChoiceProps {
  /** Empty where there is none. */
  readonly address: string;
  readonly onChoose: (picture: PictureFacts) => void;
  /** Where there need not be one. */
  readonly onRemove?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A picture as it is seen, and the library to choose another one from, or to upload it to. */
export function PictureChoice({ address, onChoose, onRemove, disabled, children }: PictureChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = usePictureAt(address);
  const shown = address.startsWith('/media/') ? data?.pictureAt : null;
  const choosing = useMutation({
    mutationFn: async (assetId: string) => {
      const { pictureFacts: facts } = await api.query(pictureFacts, { assetId });
      if (facts === null) throw new Error(say('There is no such picture any more.'));
      return facts;
    },
    onSuccess: onChoose,
  });
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="grid size-28 shrink-0 place-content-center overflow-hidden rounded-md border bg-muted/30 text-xs text-muted-foreground">
        {shown ? (
          <img src={shown.preview} alt="" className="size-28 object-contain" />
        ) : (
          <span className="p-2 text-center">{address === '' ? say('No picture yet') : say('Not shown here')}</span>
        )}
      </div>
      <div className="min-w-0 grow basis-64 space-y-3">
        <WhichPicture address={address} facts={shown?.facts} />
        <FailureNote failure={error ?? choosing.error} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="button"
            variant="outline"
            size="sm"
            disabled={disabled === true || choosing.isPending}
            onClick={() => setOpen(true)}
          >
            {address === '' ? say('Choose a picture') : say('Choose another picture')}
          </Button>
          {address === '' || onRemove === undefined ? null : (
            <Button type="button" variant="ghost" size="sm" disabled={disabled === true} onClick={onRemove}>
              {say('Remove the picture')}
            </Button>
          )}
        </div>
        {children}
      </div>
      {isOpen ? (
        <AssetPickerDialog
          open
          title={say('Choose a picture')}
          onClose={() => setOpen(false)}
          onSelect={([asset]) => asset !== undefined && choosing.mutate(asset.id)}
        />
      ) : null}
    </div>
  );
}

interface WhichPictureProps {
  readonly address: string;
  /** Undefined while nobody knows. */
  readonly facts: PictureFacts | null | undefined;
}

function WhichPicture({ address, facts }: WhichPictureProps) {
  if (address === '') return null;
  if (facts)
    return (
      <div className="space-y-1 text-sm">
        <Link to="/assets/$id" params={{ id: facts.assetId }} className="break-all underline">
          {facts.name}
        </Link>
        {facts.state === 'ready' ? null : <p>{stateInWords(facts.state)}</p>}
      </div>
    );
  const isGone = facts === null && address.startsWith('/media/uploads/');
  return (
    <div className="space-y-1 text-sm">
      <p className="break-all text-muted-foreground">{address}</p>
      {isGone ? (
        <p role="alert">{say('It was deleted from the library. Choose another one before its files go.')}</p>
      ) : null}
    </div>
  );
}
