import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { notifyOfSignOut } from '../../session/other-tabs.ts'
import { useMe, useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { DeletionBlockers } from './deletion-blockers.tsx'

export function DeleteAccount() {
  const { deletion: t } = useTexts('profile')
  const blockers = useLoaded(() => foyer.account.deletionBlockers(), ['deletion_blocker'])
  return (
    <Panel title={t.title} note={t.note}>
      <LoadedView of={blockers}>
        {({ blockers: list }) =>
          list.length > 0 ? (
            <DeletionBlockers blockers={list} />
          ) : (
            <PanelBody>
              <Facts>
                <Fact name={t.ends}>{t.endsNote}</Fact>
                <Fact name={t.erased}>{t.erasedNote}</Fact>
                <Fact name={t.stays}>{t.staysNote}</Fact>
              </Facts>
              <DeletionForm onRefused={blockers.reload} />
            </PanelBody>
          )
        }
      </LoadedView>
    </Panel>
  )
}

function DeletionForm({ onRefused }: { onRefused(): Promise<void> }) {
  const { deletion: t } = useTexts('profile')
  const me = useMe()
  const { leave } = useSession()
  const own = me.email || me.phone
  const [typed, setTyped] = useState('')
  const remove = async () => {
    try {
      await foyer.account.deleteMe({ login: typed })
    } catch (error) {
      // Somebody else may have left a location or a partner account meanwhile.
      await onRefused()
      throw error
    }
    notifyOfSignOut()
    leave(t.done)
  }
  return (
    <Form onSubmit={remove} canBeLeft>
      <Field
        label={me.email ? t.typeEmail : t.typePhone}
        name="login"
        autoComplete="off"
        hint={own}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="form-actions">
        <SubmitButton kind="danger" isDisabled={typed.trim().toLowerCase() !== own.toLowerCase()}>
          {t.action}
        </SubmitButton>
      </div>
    </Form>
  )
}
