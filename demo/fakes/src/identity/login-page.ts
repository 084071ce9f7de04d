import { escapeHtml, htmlPage } from '../html-page.ts';

const field = (name: string, label: string, value: string) =>
  `<p><label>${label}<br><input name="${name}" value="${value}" size="40"></label>`;

/** Who one wants to be, and whether one wants to. */
export function loginPage(title: string): Response {
  return htmlPage(
    `Sign in with ${escapeHtml(title)}`,
    `<form method="post">
      ${field('email', 'E-mail', 'maria@example.test')}
      ${field('firstName', 'First name', 'Maria')}
      ${field('lastName', 'Last name', 'Muster')}
      <p><label><input type="checkbox" name="verified" value="yes" checked> The e-mail address is verified</label>
      <p><button name="answer" value="continue">Continue</button>
      <button name="answer" value="refuse">Refuse</button>
    </form>`,
  );
}
