import { useState } from 'react'
import { Link } from 'react-router'
import { type Pages, usePages } from '../../data/use-pages.ts'
import { useSearch } from '../../data/use-search.ts'
import { useTask } from '../../data/use-task.ts'
import { foyer, type OperatorBlock } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { LiftSuspension } from './lift-suspension.tsx'

type Kind = OperatorBlock['kind']

/** All that operators have blocked. */
export function BlocksPage() {
  const { values, set } = useSearch(['kind'])
  const t = useTexts('operator-room')
  const kinds = Object.keys(t.kinds) as Kind[]
  const kind = kinds.find(known => known === values.kind)
  const blocks: Pages<OperatorBlock> = usePages<OperatorBlock, string>(
    cursor => foyer.operators.listBlocks({ kind, cursor }),
    ['operator_block', kind ?? ''],
    { keepsPrevious: true },
  )
  return (
    <Panel title={t.pages.blocks} note={t.blocksNote}>
      <PanelBody>
        <Form
          canBeLeft
          key={kind}
          label={t.filterBlocks}
          className="form-row"
          onSubmit={async given => set({ kind: given.kind ?? '' }, { isStep: true })}
        >
          <SelectField label={t.kind} name="kind" defaultValue={kind ?? ''} isOptional>
            <option value="">{t.all}</option>
            {kinds.map(known => (
              <option key={known} value={known}>
                {t.kinds[known]}
              </option>
            ))}
          </SelectField>
          <SubmitButton kind="plain">{t.apply}</SubmitButton>
        </Form>
      </PanelBody>
      <PagedList
        of={blocks}
        empty={
          <Empty icon={<CheckIcon />} title={t.noBlocks}>
            {t.blocksNote}
          </Empty>
        }
      >
        {list => (
          <ul className="rows">
            {list.map(block => (
              <BlockRow key={keyOf(block)} block={block} onChange={blocks.loaded.reload} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}

const keyOf = ({ kind, partner, location, application, person }: OperatorBlock): string =>
  [kind, partner?.id, location?.id, application?.id, person?.id].join(' ')

/** Where it is lifted. */
function addressOf({ partner, application, location, person }: OperatorBlock): string {
  if (partner) return `/operator/partners/${partner.id}`
  if (application) return `/operator/applications/${application.id}`
  return location ? `/operator/locations/${location.id}` : `/operator/people/${person?.id}`
}

function suspendedIn({ kind, partner, location, person }: OperatorBlock) {
  if (kind === 'partner_suspended' && partner) return { kind: 'partner' as const, id: partner.id }
  if (kind === 'location_suspended' && location) return { kind: 'location' as const, id: location.id }
  if (kind === 'person_suspended' && person) return { kind: 'person' as const, id: person.id }
  return undefined
}

function BlockRow({ block, onChange }: { block: OperatorBlock; onChange(): Promise<void> }) {
  const { kind, partner, location, application, person, at, by, reason } = block
  const t = useTexts('operator-room')
  const { moment } = useFormats()
  const { isBusy, error, run } = useTask()
  const say = useToast()
  const [isAsked, setAsked] = useState(false)
  const title = partner?.title ?? application?.title ?? location?.title ?? person?.name ?? ''
  const allow = async (place: { id: number; title: string }) => {
    if (!(await run(() => foyer.operators.unblockInstallation({ location_id: place.id })))) return
    say(t.allowedIn(place.title))
    await onChange()
  }
  const suspended = suspendedIn(block)
  const liftNow = async (work: Promise<unknown>, done: string) => {
    setAsked(false)
    if (await run(() => work)) say(done)
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          <Link to={addressOf(block)}>{title}</Link>{' '}
          {application && location && `${t.inLocation(location.title)} `}
          <Badge kind={kind.endsWith('suspended') ? 'danger' : 'warn'}>{t.kindOf[kind]}</Badge>
        </strong>
        <span className="prose">{reason || t.noReason}</span>
        {at && <span>{by ? t.blockedBy(by.name, moment(at)) : t.blockedAt(moment(at))}</span>}
        {error && <Notice kind="error">{error.message}</Notice>}
      </span>
      {suspended && (
        <>
          <Button aria-label={t.suspension.liftOf(title)} onClick={() => setAsked(true)}>
            {t.suspension.lift}
          </Button>
          {isAsked && (
            <LiftSuspension {...suspended} title={title} onChange={liftNow} onClose={() => setAsked(false)} />
          )}
        </>
      )}
      {kind === 'installation_blocked' && location && (
        <Button isBusy={isBusy} aria-label={t.allowIn(location.title)} onClick={() => void allow(location)}>
          {t.allowInstallations}
        </Button>
      )}
    </li>
  )
}
