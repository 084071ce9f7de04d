import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Accordion } from '../../ui/layout/accordion.tsx';
import { ProductName } from '../../ui/goods/product-name.tsx';
import { ProductPicture } from '../../ui/goods/product-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import styles from './details.module.css';
import type { DetailsView, SafetyView } from './details-view.ts';
import type { SetView } from './set-view.ts';
import { EnergyLabel } from './energy-label.tsx';
import { Section } from './section.tsx';
import { SizeDrawing } from './size-drawing.tsx';
import type { SectionView } from './sections-of.ts';

interface DetailsProps {
  readonly details: DetailsView;
  readonly sections: readonly SectionView[];
}

/** All there is to know about the product itself. */
export function Details({ details, sections }: DetailsProps) {
  return (
    <>
      <Section id="highlights" sections={sections}>
        <List items={details.highlights} look="checked" />
      </Section>
      <Section id="description" sections={sections}>
        <SanitisedHtml html={details.descriptionHtml} />
      </Section>
      <Section id="technical-data" sections={sections}>
        <div className={styles['technical']}>
          <TechnicalData rows={details.technicalData} />
          {details.size !== null && <SizeDrawing view={details.size} />}
        </div>
      </Section>
      <Section id="set" sections={sections}>
        {details.set !== null && <SetContents set={details.set} />}
      </Section>
      <Section id="delivery-contents" sections={sections}>
        <List items={details.deliveryContents} look="plain" />
      </Section>
      <Section id="documents" sections={sections}>
        <Documents details={details} />
      </Section>
      <Section id="faq" sections={sections}>
        <Accordion
          className={styles['faq']}
          items={details.faq.map(({ question, answer }) => ({
            key: question,
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </Section>
      <Section id="safety" sections={sections}>
        {details.safety !== null && <Safety safety={details.safety} />}
      </Section>
    </>
  );
}

function List({ items, look }: { readonly items: readonly string[]; readonly look: 'checked' | 'plain' }) {
  return (
    <ul role="list" className={styles[look]}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function TechnicalData({ rows }: { readonly rows: DetailsView['technicalData'] }) {
  return (
    <table className={styles['data']}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SetContents({ set: { parts, saving } }: { readonly set: SetView }) {
  return (
    <div className={styles['set']}>
      <ul role="list">
        {parts.map(({ sku, pieces, name, brand, href, picture, price }) => (
          <li key={sku} className={styles['setPart']}>
            <div className={styles['setPicture']}>
              <ProductPicture url={picture} alt="" brand={brand} number={sku} sizes="64px" mostWidth={320} />
            </div>
            <span className={styles['setName']}>
              {pieces}{' '}
              <a href={href}>
                <ProductName name={name} />
              </a>
            </span>
            <span className={styles['setPrice']}>{price}</span>
          </li>
        ))}
      </ul>
      {saving !== null && <p className={styles['setSaving']}>{saving}</p>}
    </div>
  );
}

function Documents({ details }: { readonly details: DetailsView }) {
  const { contactWishes, documents, energyLabel } = details;
  return (
    <>
      <ul role="list" className={styles['documents']}>
        {documents.map(({ name, format, href, isElsewhere }) => (
          <li key={href}>
            <a
              href={href}
              {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
              className={styles['document']}
            >
              <Icon icon={isElsewhere ? ExternalLink : Download} />
              <span>
                {name} <span className={styles['format']}>({format})</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {contactWishes !== null && (
        <div className={styles['wishes']}>
          <h3>{contactWishes.title}</h3>
          <ul role="list" className={styles['documents']}>
            {contactWishes.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={styles['document']}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {energyLabel !== null && (
        <div id="energy-label" className={styles['energy']}>
          <h3>{energyLabel.title}</h3>
          <EnergyLabel label={energyLabel} />
        </div>
      )}
    </>
  );
}

/** What the General Product Safety Regulation wants said. */
function Safety({ safety }: { readonly safety: SafetyView }) {
  const { contacts, warnings, warningsTitle } = safety;
  return (
    <div className={styles['safety']}>
      {contacts.map(({ role, name, address, email }) => (
        <div key={role}>
          <h3>{role}</h3>
          <address className={styles['address']}>
            <span translate="no">{name}</span>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={email.includes('@') ? `mailto:${email}` : email}>{email}</a>
          </address>
        </div>
      ))}
      {warnings.length > 0 && (
        <div className={styles['warnings']}>
          <h3 className={styles['warningsTitle']}>
            <Icon icon={TriangleAlert} />
            {warningsTitle}
          </h3>
          <List items={warnings} look="plain" />
        </div>
      )}
    </div>
  );
}
