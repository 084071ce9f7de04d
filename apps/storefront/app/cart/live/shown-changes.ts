import { isSameLine, type CartChange, type LineName } from './cart-intent.ts';
import { lineKey, type ShownLine } from '../shown-cart.ts';

type Lines = readonly ShownLine[];

const isLine = (line: ShownLine, name: LineName): boolean => line.giftOf === null && isSameLine(line, name);

const isChildOf = (line: ShownLine, sku: string): boolean => line.parentSku === sku;

const newLine = ({ sku, parentSku }: LineName, quantity: number): ShownLine => ({
  key: lineKey(sku, parentSku, null),
  sku,
  parentSku,
  giftOf: null,
  quantity,
  item: null,
  isPending: true,
});

/** A guarantee has as many pieces as its product. */
const withQuantity = (lines: Lines, name: LineName, quantity: number): Lines =>
  lines.map((line) =>
    isLine(line, name) || (name.parentSku === null && isChildOf(line, name.sku))
      ? { ...line, quantity, isPending: true }
      : line,
  );

function withAdded(lines: Lines, name: LineName, added: number): Lines {
  const present = lines.find((line) => isLine(line, name));
  return present === undefined ? [...lines, newLine(name, added)] : withQuantity(lines, name, present.quantity + added);
}

function withGuarantee(lines: Lines, name: LineName): Lines {
  const place = lines.findIndex((line) => line.sku === name.parentSku && line.giftOf === null);
  const parent = lines[place];
  if (parent === undefined || name.parentSku === null) return lines;
  const { parentSku } = name;
  const others = (part: Lines) => part.filter((line) => !isChildOf(line, parentSku));
  return [...others(lines.slice(0, place + 1)), newLine(name, parent.quantity), ...others(lines.slice(place + 1))];
}

/** What the lines will be once the shop has made the change. */
export function withChange(lines: Lines, change: CartChange): Lines {
  switch (change.kind) {
    case 'add':
      return withAdded(lines, change, change.quantity);
    case 'set':
      return withQuantity(lines, change, change.quantity);
    case 'remove':
      return lines.filter(
        (line) => !isLine(line, change) && !(change.parentSku === null && isChildOf(line, change.sku)),
      );
    case 'choose-guarantee':
      return withGuarantee(lines, change);
    case 'clear':
      return [];
    default:
      return lines;
  }
}
