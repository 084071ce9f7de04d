import { Button } from '@vendure/dashboard';
import { PictureChoice } from '../catalogue/pictures/picture-choice';
import { say } from '../say';
import { newCampaign, type CampaignDraft } from './store-draft';
import { Line, type StoreFieldsProps } from './store-fields';
import { problemOf } from './store-words';

interface CampaignFieldsProps extends StoreFieldsProps {
  readonly timeZone: string;
}

/** When campaigns run in this store. A banner of that name in the content follows them. */
export function CampaignFields({ draft: { campaigns }, problems, onChange, timeZone }: CampaignFieldsProps) {
  const change = (index: number, changes: Partial<CampaignDraft>) =>
    onChange({ campaigns: campaigns.map((each, at) => (at === index ? { ...each, ...changes } : each)) });
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted-foreground">
        {say(
          'A campaign banner of the same name is shown from start to end, by the clocks of the store ({timeZone}). Without a campaign here the banner’s own dates hold.',
          { timeZone },
        )}
      </p>
      {campaigns.map((campaign, index) => (
        <OneCampaign
          key={campaign.id}
          campaign={campaign}
          problem={(name) => problemOf(problems, `campaigns.${index}.${name}`)}
          onChange={(changes) => change(index, changes)}
          onRemove={() => onChange({ campaigns: campaigns.filter(({ id }) => id !== campaign.id) })}
        />
      ))}
      <Button
        type="button"
        variant="outline"
        size="sm"
        onClick={() => onChange({ campaigns: [...campaigns, newCampaign(campaigns)] })}
      >
        {say('Add a campaign')}
      </Button>
    </div>
  );
}

interface OneCampaignProps {
  readonly campaign: CampaignDraft;
  readonly problem: (name: string) => string | undefined;
  readonly onChange: (changes: Partial<CampaignDraft>) => void;
  readonly onRemove: () => void;
}

function OneCampaign({ campaign, problem, onChange, onRemove }: OneCampaignProps) {
  const { campaignName, start, end, pageTitle, imageUrl } = campaign;
  return (
    <fieldset className="space-y-3 rounded-md border p-3">
      <legend className="px-1 text-sm font-medium">{campaignName || say('New campaign')}</legend>
      <div className="flex flex-wrap gap-4">
        <Line
          label={say('Name')}
          hint={say('As the banner has it.')}
          value={campaignName}
          problem={problem('campaignName')}
          onChange={(text) => onChange({ campaignName: text })}
        />
        <Line
          label={say('Title (optional)')}
          value={pageTitle}
          problem={problem('pageTitle')}
          onChange={(text) => onChange({ pageTitle: text })}
        />
      </div>
      <div className="flex flex-wrap gap-4">
        <Line
          label={say('Start')}
          type="datetime-local"
          value={start}
          problem={problem('startDate')}
          onChange={(text) => onChange({ start: text })}
        />
        <Line
          label={say('End')}
          type="datetime-local"
          value={end}
          problem={problem('endDate')}
          onChange={(text) => onChange({ end: text })}
        />
      </div>
      <fieldset className="rounded-md border p-3">
        <legend className="px-1 text-sm font-medium">{say('Picture (optional)')}</legend>
        <PictureChoice
          address={imageUrl}
          onChoose={({ address }) => onChange({ imageUrl: address })}
          onRemove={() => onChange({ imageUrl: '' })}
        >
          <p className={`text-xs ${problem('imageUrl') === undefined ? 'text-muted-foreground' : 'text-destructive'}`}>
            {problem('imageUrl') ?? say('Of this store alone, in the place of the banner’s own picture.')}
          </p>
        </PictureChoice>
      </fieldset>
      <Button type="button" variant="ghost" size="sm" onClick={onRemove}>
        {campaignName === '' ? say('Remove this campaign') : say('Remove {campaignName}', { campaignName })}
      </Button>
    </fieldset>
  );
}
