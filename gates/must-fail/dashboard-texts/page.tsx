import { say, toSay } from './say';

const columns = [{ title: 'Never said' }, { title: toSay('Said later') }];

export function FixturePage({ isBusy }: { readonly isBusy: boolean }) {
  return (
    <main aria-label="Named in English" title={`Also ${columns.length}`}>
      <p>Plain English</p>
      {isBusy ? 'Busy' : say('Idle')}
      {say('{count, plural, one {One page} other {# pages}} of {name}', { count: 2, name: 'x' })}
      <code>const code = 1;</code>
    </main>
  );
}
