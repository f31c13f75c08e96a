import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Application } from '../../foyer.ts'
import { AppIcon } from '../../ui/app-icon.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { StageBadges } from './stage-badges.tsx'

interface ApplicationRowsProps {
  applications: Application[]
  to(application: Application): string
  note(application: Application): ReactNode
}

export function ApplicationRows({ applications, to, note }: ApplicationRowsProps) {
  return (
    <ul className="rows">
      {applications.map(application => (
        <li key={application.id}>
          <Link className="row row-link" to={to(application)}>
            <AppIcon icon={application.icon} title={application.title} />
            <span className="row-main">
              <strong>
                {application.title} <StageBadges application={application} />
              </strong>
              <span>{note(application)}</span>
            </span>
            <ArrowIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}
