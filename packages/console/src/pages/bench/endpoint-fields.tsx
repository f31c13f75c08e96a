import '../webhooks/webhooks.css'
import { useRef, useState } from 'react'
import type { PartnerEndpoint } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Check, CheckGroup } from '../../ui/check.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useWords } from '../applications/use-words.ts'

type Subscription = Pick<PartnerEndpoint, 'url' | 'kinds' | 'includes_own_changes'>

/** What an endpoint is: its URL, and the events that it gets. */
export function EndpointFields({ endpoint }: { endpoint?: Subscription }) {
  const t = useTexts('bench')
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
      <Kinds chosen={endpoint?.kinds ?? []} />
      <Check
        label={t.ownChanges}
        name="includes_own_changes"
        hint={t.ownChangesHint}
        defaultChecked={endpoint?.includes_own_changes}
      />
    </>
  )
}

/** An endpoint without any kind can be saved, but gets nothing: the form says so. */
function Kinds({ chosen }: { chosen: string[] }) {
  const t = useTexts('bench')
  const { kinds } = useWords()
  const group = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(chosen.length)
  const boxes = () => [...(group.current?.querySelectorAll<HTMLInputElement>('input[name="kinds"]') ?? [])]
  const recount = () => setCount(boxes().filter(({ checked }) => checked).length)
  const hasAll = count === kinds.length
  // By a click, so that the form learns of it as of any other change.
  const toggleAll = () => {
    for (const box of boxes()) if (box.checked === hasAll) box.click()
  }
  return (
    <div ref={group} className="bench-kinds" onChange={recount}>
      <CheckGroup
        label={t.gets}
        name="kinds"
        choices={kinds.map(({ name, title }) => ({ value: name, title }))}
        chosen={chosen}
      />
      <Button kind="quiet" onClick={toggleAll}>
        {hasAll ? t.noKinds : t.allKinds}
      </Button>
      {count === 0 && <Notice kind="info">{t.getsNothing}</Notice>}
    </div>
  )
}
