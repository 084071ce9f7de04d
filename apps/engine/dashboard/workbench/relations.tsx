import { api, Button, Input } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { mostSetParts, setPart, type SetPart } from '@tradehall/domain/catalogue/product-document.ts';
import { type SubmitEvent, useState } from 'react';
import { FailureNote } from '../failure-note';
import { moved, without } from '../list-changes';
import { PlaceButtons } from '../place-buttons';
import { say } from '../say';
import type { Work } from './use-product-work';
import { type RelatedProduct, workbenchProducts } from './workbench.documents';

/** Which products go with this one, and with which it goes. Each side writes the other. */
export function Relations({ work: { saved, draft, change } }: { readonly work: Work }) {
  const { names, learn } = useNames(saved.related);
  if (saved.sku === null) return <p className="text-sm">{say('Add a variant first: accessories go by SKU.')}</p>;
  const list = (title: string, empty: string, side: 'relatedAccessories' | 'accessoryOf') => (
    <RelationList
      {...{ title, empty, names }}
      own={saved.sku ?? ''}
      skus={draft[side]}
      onName={learn}
      onChange={(skus) => change({ [side]: skus })}
    />
  );
  return (
    <div className="space-y-5">
      {list(say('Accessories of this product'), say('It has no accessories.'), 'relatedAccessories')}
      {list(say('This product is an accessory of'), say('It belongs to no other product.'), 'accessoryOf')}
    </div>
  );
}

function useNames(related: readonly RelatedProduct[]) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    new Map(related.map(({ sku, name }) => [sku ?? '', name])),
  );
  return { names, learn: ({ sku, name }: RelatedProduct) => setNames(new Map(names).set(sku ?? '', name)) };
}

/** What comes with the product, where it is a set. */
export function SetParts({ work: { saved, draft, change } }: { readonly work: Work }) {
  const { names, learn } = useNames(saved.related);
  const parts = draft.setParts;
  if (saved.sku === null) return <p className="text-sm">{say('Add a variant first: sets go by SKU.')}</p>;
  const title = say('In this set');
  const replace = (setParts: readonly SetPart[]) => change({ setParts });
  const add = (product: RelatedProduct) => {
    if (product.sku === null || parts.length === mostSetParts) return;
    learn(product);
    replace([...parts, { sku: product.sku, quantity: 1 }]);
  };
  return (
    <section aria-label={title} className="space-y-2 text-sm">
      <p className="text-muted-foreground">
        {say(
          'The set has a price and a stock of its own. The page of the shop lists what is in it, and what it saves.',
        )}
      </p>
      {parts.length === 0 ? <p>{say('It is no set.')}</p> : null}
      <ol className="space-y-1">
        {parts.map((part, at) => (
          <li key={part.sku} className="flex items-center justify-between gap-2 border-t pt-1">
            <span className="flex min-w-0 items-center gap-2">
              <PiecesInput part={part} onChange={(changed) => replace(parts.with(at, changed))} />
              <span className="min-w-0 break-words">
                × <span className="tabular-nums">{part.sku}</span> {names.get(part.sku) ?? ''}
              </span>
            </span>
            <PlaceButtons
              name={part.sku}
              isFirst={at === 0}
              isLast={at === parts.length - 1}
              onMove={(by) => replace(moved(parts, at, by))}
              onRemove={() => replace(without(parts, at))}
            />
          </li>
        ))}
      </ol>
      <ProductPicker title={title} without={new Set([saved.sku, ...parts.map(({ sku }) => sku)])} onPick={add} />
    </section>
  );
}

interface PiecesInputProps {
  readonly part: SetPart;
  readonly onChange: (part: SetPart) => void;
}

/** What is no number of pieces is forgotten with the focus. */
function PiecesInput({ part, onChange }: PiecesInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      className="w-20 tabular-nums"
      inputMode="numeric"
      aria-label={say('Pieces of {sku}', { sku: part.sku })}
      value={typed ?? String(part.quantity)}
      onChange={({ target }) => {
        setTyped(target.value);
        const changed = setPart.safeParse({ ...part, quantity: Number(target.value) });
        if (changed.success) onChange(changed.data);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

interface RelationListProps {
  readonly title: string;
  readonly empty: string;
  readonly own: string;
  readonly skus: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly onName: (product: RelatedProduct) => void;
  readonly onChange: (skus: readonly string[]) => void;
}

function RelationList({ title, empty, own, skus, names, onName, onChange }: RelationListProps) {
  const add = (product: RelatedProduct) => {
    if (product.sku === null || skus.includes(product.sku)) return;
    onName(product);
    onChange([...skus, product.sku]);
  };
  return (
    <section aria-label={title} className="space-y-2 text-sm">
      <h2 className="font-medium">{title}</h2>
      {skus.length === 0 ? <p>{empty}</p> : null}
      <ol className="space-y-1">
        {skus.map((sku, at) => (
          <li key={sku} className="flex items-center justify-between gap-2 border-t pt-1">
            <span className="min-w-0 break-words">
              <span className="tabular-nums">{sku}</span> {names.get(sku) ?? ''}
            </span>
            <PlaceButtons
              name={sku}
              isFirst={at === 0}
              isLast={at === skus.length - 1}
              onMove={(by) => onChange(moved(skus, at, by))}
              onRemove={() => onChange(without(skus, at))}
            />
          </li>
        ))}
      </ol>
      <ProductPicker title={title} without={new Set([own, ...skus])} onPick={add} />
    </section>
  );
}

interface ProductPickerProps {
  readonly title: string;
  readonly without: ReadonlySet<string>;
  readonly onPick: (product: RelatedProduct) => void;
}

function ProductPicker({ title, without: left, onPick }: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { data, error, isFetching } = useQuery({
    queryKey: ['workbench-products', 'picker', search],
    queryFn: () => api.query(workbenchProducts, { search, take: 10 }),
    enabled: search !== '',
  });
  const items = (data?.workbenchProducts.items ?? []).filter(({ sku }) => sku !== null && !left.has(sku));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <div className="space-y-2">
      <form role="search" aria-label={title} className="flex gap-2" onSubmit={submit}>
        <Input
          type="search"
          aria-label={say('Find a product: {title}', { title })}
          placeholder={say('SKU or words of a name')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outline">
          {say('Find')}
        </Button>
      </form>
      <FailureNote failure={error} />
      {search !== '' && !isFetching && items.length === 0 ? <p>{say('No other product is like that.')}</p> : null}
      <ul className="space-y-1">
        {items.map((product) => (
          <li key={product.productId} className="flex items-center justify-between gap-2">
            <span className="min-w-0 break-words">
              <span className="tabular-nums">{product.sku}</span> {product.name}
            </span>
            <Button
              type="button"
              variant="outline"
              size="sm"
              aria-label={say('Add {sku}', { sku: product.sku ?? '' })}
              onClick={() => onPick(product)}
            >
              {say('Add')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
