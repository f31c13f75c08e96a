import './publishing.css'
import { Link } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Application, foyer, type ReviewChecklist } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AlertIcon, CheckIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'

type Item = ReviewChecklist['items'][number]

/** Where each item is mended; relative paths are sections of the application. */
const placeOf: Record<Item['name'], (application: Application) => string> = {
  email: () => '/profile',
  title: sectionAt(''),
  short_description: sectionAt(''),
  description: sectionAt(''),
  icon: sectionAt(''),
  category: sectionAt(''),
  rights: sectionAt('/access'),
  subscription: sectionAt('/access'),
  registration_url: sectionAt('/addresses'),
  webhook_url: sectionAt('/addresses'),
  plans: sectionAt('/tariffs'),
  endpoint_check: sectionAt('/endpoint'),
  test_installation: ({ id, partner }) => `/partners/${partner.id}/start?application=${id}`,
}

function sectionAt(path: string) {
  return ({ id, partner }: Application) => `/partners/${partner.id}/applications/${id}${path}`
}

/** What the server finds before a review: what is required, and what it advises. */
export function Checklist({ application }: { application: Application }) {
  const t = useTexts('publishing')
  const { id, partner } = application
  const checklist = useLoaded(
    () => foyer.applications.getChecklist({ application_id: id }),
    ['application', partner.id, id, 'checklist'],
  )
  return (
    <Panel title={t.checklist} note={t.checklistNote}>
      <LoadedView of={checklist}>
        {({ can_submit, items }) => (
          <>
            <PanelBody>
              <Notice kind={can_submit ? 'success' : 'info'}>
                {can_submit ? t.canSubmit : t.cannotSubmit}
              </Notice>
            </PanelBody>
            <ul className="rows">
              {items.map(item => (
                <ItemRow key={item.name} item={item} to={placeOf[item.name](application)} />
              ))}
            </ul>
          </>
        )}
      </LoadedView>
    </Panel>
  )
}

function ItemRow({ item: { name, is_done, is_required }, to }: { item: Item; to: string }) {
  const t = useTexts('publishing')
  const words = t.items[name]
  return (
    <li className={is_done ? 'row check-done' : 'row'}>
      {is_done ? <CheckIcon /> : <AlertIcon />}
      <span className="row-main">
        <strong>{words.title}</strong>
        {!is_done && <span>{words.advice}</span>}
      </span>
      <span className={is_done ? 'badge badge-accent' : is_required ? 'badge badge-warn' : 'badge'}>
        {is_done ? t.done : is_required ? t.required : t.advised}
      </span>
      {!is_done && (
        <Link to={to} aria-label={t.mendNamed(words.title)}>
          {t.mend}
        </Link>
      )}
    </li>
  )
}
