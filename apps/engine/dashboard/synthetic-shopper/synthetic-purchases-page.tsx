import { api, FullWidthPageBlock, Page, PageLayout, PageTitle } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { FailureNote } from '../failure-note';
import { shownMoment } from '../moments';
import { secondsInWords } from '../numbers';
import { say, toSay } from '../say';
import { StateBadge } from '../state-badge';
import { TableHead } from '../table-head';
import { type SyntheticPurchase, syntheticPurchases } from './synthetic-purchases.documents';

const refreshMs = 15_000;

/** Where the shop's own shopper can buy and where not; red comes first. */
export function SyntheticPurchasesPage() {
  const list = useQuery({
    queryKey: ['synthetic-purchases'],
    queryFn: () => api.query(syntheticPurchases, {}),
    refetchInterval: refreshMs,
  });
  const found = list.data?.syntheticPurchases;
  return (
    <Page pageId="synthetic-shopper">
      <PageTitle>{say('Synthetic shopper')}</PageTitle>
      <FailureNote failure={list.error} />
      <PageLayout>
        <FullWidthPageBlock blockId="synthetic-purchases">
          {found === undefined ? (
            <p>{say('Loading the purchases…')}</p>
          ) : (
            <>
              <p className="text-sm">{scheduleInWords(found.everyMinutes)}</p>
              <PurchaseTable purchases={found.items} />
            </>
          )}
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

function scheduleInWords(everyMinutes: number | null): string {
  if (everyMinutes === null) return say('Nobody buys: SYNTHETIC_SHOPPER_MINUTES is not set.');
  return say(
    'The worker buys in each country every {everyMinutes} minutes. Nothing is sent, no money moves, no figure counts it.',
    { everyMinutes },
  );
}

const standings = {
  bought: { words: toSay('Can buy'), variant: 'success' },
  failing: { words: toSay('Cannot buy'), variant: 'destructive' },
  waiting: { words: toSay('Not tried'), variant: 'outline' },
} as const;

function standingOf({ standing }: SyntheticPurchase) {
  return standing === 'bought' || standing === 'failing' ? standings[standing] : standings.waiting;
}

const isRed = ({ standing }: SyntheticPurchase): number => (standing === 'failing' ? 0 : 1);
const cell = 'py-2 pr-4 align-top';

function PurchaseTable({ purchases }: { readonly purchases: readonly SyntheticPurchase[] }) {
  return (
    <div className="overflow-x-auto pt-4">
      <table className="w-full text-sm">
        <TableHead
          columns={[
            say('Country'),
            say('State'),
            say('Failed at'),
            say('Bought last'),
            say('Tried last'),
            say('{what, select, other {Took}}', { what: 'time' }),
          ]}
        />
        <tbody>
          {purchases
            .toSorted((a, b) => isRed(a) - isRed(b))
            .map((purchase) => (
              <PurchaseRow key={purchase.storeKey} purchase={purchase} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

function PurchaseRow({ purchase }: { readonly purchase: SyntheticPurchase }) {
  const { country, failedStep, failedBecause, failingSince, boughtAt, orderNumber, triedAt, tookMs } = purchase;
  const { variant, words } = standingOf(purchase);
  return (
    <tr className="border-t">
      <th scope="row" className={`${cell} text-left font-normal`}>
        {country}
      </th>
      <td className={cell}>
        <StateBadge variant={variant} words={say(words)} />
      </td>
      <td className={`${cell} max-w-sm [overflow-wrap:anywhere]`}>
        {failedStep === null
          ? ''
          : say('{failedStep}, since {failingSince}', { failedStep, failingSince: shownMoment(failingSince) })}
        <p className="text-xs text-muted-foreground">{failedBecause ?? ''}</p>
      </td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>
        {shownMoment(boughtAt)}
        <p className="text-xs text-muted-foreground">{orderNumber ?? ''}</p>
      </td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>{shownMoment(triedAt)}</td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>{tookMs === null ? '' : secondsInWords(tookMs)}</td>
    </tr>
  );
}
