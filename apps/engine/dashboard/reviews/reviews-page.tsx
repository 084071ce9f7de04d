import { api, Input, NativeSelect, Page, PageActionBar, PageBlock, PageLayout, PageTitle } from '@vendure/dashboard';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { FailureNote } from '../failure-note';
import { shownMoment } from '../moments';
import { Pager } from '../pager';
import { say, withinSentence } from '../say';
import { TableHead } from '../table-head';
import { ReviewDetail } from './review-detail';
import { stateInWords, states } from './review-words';
import { moderateReview, reviews, type Decision, type Review } from './reviews.documents';

const take = 50;

/** Those that wait to be read; the others on demand. */
export function ReviewsPage() {
  const [state, setState] = useState('pending');
  const [sku, setSku] = useState('');
  const [skip, setSkip] = useState(0);
  const [shown, setShown] = useState<Review | null>(null);
  const list = useQuery({
    queryKey: ['reviews', state, sku, skip],
    queryFn: () => api.query(reviews, { state, sku, skip, take }),
    placeholderData: keepPreviousData,
  });
  const deciding = useDecision(setShown);
  const { items, totalItems } = list.data?.reviews ?? { items: [], totalItems: 0 };
  const filter = (change: () => void) => {
    change();
    setSkip(0);
    setShown(null);
  };
  return (
    <Page pageId="reviews">
      <PageTitle>{say('Reviews')}</PageTitle>
      <PageActionBar>
        <Filters
          state={state}
          sku={sku}
          onState={(chosen) => filter(() => setState(chosen))}
          onSku={(typed) => filter(() => setSku(typed))}
        />
      </PageActionBar>
      <FailureNote failure={deciding.error ?? list.error} />
      <PageLayout>
        <PageBlock column="main" blockId="review-list">
          <Rules />
          <ReviewTable reviews={items} onShow={setShown} />
          <Pager skip={skip} take={take} totalItems={totalItems} onChange={setSkip} />
        </PageBlock>
        <PageBlock column="side" blockId="review-detail">
          {shown === null ? (
            <p className="text-sm">{say('Choose a review.')}</p>
          ) : (
            <ReviewDetail review={shown} isBusy={deciding.isPending} onDecide={deciding.mutate} />
          )}
        </PageBlock>
      </PageLayout>
    </Page>
  );
}

function useDecision(onDecided: (review: Review) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => api.mutate(moderateReview, decision),
    onSuccess: async ({ moderateReview: decided }) => {
      onDecided(decided);
      toast.success(
        say('Review {id}: {state}', { id: decided.id, state: withinSentence(stateInWords(decided.state)) }),
      );
      await queries.invalidateQueries({ queryKey: ['reviews'] });
    },
    // Somebody else may have been quicker: the list says what holds now.
    onError: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
}

/** The law (2005/29/EC) wants all ratings treated alike, and the shop says that it does. */
function Rules() {
  return (
    <div className="space-y-1 pb-3 text-sm">
      <p>
        {say(
          'Refuse a review only if it breaks the law, insults or threatens somebody, or contains personal data. Never refuse or delay one because of its rating or because it is critical: all ratings are published alike.',
        )}
      </p>
      <p className="text-muted-foreground">
        {say('The author is told by mail what you decide, with the reason of a refusal.')}
      </p>
    </div>
  );
}

interface FiltersProps {
  readonly state: string;
  readonly sku: string;
  readonly onState: (state: string) => void;
  readonly onSku: (sku: string) => void;
}

function Filters({ state, sku, onState, onSku }: FiltersProps) {
  return (
    <>
      <Input
        type="search"
        aria-label={say('SKU')}
        placeholder={say('SKU of a product')}
        value={sku}
        onChange={(event) => onSku(event.target.value)}
      />
      <NativeSelect
        className="min-w-40"
        aria-label={say('State')}
        value={state}
        onChange={(event) => onState(event.target.value)}
      >
        {states.map(({ value, words }) => (
          <option key={value} value={value}>
            {say(words)}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}

interface ReviewTableProps {
  readonly reviews: readonly Review[];
  readonly onShow: (review: Review) => void;
}

function ReviewTable({ reviews: listed, onShow }: ReviewTableProps) {
  return (
    <table className="w-full text-sm">
      <TableHead columns={[say('Review'), say('Product'), say('Rating'), say('Text'), say('Written')]} />
      <tbody>
        {listed.map((review) => (
          <tr key={review.id} className="border-t">
            <th scope="row" className="py-2 text-left font-normal">
              <button type="button" className="underline" onClick={() => onShow(review)}>
                {review.id}
              </button>
            </th>
            <td>{review.productName}</td>
            <td className="tabular-nums">{review.rating}</td>
            <td className="max-w-xs truncate">{review.text}</td>
            <td className="tabular-nums">{shownMoment(review.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
