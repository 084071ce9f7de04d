import { api, Button, Input } from '@vendure/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { PictureChoice } from '../catalogue/pictures/picture-choice';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { say } from '../say';
import type { Work } from './use-product-work';
import { keepVideo } from './workbench.documents';

const hostedBegin = '/media/';

/** A file that the shop plays itself, or an address; and the picture that stands for it until somebody plays it. */
export function VideoField({ work: { draft, change } }: { readonly work: Work }) {
  const { video, videoPoster } = draft.facts;
  const fileId = useId();
  const set = (given: Partial<typeof draft.facts>) => change({ facts: { ...draft.facts, ...given } });
  const uploading = useMutation({
    mutationFn: (file: File) => api.mutate(keepVideo, { file }),
    onSuccess: ({ keepVideo: address }) => set({ video: address }),
  });
  return (
    <div className="space-y-4 text-sm">
      <div className="space-y-1">
        <label htmlFor={fileId} className="font-medium">
          {say('Upload a video')}
        </label>
        <Input
          id={fileId}
          type="file"
          accept="video/mp4,video/webm,.mp4,.webm"
          disabled={uploading.isPending}
          aria-describedby={`${fileId}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) uploading.mutate(file);
            target.value = '';
          }}
        />
        <p id={`${fileId}-hint`} className="text-xs text-muted-foreground">
          {say('MP4 or WebM, up to 64 MB. It is kept as it is, with the place and the camera if they are in it.')}
        </p>
        <p aria-live="polite">{uploading.isPending ? say('Uploading the video…') : ''}</p>
      </div>
      <FailureNote failure={uploading.error} />
      <Labelled label={say('Video')} hint={say('What was uploaded, or https://… of another site, which is linked.')}>
        {(control) => (
          <Input {...control} value={video} onChange={({ target }) => set({ video: target.value.trim() })} />
        )}
      </Labelled>
      {video.startsWith(hostedBegin) ? (
        <section aria-label={say('Picture of the video')} className="space-y-2">
          <p className="font-medium">{say('Picture of the video')}</p>
          <PictureChoice
            address={videoPoster}
            onChoose={({ picture }) => set({ videoPoster: picture })}
            onRemove={() => set({ videoPoster: '' })}
          >
            <p className="text-xs text-muted-foreground">
              {say('Shown until somebody plays the video. Without one, the first picture of the product is.')}
            </p>
          </PictureChoice>
        </section>
      ) : null}
      {video === '' ? null : (
        <Button type="button" variant="outline" size="sm" onClick={() => set({ video: '', videoPoster: '' })}>
          {say('Remove the video')}
        </Button>
      )}
    </div>
  );
}
