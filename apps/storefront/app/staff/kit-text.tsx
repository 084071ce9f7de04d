import { Prose } from '../ui/layout/prose.tsx';
import { SanitisedHtml } from '../ui/sanitised-html.tsx';
import { KitSection } from './kit-section.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';

const texts = uiKitTexts.text;

export function KitText() {
  return (
    <KitSection id="text" title={uiKitTexts.sections.text}>
      <SanitisedHtml html={texts.html} />
      <Prose>
        <h3>{texts.smallHeading}</h3>
        <p>{texts.paragraph}</p>
      </Prose>
    </KitSection>
  );
}
