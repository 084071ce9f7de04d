export function Review({ text }: { readonly text: string }) {
  return <p {...{ dangerouslySetInnerHTML: { __html: text } }} />;
}
