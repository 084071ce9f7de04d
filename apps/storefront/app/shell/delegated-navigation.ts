import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isOwnDocument } from '../routing/own-document.ts';
import type { ShellView } from './shell-view.ts';

interface Click {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

interface ClickedLink {
  readonly href: string;
  readonly target: string;
  readonly hreflang: string;
  readonly isDownload: boolean;
}

interface ShopAddresses {
  readonly basename: string;
  /** Home pages of the other languages. */
  readonly otherHomes: readonly string[];
}

/** The default language has no prefix, so everything begins as its pages do: the other languages are taken out. */
const isInLanguage = (path: string, { basename, otherHomes }: ShopAddresses): boolean =>
  path.startsWith(basename) && !otherHomes.some((home) => home.length > basename.length && path.startsWith(home));

/** The path the router is to open for a click on a plain link; null leaves the click to the browser. */
export function routedPath(click: Click, link: ClickedLink, here: string, shop: ShopAddresses): string | null {
  const isPlainClick =
    click.button === 0 && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey || click.defaultPrevented);
  const to = new URL(link.href, here);
  const isFile = link.isDownload || /\.\w+$/.test(to.pathname);
  // A link into another language needs another basename, so it is a new document.
  const isOwnPage = (link.target === '' || link.target === '_self') && link.hreflang === '' && !isFile;
  const from = new URL(here);
  const isAnchor = to.hash !== '' && to.pathname === from.pathname && to.search === from.search;
  const crossesDocuments = isOwnDocument(from) || isOwnDocument(to);
  if (
    !isPlainClick ||
    !isOwnPage ||
    isAnchor ||
    crossesDocuments ||
    to.origin !== from.origin ||
    !isInLanguage(to.pathname, shop)
  )
    return null;
  return `/${to.pathname.slice(shop.basename.length)}${to.search}${to.hash}`;
}

/**
 * One listener for the whole page instead of a routing component per link: pages have hundreds of links. Those to the
 * contact form open it over the page, with what their query asks for.
 */
export function useDelegatedNavigation(
  { basename, header }: Pick<ShellView, 'basename' | 'header'>,
  openContact: (search: string) => void,
): void {
  const navigate = useNavigate();
  const { languages } = header;
  const contactPage = header.contact.form?.links.page;
  useEffect(() => {
    const shop = { basename, otherHomes: languages?.others.map(({ home }) => home) ?? [] };
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (anchor === null || anchor.href === '') return;
      const { href, target, hreflang } = anchor;
      const link = { href, target, hreflang, isDownload: anchor.hasAttribute('download') };
      const path = routedPath(event, link, window.location.href, shop);
      if (path !== null) {
        event.preventDefault();
        if (anchor.pathname === contactPage) {
          openContact(anchor.search);
          return;
        }
        // A list that changes where it stands does not jump to its beginning.
        const stays = anchor.pathname === window.location.pathname && anchor.closest('[data-stay]') !== null;
        void navigate(path, { preventScrollReset: stays });
      }
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [basename, languages, navigate, contactPage, openContact]);
}
