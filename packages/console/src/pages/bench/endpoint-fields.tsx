import type { PartnerEndpoint } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Check, CheckGroup } from '../../ui/check.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../applications/use-words.ts'

type Subscription = Pick<PartnerEndpoint, 'url' | 'kinds' | 'includes_own_changes'>

/** What an endpoint is: its URL, and the events that it gets. */
export function EndpointFields({ endpoint }: { endpoint?: Subscription }) {
  const t = useTexts('bench')
  const { kinds } = useWords()
  return (
    <>
      <Field
        label={t.url}
        name="url"
        type="url"
        defaultValue={endpoint?.url}
        placeholder="https://example.com/webhooks"
        hint={t.urlHint}
      />
      <CheckGroup
        label={t.gets}
        name="kinds"
        choices={kinds.map(({ name, title }) => ({ value: name, title }))}
        chosen={endpoint?.kinds ?? []}
      />
      <Check
        label={t.ownChanges}
        name="includes_own_changes"
        hint={t.ownChangesHint}
        defaultChecked={endpoint?.includes_own_changes}
      />
    </>
  )
}
