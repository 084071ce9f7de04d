/** The options of a select whose values speak for themselves. */
export function Options({ values }: { readonly values: readonly string[] }) {
  return values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));
}
