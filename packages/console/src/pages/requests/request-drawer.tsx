import { useLoaded } from '../../data/use-loaded.ts'
import { type ApiRequest, foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LogIcon, OutsideIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusBadge } from './status-badge.tsx'

interface RequestDrawerProps {
  partnerId: number
  requestId: string
  onLocation(id: number): void
  onClose(): void
}

/** Everything that the log has of one request. */
export function RequestDrawer({ partnerId, requestId, onLocation, onClose }: RequestDrawerProps) {
  const t = useTexts('requests')
  const loaded = useLoaded(
    () => foyer.insights.requests({ partner_id: partnerId, request_id: requestId, count: 1 }),
    ['api_request', partnerId, 'one', requestId],
  )
  return (
    <Drawer title={t.request} onClose={onClose}>
      <LoadedView of={loaded}>
        {([request]) =>
          request ? (
            <RequestFacts request={request} onLocation={onLocation} />
          ) : (
            <Empty icon={<LogIcon />} title={t.missing}>
              {t.missingNote}
            </Empty>
          )
        }
      </LoadedView>
    </Drawer>
  )
}

function RequestFacts({ request, onLocation }: { request: ApiRequest; onLocation(id: number): void }) {
  const t = useTexts('requests')
  const { precise, number } = useFormats()
  const { location_id, docs_path } = request
  return (
    <>
      {request.status >= 400 && (
        <Notice kind="info">{request.error_message ?? t.isError(request.status)}</Notice>
      )}
      <Facts>
        <Fact name={t.request}>
          <code className="request-line">
            <b>{request.method}</b> {request.path}
          </code>
        </Fact>
        <Fact name={t.status}>
          <StatusBadge status={request.status} />
        </Fact>
        {request.error_code !== null && (
          <Fact name={t.errorCode}>
            <code>{request.error_code}</code>
          </Fact>
        )}
        {request.error_fields.length > 0 && (
          <Fact name={t.errorFields}>
            <code>{request.error_fields.join(', ')}</code>
          </Fact>
        )}
        <Fact name={t.operation}>{request.summary || t.noOperation}</Fact>
        <Fact name={t.time}>{precise(request.at)}</Fact>
        <Fact name={t.duration}>{t.milliseconds(number(request.duration_ms))}</Fact>
        <Fact name={t.requestId}>
          <code>{request.request_id}</code> <CopyButton what={t.requestId} text={request.request_id} />
        </Fact>
        <Fact name={t.token}>{tokenOf(request, t)}</Fact>
        {location_id !== null && (
          <Fact name={t.location}>{request.location_title ?? t.ofLocation(location_id)}</Fact>
        )}
        <Fact name={t.queryFields}>
          {request.query_fields.length > 0 ? (
            <>
              <code>{request.query_fields.join(', ')}</code>
              <br />
              {t.queryFieldsNote}
            </>
          ) : (
            t.noQuery
          )}
        </Fact>
      </Facts>
      <div className="form-actions">
        {docs_path !== null && (
          <a className="button button-plain" href={docs_path} target="_blank" rel="noreferrer">
            <OutsideIcon /> {t.readDocs}
          </a>
        )}
        {location_id !== null && (
          <Button kind="quiet" onClick={() => onLocation(location_id)}>
            {t.onlyLocation}
          </Button>
        )}
      </div>
    </>
  )
}

function tokenOf(
  { token_kind, user_id, client_id }: ApiRequest,
  t: ReturnType<typeof useTexts<'requests'>>,
): string {
  const id = client_id ?? user_id
  return id === null ? t.tokens[token_kind] : t.tokenOf(t.tokens[token_kind], String(id))
}
